import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run ci speed -- BASE`: compares two measured checkouts, this one and BASE, as Markdown for a pull request. Of each it
 * reads the report of the journey `visits` and bench/results.md.
 */

/** A figure by its name. */
export type Figures = ReadonlyMap<string, number>;

interface Report {
  readonly suites?: readonly Report[];
  readonly specs?: readonly Report[];
  readonly tests?: readonly Report[];
  readonly annotations?: ReadonlyArray<{ readonly type: string; readonly description?: string }>;
}

/** What the journey `visits` has noted in Playwright's JSON report: bytes, files, elements and allocations. */
export function counted({ suites = [], specs = [], tests = [], annotations = [] }: Report): Figures {
  const all = new Map<string, number>();
  for (const { type, description = '{}' } of annotations) {
    for (const [name, value] of Object.entries(JSON.parse(description) as Record<string, number>))
      all.set(`${type}, ${name}`, value);
  }
  for (const part of [...suites, ...specs, ...tests]) {
    for (const [name, value] of counted(part)) all.set(name, value);
  }
  return all;
}

/** The multiples of the reference (`1.38 ×`) in the tables of bench/results.md, by row and heading. */
export function multiples(results: string): Figures {
  const found: [string, number][] = [];
  let headings: readonly string[] = [];
  for (const line of results.split('\n')) {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const values = cells.map((cell) => /^([\d.]+) ×$/.exec(cell)?.[1]);
    const isRule = cells.every((cell) => /^-+:?$/.test(cell));
    if (!isRule && values.every((value) => value === undefined)) headings = cells;
    values.forEach((value, at) => {
      if (value !== undefined) found.push([`${name}, ${headings[at] ?? ''}`, Number(value)]);
    });
  }
  return new Map(found);
}

/** A table of what differs by a percentage or more. */
export function comparison(title: string, base: Figures, now: Figures, percent: number): string {
  const rows = [...now].flatMap(([name, value]) => {
    const before = base.get(name);
    if (before === undefined) return [`| ${name} | new | ${value} | |`];
    const ratio = before === 0 ? 1 : value / before;
    return Math.abs(ratio - 1) * 100 < percent
      ? []
      : [`| ${name} | ${before} | ${value} | ${ratio.toFixed(2)} |`];
  });
  const table = ['| figure | base | now | now / base |', '| --- | ---: | ---: | ---: |', ...rows];
  const text = rows.length === 0 ? `None of ${now.size} figures differs by ${percent} %.` : table.join('\n');
  return `## ${title}\n\n${text}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
  const [base = '', now = '.'] = process.argv.slice(2);
  const [before, after] = [base, now].map((root) => ({
    counted: counted(JSON.parse(read(root, '.reports/e2e.json')) as Report),
    multiples: multiples(read(root, 'bench/results.md')),
  }));
  if (before === undefined || after === undefined) throw new Error('Usage: npm run ci speed -- BASE');
  console.log(comparison('What a visit costs', before.counted, after.counted, 1));
  console.log(comparison('Times beside the reference', before.multiples, after.multiples, 10));
}
