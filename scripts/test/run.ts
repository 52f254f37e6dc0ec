import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from '../root.ts';
import { countPlaywright, countVitest, slowest, type Report, type TimedTest } from './counts.ts';
import { lastFullRun } from './lastFullRun.ts';

/**
 * `npm test`: runs every check. Those without a test runner (format, lint, types, unused code) run at the same time and count as
 * one each; then the build, and one runner after the other, because each uses all cores. Each runs even if an earlier one failed.
 * At the end are the slowest tests, the seconds of each check and when `npm run ci full` last passed; the last line is the sum.
 *
 * `FULL=true`, as `npm run ci full` sets it, adds what takes long for what it finds.
 */
const reports = join(root, '.reports');

interface Check {
  readonly name: string;
  readonly command: string;
  /** The runner's JSON report, and how to read it. */
  readonly report?: readonly [file: string, read: (report: never) => Report];
}

const together: readonly Check[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --deny-warnings --type-aware' },
  { name: 'unused code', command: 'knip' },
  { name: 'types', command: 'tsc -b' },
];
const inOrder: readonly Check[] = [
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

/** Runs a command, prints its output when it ends or while it runs, and returns its status. */
function execute(name: string, command: string, isLive: boolean): Promise<number> {
  return new Promise((done) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      cwd: root,
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    if (isLive) console.log(`\n── ${name}`);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('close', (status) => {
      if (!isLive) console.log(`\n── ${name}\n${output}`);
      done(status ?? 1);
    });
  });
}

interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly report: Report;
}

function read({ report }: Check, failed: number): Report {
  if (report === undefined) return { passed: 1 - failed, failed, skipped: 0, tests: [] };
  try {
    const [file, count] = report;
    const counts = count(JSON.parse(readFileSync(join(reports, file), 'utf8')) as never);
    // A runner may also fail outside of its tests.
    return { ...counts, failed: Math.max(counts.failed, failed) };
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}

async function run(check: Check, isLive: boolean): Promise<Result> {
  const begun = performance.now();
  const status = await execute(check.name, check.command, isLive);
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { name: check.name, seconds, report: read(check, status === 0 ? 0 : 1) };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = await Promise.all(together.map((check) => run(check, false)));
for (const check of inOrder) results.push(await run(check, true));

console.log('\n── the slowest tests');
const tests: readonly TimedTest[] = results.flatMap(({ report }) => report.tests);
for (const { seconds, file, name } of slowest(tests, 20)) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(root, resolve(root, file))}: ${name}`);
}
console.log('\n── all');
for (const { name, report, seconds } of results) {
  console.log(`${name}: ${report.passed} of ${report.passed + report.failed}, ${seconds} s`);
}
console.log(lastFullRun.describe());
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, { report }) => total + report[key], 0);
const skipped = sum('skipped');
// The full run itself is how an old one is mended.
const isOld = process.env['FULL'] === undefined && lastFullRun.isOld();
const failed = sum('failed') + (isOld ? 1 : 0);
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 && sum('passed') > 0 ? 0 : 1);
