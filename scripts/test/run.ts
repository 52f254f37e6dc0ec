import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closingLine, countPlaywright, countVitest, sum, type Counts } from './counts.ts';
import { failuresPlaywright, failuresVitest, type Failure } from './failures.ts';

/**
 * `npm test`: runs every check, the fastest first, one after the other, because each runner uses all cores. Each
 * runs even if an earlier one failed. A check without a test runner (format, lint, types, build) counts as one.
 * The last line is the sum.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${root}.reports`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** How to read the runner's report. A step without one counts as a single check, by its exit code. */
  readonly runner?: {
    readonly report: string;
    readonly count: (report: unknown) => Counts;
    readonly failures: (report: unknown) => readonly Failure[];
  };
}

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'units, sandbox and stories',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    runner: { report: 'vitest.json', count: countVitest, failures: failuresVitest },
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    runner: { report: 'e2e.json', count: countPlaywright, failures: failuresPlaywright },
  },
];

interface Result {
  readonly name: string;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
}

const failedOutside = (name: string, message: string): Result => ({
  name,
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: [{ name, message }],
});

function runStep({ name, command, runner }: Step): Result {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (runner === undefined) {
    return status === 0
      ? { name, counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] }
      : failedOutside(name, 'See its output above.');
  }
  try {
    const report: unknown = JSON.parse(readFileSync(`${reports}/${runner.report}`, 'utf8'));
    const counts = runner.count(report);
    const failures = runner.failures(report);
    if (status === 0 || counts.failed > 0) return { name, counts, failures };
    const outside = failedOutside(name, 'An error outside of its tests; see its output above.');
    return { name, counts: { ...counts, failed: 1 }, failures: [...failures, ...outside.failures] };
  } catch (error) {
    return failedOutside(name, `No report: ${String(error)}`);
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = steps.map(runStep);

for (const { name, message } of results.flatMap(({ failures }) => failures)) {
  console.log(`\n── failed: ${name}\n${message}`);
}
console.log('\n── all');
for (const { name, counts } of results) {
  console.log(`${name}: ${counts.passed} of ${counts.passed + counts.failed}`);
}
const total = sum(results.map(({ counts }) => counts));
console.log(closingLine(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
