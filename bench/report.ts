import { availableParallelism, cpus, totalmem } from 'node:os';
import type { GraphFigures } from './graph.ts';
import type { ListResult } from './lists/rounds.ts';
import type { LoopFigures } from './loop.ts';
import type { PageFigures, Spread } from './pages.ts';
import type { PaletteFigures } from './palette.ts';

export interface Measured {
  /** The browser’s version. */
  readonly browser: string;
  readonly lists: readonly ListResult[];
  readonly graph: GraphFigures;
  readonly palette: PaletteFigures;
  readonly empty: PageFigures;
  readonly spread: Spread;
  readonly pages: readonly PageFigures[];
  readonly loop: LoopFigures;
  readonly emptyBytes: number;
}

const ms = (value: number | null): string => (value === null ? 'lost' : `${Math.round(value)} ms`);
const times = (value: number, reference: number): string => `${(value / reference).toFixed(2)} ×`;

function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

const machine = (): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;

/** The text of bench/results.md: ratios first, then the times they are made of. */
export function report({
  browser,
  lists,
  graph,
  palette,
  empty,
  spread,
  pages,
  loop,
  emptyBytes,
}: Measured): string {
  return [
    '# Results',
    '',
    'Written by `npm run bench`: the built product over the sandbox in a headless browser, at a quarter of',
    'this machine’s speed, beside two reference pages of the same run, in turns: TanStack Virtual over plain rows',
    '(React and nothing else; the same rows, row height and columns) and a page that is an empty React.',
    '',
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser}, ${machine()}.`,
    '',
    '## Long lists: the product as a multiple of TanStack Virtual over plain rows',
    '',
    ...table(
      ['list', 'first rows', 'key → paint, median', 'key → paint, 95 of 100', 'ten keys in 100 ms, last one'],
      lists.map(({ name, product, reference }) => [
        name,
        times(product.firstRows, reference.firstRows),
        times(product.keys.p50, reference.keys.p50),
        times(product.keys.p95, reference.keys.p95),
        product.burst.last === null || reference.burst.last === null
          ? 'lost'
          : `${Math.round(product.burst.last - reference.burst.last)} ms later`,
      ]),
    ),
    ...table(
      [
        'product / reference',
        'first rows',
        'median',
        '95 of 100',
        'keys lost',
        'late frames',
        'blank frames',
        'nodes',
        'heap',
      ],
      lists.map(({ name, product, reference }) => [
        name,
        `${ms(product.firstRows)} / ${ms(reference.firstRows)}`,
        `${ms(product.keys.p50)} / ${ms(reference.keys.p50)}`,
        `${ms(product.keys.p95)} / ${ms(reference.keys.p95)}`,
        `${product.keys.lost + (product.burst.isComplete ? 0 : 1)} of ${product.keys.count + product.keys.lost}`,
        `${product.scroll.late} of ${product.scroll.frames} / ${reference.scroll.late} of ${reference.scroll.frames}`,
        `${product.scroll.blank} / ${reference.scroll.blank}`,
        String(product.nodes),
        `${product.heap.toFixed(1)} MB`,
      ]),
    ),
    '## Graph: 50,000 points',
    '',
    ...table(
      ['first paint', 'work for a move of the pointer', 'moves longer than 50 ms'],
      [[ms(graph.firstPaint), `${graph.hover.toFixed(1)} ms`, String(graph.longMoves)]],
    ),
    `## Palette: ${palette.entries.toLocaleString('en')} monitors and everything else`,
    '',
    ...table(
      ['key → paint', 'median', '95 of 100', 'keys lost'],
      [
        ['the key in the field', ms(palette.echo.p50), ms(palette.echo.p95), String(palette.echo.lost)],
        ['its results', ms(palette.results.p50), ms(palette.results.p95), String(palette.results.lost)],
      ],
    ),
    '## Cold visits: 9 Mbps, 40 ms, nothing cached',
    '',
    `The empty React page is ${(emptyBytes / 1024).toFixed(0)} KB of brotli.`,
    `It took ${ms(spread.least)} at least and ${ms(spread.most)} at most: the further apart, the less quiet was the machine.`,
    '',
    ...table(
      ['route', 'of the empty page', 'largest paint', 'interactive', 'blocked', 'layout shift', 'requests'],
      [empty, ...pages].map((page) => [
        page.route,
        times(page.interactive, empty.interactive),
        ms(page.lcp),
        ms(page.interactive),
        ms(page.blocked),
        page.shift.toFixed(3),
        String(page.requests),
      ]),
    ),
    '## Working on it',
    '',
    ...table(
      ['`npm run dev` is ready', '`npm start` is ready', 'a story is on the screen'],
      [[`${loop.dev.toFixed(1)} s`, `${loop.start.toFixed(1)} s`, `${loop.story.toFixed(1)} s`]],
    ),
  ].join('\n');
}
