import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line a job of `npm run ci full`: its name, and the commit and date of the last run that passed. */
const path = fileURLToPath(new URL('../../.ci/full', import.meta.url));

/** Commits after which a job's last run is too old. */
const LIMIT = 50;

/** The jobs of `npm run ci full`, in their order; `test` is `npm test` with what it leaves out. */
export const fullJobs = [
  'test',
  'reproducible',
  'faults',
  'model',
  'histories',
  'leaks',
  'jobs',
  'planted',
  'build-catalogue',
  'catalogue',
  'engines',
] as const;

/** The commit and date of each job that has passed. */
function read(): Map<string, readonly [commit: string, date: string]> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => line.split(' ')).map(([job = '', commit = '', date = '']) => [job, [commit, date]]),
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commits since another one. A shallow clone does not know, and has none. */
function commitsSince(commit: string): number {
  try {
    return Number(git('rev-list', '--count', `${commit}..HEAD`));
  } catch {
    return 0;
  }
}

/** The job whose last run that passed is the oldest; null before the first. */
function oldest(): { readonly job: string; readonly date: string; readonly commits: number } | null {
  const runs = [...read()].map(([job, [commit, date]]) => ({ job, date, commits: commitsSince(commit) }));
  return runs.toSorted((one, other) => other.commits - one.commits)[0] ?? null;
}

/** What is known of the last runs of `npm run ci full` that passed, job by job. */
export const lastFullRun = {
  /** Keeps that a job has passed on what is checked out; not for a tree with changes. */
  keep(job: string): void {
    if (git('status', '--porcelain', '--', ':!.ci/full') !== '') return;
    const passed = read().set(job, [
      git('rev-parse', '--short', 'HEAD'),
      new Date().toISOString().slice(0, 10),
    ]);
    writeFileSync(path, [...passed].map(([name, run]) => `${[name, ...run].join(' ')}\n`).join(''));
  },
  /** Whether a job passed so many commits ago that `npm test` fails. */
  isOld(): boolean {
    return (oldest()?.commits ?? 0) > LIMIT;
  },
  /** A sentence about it, for the end of `npm test`. */
  describe(): string {
    const run = oldest();
    const missing = fullJobs.filter((job) => !read().has(job));
    const rest = missing.length === 0 ? '' : `; not yet: ${missing.join(', ')}`;
    if (run === null) return `npm run ci full has not passed${rest}`;
    const age = run.commits > LIMIT ? `, more than ${LIMIT}: run it` : '';
    return `npm run ci full: ${run.job} last passed on ${run.date}, ${run.commits} commits ago${age}${rest}`;
  },
};
