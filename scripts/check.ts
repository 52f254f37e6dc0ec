import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testsReached } from './check/testsReached.ts';
import { root } from './root.ts';

/**
 * `npm run check`: checks what the changes since a commit can reach: format and lint of the changed files, types,
 * and the tests and stories that import them, with their screenshots. Journeys are
 * not among them: `npm test` before a push.
 *
 * `--since REF` compares with that commit instead of the last one.
 */
const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;

const git = (...options: string[]): string[] =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const files = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (files.length === 0) {
  console.log(`Nothing changed since ${since}.`);
  process.exit(0);
}

const code = files.filter((file) => /\.(?:ts|tsx|mts|js)$/.test(file));
const commands: readonly (readonly string[])[] = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
  ...(code.length === 0
    ? []
    : [['oxlint', '--deny-warnings', '--type-aware', ...code], ['tsc', '-b'], ['knip']]),
  [
    'vitest',
    'run',
    '--changed',
    since,
    '--passWithNoTests',
    // Walking the imports of projects that the change cannot reach takes seconds.
    ...testsReached(files).map((name) => `--project=${name}`),
  ],
];

/** Runs a command and prints its whole output when it ends, because the commands run at the same time. */
const run = ([program = '', ...options]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(
      // Not by npx, which takes half a second to start.
      join('node_modules', '.bin', program),
      options,
      { cwd: root, shell: process.platform === 'win32', maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout, stderr) => {
        console.log(`\n── ${program}\n${stdout}${stderr}`);
        resolve(error === null);
      },
    );
  });

const results = await Promise.all(commands.map(run));
const failed = results.filter((passed) => !passed).length;
console.log(`\n${commands.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
