import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { findBrowser } from '../browser.ts';
import { regionText, regionsOf } from '../visual/regions.ts';
import { mergeRerun, closingLine, countPlaywright, countVitest, sum, type Counts } from './counts.ts';
import { failuresPlaywright, failuresVitest, type Failure, type Unhandled } from './failures.ts';

/**
 * `npm test`: runs every check, the fastest first. Each step runs even if an earlier one failed. A check
 * without a test runner (format, lint, types, build) counts as one. A few failures of runners that share the
 * machine are rerun alone; that result counts, and the first message is reported.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${root}.reports`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the runner's report. A step without one counts as a single check, by its exit code. */
  readonly count?: () => Counts;
  readonly failures?: () => Failure[];
  /** The command that reruns the failures and writes the same report. */
  readonly rerun?: (failures: readonly Failure[]) => readonly string[];
}

/** More failures than this are not caused by a busy machine. */
const MAX_RERUNS = 5;

const report = (name: string): unknown => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

const build: Step = { name: 'build', command: ['tsx', 'scripts/build.ts'] };
const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/test/unhandledReporter.ts',
  `--outputFile.json=${reports}/vitest.json`,
];
const unhandled = (): Unhandled[] => report('unhandled') as Unhandled[];
const units: Step = {
  name: 'units, sandbox and stories',
  command: vitest,
  rerun: (failures) => [...vitest, ...new Set(failures.flatMap(({ file }) => file ?? []))],
  count: () => countVitest(report('vitest'), unhandled()),
  failures: () => failuresVitest(report('vitest'), unhandled()),
};
const playwright = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
const journeys: Step = {
  name: 'journeys',
  command: playwright,
  rerun: () => [...playwright, '--last-failed'],
  count: () => countPlaywright(report('e2e')),
  failures: () => failuresPlaywright(report('e2e')),
};

/** The steps of a row run in parallel, because each waits a lot; rows run one after another. */
const rows: readonly (readonly Step[])[] = [
  [{ name: 'format', command: ['oxfmt', '--check'] }],
  [{ name: 'lint', command: ['oxlint', '--deny-warnings'] }],
  [{ name: 'types', command: ['tsx', 'scripts/typecheck.ts'] }],
  [build],
  [units, journeys],
];

/** Runs a command. Prints its output as it comes or, beside another command, at its end. */
const run = (command: readonly string[], isFrozen: boolean): Promise<number> =>
  new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn('npx', ['--no-install', ...command], {
      cwd: root,
      stdio: isFrozen ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    }
    const end = (code: number): void => {
      process.stdout.write(Buffer.concat(output));
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });

async function runStep({ name, command, count }: Step, isFrozen: boolean): Promise<Counts> {
  if (!isFrozen) console.log(`\n── ${name}`);
  const code = await run(command, isFrozen);
  if (!count) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const counted = count();
    // A runner may exit with an error without a failed test, for example after an unhandled error.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.error(`${name} left no report:`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function failuresOf({ failures }: Step): Failure[] {
  try {
    return failures?.() ?? [];
  } catch (error) {
    console.error('A report cannot be read:', error);
    return [];
  }
}

/** Reruns a step's failures alone. Those that pass now are reported at the end with their first message. */
async function rerunFailures(step: Step, first: Counts): Promise<{ counts: Counts; before: Failure[] }> {
  const before = failuresOf(step);
  const isRerunnable = before.length > 0 && before.length === first.failed && first.failed <= MAX_RERUNS;
  // An error outside of checks cannot be rerun.
  const isOfChecks = before.every(({ file }) => file !== undefined);
  if (step.rerun === undefined || !isRerunnable || !isOfChecks) return { counts: first, before: [] };
  const rerun = await runStep({ ...step, name: `${step.name}, again`, command: step.rerun(before) }, false);
  const still = new Set(failuresOf(step).map(({ name }) => name));
  return { counts: mergeRerun(first, rerun), before: before.filter(({ name }) => !still.has(name)) };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Unpack the browser once, before the runners that share it need it at the same time.
await findBrowser();

const all: { name: string; counts: Counts }[] = [];
const reported: Failure[] = [];
for (const row of rows) {
  const counts = await Promise.all(row.map((step, index) => runStep(step, index > 0)));
  for (const [index, step] of row.entries()) {
    const first = counts[index] ?? { passed: 0, failed: 1, skipped: 0 };
    const rerun = await rerunFailures(step, first);
    all.push({ name: step.name, counts: rerun.counts });
    reported.push(...rerun.before);
  }
}

// Repeat the failures at the end, because parallel runners interleave their output above.
for (const { name, message } of reported)
  console.log(`\n── failed beside others, passed alone: ${name}\n${message}`);
for (const step of rows.flat()) {
  for (const { name, message } of failuresOf(step)) console.log(`\n── failed: ${name}\n${message}`);
}

for (const path of readdirSync(reports, { encoding: 'utf8', recursive: true })) {
  if (!path.endsWith('-diff.png')) continue;
  const regions = regionsOf(PNG.sync.read(readFileSync(`${reports}/${path}`)));
  console.log(`\n── differs: ${path}\n${regions.map(regionText).join('\n')}`);
}

console.log('\n── all');
for (const { name, counts } of all)
  console.log(`${name}: ${counts.passed} of ${counts.passed + counts.failed}`);
const total = sum(all.map(({ counts }) => counts));
console.log(closingLine(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
