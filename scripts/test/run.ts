import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser.ts';
import { closingLine, countPlaywright, countVitest, sum, type Counts } from './counts.ts';

/**
 * `npm test`: everything that must hold, in the order in which it fails soonest. Each step runs even
 * where an earlier one failed, so that one run tells all. A check that is no test runner (format,
 * lint, types, build) counts as one.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${root}.reports`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the runner's own report; without it the step counts as one, by its exit code. */
  readonly count?: () => Counts;
}

const report = (name: string): unknown => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsx', 'scripts/typecheck.ts'] },
  {
    name: 'units, sandbox and stories',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    count: () => countVitest(report('vitest')),
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: () => countPlaywright(report('e2e')),
  },
];

const run = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...command], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Once, before the runners that share it ask for it at the same time.
await findBrowser();

const all: { name: string; counts: Counts }[] = [];
for (const { name, command, count } of steps) {
  console.log(`\n── ${name}`);
  const code = await run(command);
  const byExit: Counts =
    code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  let counts = byExit;
  if (count) {
    try {
      const counted = count();
      // A runner may fail without a failing test, an unhandled error for one: that is a failure too.
      counts = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    } catch (error) {
      console.error(`${name} left no report:`, error);
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  all.push({ name, counts });
}

console.log('\n── all');
for (const { name, counts } of all)
  console.log(`${name}: ${counts.passed} of ${counts.passed + counts.failed}`);
const total = sum(all.map(({ counts }) => counts));
console.log(closingLine(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
