import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/**
 * The reference for the product's lists: a hand-written virtual list in plain React, without components or CSS-
 * in-JS. Filtering and scrolling replace the texts of its rows.
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

type Row = Record<string, unknown>;

const must = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
};

const spec = JSON.parse(must('#spec').textContent ?? '') as ReferenceSpec;
const MARGIN = 2;

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

async function load(): Promise<Row[]> {
  if (spec.data === '') {
    return Array.from({ length: 100_000 }, (_, line) => ({ line: `192.0.2.1:${20_000 + (line % 9_000)}` }));
  }
  let answer = (await (await fetch(spec.data)).json()) as Row | Row[];
  for (const key of spec.key === '' ? [] : spec.key.split('.')) answer = (answer as Row)[key] as Row;
  return answer as Row[];
}

function List(): ReactNode {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [query, setQuery] = useState('');
  const [[start, end], setView] = useState<readonly [number, number]>([0, 0]);
  const list = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    void load().then(setRows);
  }, []);
  const index = useMemo(
    () =>
      rows.map((row) =>
        spec.search
          .map((name) => text(row[name]))
          .join(' ')
          .toLowerCase(),
      ),
    [rows],
  );
  const needle = query.trim().toLowerCase();
  const shown = useMemo(
    () =>
      spec.mode === 'edit' || needle === '' ? rows : rows.filter((_, at) => index[at]?.includes(needle)),
    [rows, index, needle],
  );
  const measure = useCallback(() => {
    const own =
      spec.height > 0 ? list.current?.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
    const origin = body.current?.getBoundingClientRect().top ?? 0;
    const last = Math.min(shown.length, Math.ceil(((own?.bottom ?? 0) - origin) / spec.rowSize) + MARGIN);
    const first = Math.max(0, Math.min(Math.floor(((own?.top ?? 0) - origin) / spec.rowSize) - MARGIN, last));
    setView((before) => (before[0] === first && before[1] === last ? before : [first, last]));
  }, [shown]);
  useLayoutEffect(() => {
    measure();
    const follow = (): void => flushSync(measure);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [measure]);

  const rendered = shown.slice(start, Math.min(end, shown.length));
  return (
    <>
      <p>
        <input
          type="search"
          aria-label="Search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
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
          <div
            ref={body}
            data-body=""
            role="rowgroup"
            style={{
              paddingTop: start * spec.rowSize,
              paddingBottom: (shown.length - start - rendered.length) * spec.rowSize,
            }}
          >
            {rendered.map((row, at) => (
              // Filtering reuses the elements for other rows, which is safe because they have no state.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} role="row" aria-rowindex={start + at + 2}>
                {spec.fields.map((name, column) => (
                  <div key={name}>
                    {spec.mode === 'edit' && start + at === 0 && column === 0 ? query : text(row[name])}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

document.documentElement.style.setProperty('--pitch', `${spec.rowSize}px`);
createRoot(must('#root')).render(<List />);
