/**
 * The reference that the product's lists are measured against: a window over plain rows, written by
 * hand for this one purpose. No framework, no components, nothing around it. Rows are made once and
 * given other texts as the list is filtered and scrolled.
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
  pitch: number;
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
const field = must<HTMLInputElement>('input');
const list = must<HTMLElement>('#list');
const grid = must<HTMLElement>('[role="grid"]');
const body = must<HTMLElement>('[data-body]');
const head = must<HTMLElement>('#head');
const count = must<HTMLElement>('#count');
const MARGIN = 2;

let rows: Row[] = [];
let index: string[] = [];
let shown: Row[] = [];
let last = '';

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

function cells(): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  for (const _ of spec.fields) row.append(document.createElement('div'));
  return row;
}

function draw(): void {
  const own = spec.height > 0 ? list.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  const origin = body.getBoundingClientRect().top;
  const end = Math.min(shown.length, Math.ceil((own.bottom - origin) / spec.pitch) + MARGIN);
  const start = Math.max(0, Math.min(Math.floor((own.top - origin) / spec.pitch) - MARGIN, end));
  body.style.paddingTop = `${start * spec.pitch}px`;
  body.style.paddingBottom = `${(shown.length - end) * spec.pitch}px`;
  while (body.childElementCount > end - start) body.lastElementChild?.remove();
  while (body.childElementCount < end - start) body.append(cells());
  for (let place = start; place < end; place += 1) {
    const element = body.children[place - start];
    const row = shown[place];
    if (element === undefined || row === undefined) continue;
    element.setAttribute('aria-rowindex', String(place + 2));
    for (const [column, name] of spec.fields.entries()) {
      const cell = element.children[column];
      const value = text(row[name]);
      if (cell !== undefined && cell.textContent !== value) cell.textContent = value;
    }
  }
}

function apply(): void {
  const needle = field.value.trim().toLowerCase();
  if (spec.mode === 'edit') {
    const first = shown[0];
    const name = spec.fields[0];
    if (first !== undefined && name !== undefined) first[name] = field.value;
    grid.dataset['typed'] = field.value;
  } else if (needle !== last) {
    shown = needle === '' ? rows : rows.filter((_, place) => index[place]?.includes(needle));
    last = needle;
    grid.setAttribute('aria-rowcount', String(shown.length + 1));
    count.textContent = `${shown.length} rows`;
  }
  draw();
}

async function load(): Promise<Row[]> {
  if (spec.data === '') {
    return Array.from({ length: 100_000 }, (_, line) => ({ line: `192.0.2.1:${20_000 + (line % 9_000)}` }));
  }
  let answer = (await (await fetch(spec.data)).json()) as Row | Row[];
  for (const key of spec.key === '' ? [] : spec.key.split('.')) answer = (answer as Row)[key] as Row;
  return answer as Row[];
}

document.documentElement.style.setProperty('--pitch', `${spec.pitch}px`);
if (spec.height > 0) {
  list.dataset['ownScroll'] = '';
  list.style.height = `${spec.height}px`;
}
for (const name of spec.fields)
  head.append(Object.assign(document.createElement('b'), { textContent: name }));
field.addEventListener('input', apply);
document.addEventListener('scroll', draw, { capture: true, passive: true });
window.addEventListener('resize', draw);
async function start(): Promise<void> {
  rows = await load();
  shown = rows;
  index = rows.map((row) =>
    spec.search
      .map((name) => text(row[name]))
      .join(' ')
      .toLowerCase(),
  );
  grid.setAttribute('aria-rowcount', String(rows.length + 1));
  draw();
}
void start();
