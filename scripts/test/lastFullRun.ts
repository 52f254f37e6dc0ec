import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../.ci/full', import.meta.url));

/** Commits after which the last full run is too old. */
const LIMIT = 50;

/** The commit and date of the last full run that passed; null without one. */
function last(): { readonly commit: string; readonly date: string } | null {
  if (!existsSync(path)) return null;
  const [commit = '', date = ''] = readFileSync(path, 'utf8').trim().split(' ');
  return { commit, date };
}

/** The commits since another one. A shallow clone does not know, and has none. */
function commitsSince(commit: string): number {
  try {
    return Number(
      execFileSync('git', ['rev-list', '--count', `${commit}..HEAD`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return 0;
  }
}

/** The last run of `npm run ci full` that passed. */
export const lastFullRun = {
  /** The file that keeps it: a commit and a date. */
  path,
  /** Whether it was so many commits ago that `npm test` fails. */
  isOld(): boolean {
    const run = last();
    return run !== null && commitsSince(run.commit) > LIMIT;
  },
  /** A sentence about it, for the end of `npm test`. */
  describe(): string {
    const run = last();
    if (run === null) return 'npm run ci full has not passed yet';
    const count = commitsSince(run.commit);
    const age = count > LIMIT ? `, more than ${LIMIT}: run it` : '';
    return `npm run ci full last passed on ${run.date}, ${count} commits ago${age}`;
  },
};
