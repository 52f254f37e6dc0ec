import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { fullJobs, lastFullRun } from './lastFullRun.ts';

/**
 * `npm run ci full`: everything, for every night and before a release. First `npm test` with what it leaves out on other days
 * (`FULL`: all crawls, all pictures, axe of all stories, what builds and packs, the demo, animations) beside a busy loop on each core,
 * so that what waits for a time instead of a thing fails; then the other jobs, one after another. At the end are the results and seconds;
 * commit and date of each job that passes go to `.ci/full`, which `npm test` shows. `--only faults,jobs` runs some of them.
 */
const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');

function passes(...args: readonly string[]): boolean {
  console.log(`\n── ${args.join(' ')}`);
  const { status } = spawnSync('npm', ['run', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // With CI, a job that finds nothing to test it with fails.
    env: { ...process.env, CI: 'true', FULL: 'true' },
  });
  return status === 0;
}

function besideBusyLoops(job: () => boolean): boolean {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return job();
  } finally {
    for (const loop of loops) loop.kill();
  }
}

if (only !== undefined && !only.includes('test') && !passes('build')) process.exit(1);
const results = fullJobs
  .filter((name) => only?.includes(name) ?? true)
  .map((name) => {
    const begun = performance.now();
    const passed = name === 'test' ? besideBusyLoops(() => passes('test')) : passes('ci', '--', name);
    if (passed) lastFullRun.keep(name);
    return { name, passed, seconds: Math.round((performance.now() - begun) / 1000) };
  });

console.log('\n── all');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed);
