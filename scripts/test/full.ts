import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { lastFullRun } from './lastFullRun.ts';

/**
 * `npm run ci full`: everything, for every night and before a release. First `npm test` with what it leaves out on other days
 * (`FULL`: all crawls, all pictures, axe of all stories, what builds and packs, the demo, animations) beside a busy loop on each core,
 * so that what waits for a time instead of a thing fails; then the other jobs, one after another. A table of results and seconds is printed at the end. If all pass, commit and date are written to `.ci/full`, which
 * `npm test` shows.
 * `--only faults,jobs` runs some of them and writes nothing. What a job needs beside `npm ci` is in its own message.
 */
const jobs = [
  'reproducible',
  'faults',
  'leaks',
  'jobs',
  'planted',
  'build-catalogue',
  'catalogue',
  'engines',
] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');

interface Result {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

function run(name: string, args: readonly string[]): Result {
  console.log(`\n── ${args.join(' ')}`);
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // With CI, a job that finds nothing to test it with fails.
    env: { ...process.env, CI: 'true', FULL: 'true' },
  });
  return { name, passed: status === 0, seconds: Math.round((performance.now() - begun) / 1000) };
}

/** Runs it on a machine with nothing left to give. */
function besideBusyLoops(job: () => Result): Result {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return job();
  } finally {
    for (const loop of loops) loop.kill();
  }
}

const results = [
  only === undefined
    ? besideBusyLoops(() => run('npm test, with what it leaves out', ['test']))
    : run('build', ['build']),
  ...jobs.filter((name) => only?.includes(name) ?? true).map((name) => run(name, ['ci', '--', name])),
];

console.log('\n── all');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed);
if (failed.length === 0 && only === undefined) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  writeFileSync(lastFullRun.path, `${commit} ${new Date().toISOString().slice(0, 10)}\n`);
}
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
