import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The reference for the product's lists: TanStack Virtual over plain rows, without components or CSS-in-JS.
 */
export interface ReferenceSpec {
  /** The URL of the rows; empty for generated lines. */
  data: string;
  /** Path of the array in the response, such as `bots.0.members`; empty if the response is the array. */
  key: string;
  /** The fields that are shown, one per column. */
  fields: string[];
  search: string[];
  rowSize: number;
  /** Height in pixels of a list that scrolls itself; 0 if the page scrolls. */
  height: number;
  /** `edit` writes the typed text into the first visible line instead of filtering. */
  mode: 'filter' | 'edit';
}

interface Row {
  /** Position in the response. */
  readonly id: number;
  readonly texts: readonly string[];
  /** What is searched, in lower case. */
  readonly index: string;
}

type Answer = Record<string, unknown>;

const must = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
};

const spec = JSON.parse(must('#spec').textContent ?? '') as ReferenceSpec;
const OVERSCAN = 6;

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

async function load(): Promise<Row[]> {
  let answer: unknown =
    spec.data === ''
      ? Array.from({ length: 100_000 }, (_, line) => ({ line: `192.0.2.1:${20_000 + (line % 9_000)}` }))
      : await (await fetch(spec.data)).json();
  for (const key of spec.data === '' || spec.key === '' ? [] : spec.key.split('.'))
    answer = (answer as Answer)[key];
  return (answer as Answer[]).map((row, id) => ({
    id,
    texts: spec.fields.map((name) => text(row[name])),
    index: spec.search
      .map((name) => text(row[name]))
      .join(' ')
      .toLowerCase(),
  }));
}

const PlainRow = memo(function PlainRow({
  row,
  index,
  top,
  typed,
}: {
  row: Row;
  index: number;
  top: number;
  /** Replaces the first text. */
  typed: string | undefined;
}): ReactNode {
  return (
    <div role="row" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
      {spec.fields.map((name, column) => (
        <div key={name}>{column === 0 ? (typed ?? row.texts[0]) : row.texts[column]}</div>
      ))}
    </div>
  );
});

/** The element or the page that scrolls. */
function useRows(count: number, list: RefObject<HTMLDivElement | null>): Virtualizer<HTMLElement, Element> {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read by the caller and goes no further
  return useVirtualizer<HTMLElement, Element>({
    count,
    overscan: OVERSCAN,
    estimateSize: () => spec.rowSize,
    getScrollElement: () => (spec.height > 0 ? list.current : document.documentElement),
    ...(spec.height > 0
      ? {}
      : {
          // The page scrolls; its scroll events are the document's.
          observeElementOffset: (_, onChange) => {
            const follow = (): void => onChange(window.scrollY, true);
            follow();
            document.addEventListener('scroll', follow, { passive: true });
            return () => document.removeEventListener('scroll', follow);
          },
        }),
  });
}

function List(): ReactNode {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void load().then(setRows);
  }, []);
  const needle = query.trim().toLowerCase();
  const shown = useMemo(
    () => (spec.mode === 'edit' || needle === '' ? rows : rows.filter(({ index }) => index.includes(needle))),
    [rows, needle],
  );
  const virtual = useRows(shown.length, list);
  return (
    <>
      <p>
        <input
          type="search"
          aria-label="Search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            if (list.current !== null) list.current.scrollTop = 0;
          }}
        />{' '}
        <span>{`${shown.length} rows`}</span>
      </p>
      <div
        ref={list}
        id="list"
        data-own-scroll={spec.height > 0 ? '' : undefined}
        style={spec.height > 0 ? { height: spec.height } : {}}
      >
        <div
          role="grid"
          aria-label="Rows"
          aria-rowcount={shown.length + 1}
          data-typed={spec.mode === 'edit' ? query : undefined}
        >
          <div id="head" role="row">
            {spec.fields.map((name) => (
              <b key={name}>{name}</b>
            ))}
          </div>
          <div data-body="" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = shown[index];
              if (row === undefined) return null;
              const typed = spec.mode === 'edit' && index === 0 ? query : undefined;
              return <PlainRow key={row.id} row={row} index={index} top={start} typed={typed} />;
            })}
          </div>
        </div>
      </div>
    </>
  );
}

document.documentElement.style.setProperty('--pitch', `${spec.rowSize}px`);
createRoot(must('#root')).render(<List />);
