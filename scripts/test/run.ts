import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright, countVitest, type Counts } from './counts.ts';
import { lastFullRun } from './lastFullRun.ts';

/**
 * `npm test`: runs every check, the fastest first, one after the other, because each runner uses all cores. Each runs
 * even if an earlier one failed. A check without a test runner (format, lint, types, build) counts as one. The last line
 * is the sum over all of them; the runners' own reporters show what failed. Before it come the seconds of each check, and when
 * the jobs of the night last passed.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.reports');

interface Check {
  readonly name: string;
  readonly command: string;
  /** The runner's JSON report, and how to count it. */
  readonly report?: readonly [file: string, count: (report: never) => Counts];
}

const checks: readonly Check[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --deny-warnings --type-aware' },
  { name: 'unused code', command: 'knip' },
  { name: 'types', command: 'tsc -b' },
  { name: 'build', command: 'tsx scripts/build.ts' },
  {
    name: 'units, sandbox and stories',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`,
    report: ['vitest.json', countVitest],
  },
  {
    name: 'journeys',
    command: 'playwright test --config e2e/playwright.config.ts',
    report: ['e2e.json', countPlaywright],
  },
];

function run({ name, command, report }: Check): Counts {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command.split(' ')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const failed = status === 0 ? 0 : 1;
  if (report === undefined) return { passed: 1 - failed, failed, skipped: 0 };
  try {
    const [file, count] = report;
    const counts = count(JSON.parse(readFileSync(join(reports, file), 'utf8')) as never);
    // A runner may also fail outside of its tests.
    return { ...counts, failed: Math.max(counts.failed, failed) };
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = checks.map((check) => {
  const begun = performance.now();
  const counts = run(check);
  return { name: check.name, counts, seconds: Math.round((performance.now() - begun) / 1000) };
});
console.log('\n── all');
for (const { name, counts, seconds } of results) {
  console.log(`${name}: ${counts.passed} of ${counts.passed + counts.failed}, ${seconds} s`);
}
console.log(lastFullRun.describe());
const sum = (key: keyof Counts): number => results.reduce((total, { counts }) => total + counts[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
