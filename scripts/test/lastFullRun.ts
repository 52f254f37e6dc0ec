import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../.ci/full', import.meta.url));

/** The last run of all jobs of the night that passed. */
export const lastFullRun = {
  /** The file that keeps it: a commit and a date. */
  path,
  /** A sentence about it, for the end of `npm test`. */
  describe(): string {
    if (!existsSync(path)) return 'npm run ci full has not passed yet';
    const [commit = '', date = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return `npm run ci full last passed on ${date}, at ${commit}`;
  },
};
