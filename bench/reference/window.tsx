import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/**
 * The reference that the product's lists are measured against: a window over plain rows, written by
 * hand for this one purpose with what the product is written with, React. No components, no styles in
 * script, nothing around it; rows are given other texts as the list is filtered and scrolled.
 */
export interface ReferenceSpec {
  /** Where the rows come from; empty for lines that are made here. */
  data: string;
  /** Where the array is in the answer, such as `bots.0.members`; empty where the answer is the array. */
  key: string;
  /** What is shown of a row, a column each. */
  fields: string[];
  /** What is looked through. */
  search: string[];
  /** Height of a row in pixels. */
  rowSize: number;
  /** Height of the list in pixels where it scrolls by itself; 0 where the page does. */
  height: number;
  /** `edit`: what is typed is written into the first line that is seen, in the place of a filter. */
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
              // An element of the list is given another row as it is filtered: nothing in it has a state.
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
