import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyPictures, fileOf, namesIn, readPicture } from '../visual/store.ts';
import { compare, type Comparison } from './cause.ts';
import { decode } from './image.ts';

/** A screenshot that changed, with both versions as PNGs; null if there is none. */
export interface Change {
  /** `patterns-plan--narrow-dark`: a story and how it was captured. */
  readonly name: string;
  /** `patterns-plan`. */
  readonly component: string;
  /** `run`: a test run found it. `branch`: the branch has it already. */
  readonly origin: 'run' | 'branch';
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  /** Null if there is only one version. */
  readonly comparison: Comparison | null;
}

export interface Review {
  /** The repository. */
  readonly root: string;
  /** The folder of a platform's baselines, relative to it. */
  readonly folder: string;
  /** The folder of a test run's report. */
  readonly run: string;
  /** The revision that the branch started from. */
  readonly base: string;
}

const git = (root: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });

/** The pictures that differ from the base in the working tree, as they were there. */
function changedSinceBase({ root, folder, base }: Review): ReadonlyMap<string, Buffer | null> {
  const list = (...args: readonly string[]): string[] =>
    git(root, ...args)
      .toString()
      .split('\0');
  const changed = list('diff', '--raw', '--no-renames', '--no-abbrev', '-z', base, '--', folder);
  const found = new Map<string, Buffer | null>();
  const add = (file: string, blob: string): void => {
    if (!file.endsWith('.png')) return;
    const name = relative(folder, file).replace(/[\\/]/, '--').slice(0, -'.png'.length);
    found.set(name, /^0+$/.test(blob) ? null : git(root, 'cat-file', 'blob', blob));
  };
  // Each file takes two parts: its modes, blobs and status, and its path.
  for (let at = 0; at + 1 < changed.length; at += 2)
    add(changed[at + 1] ?? '', changed[at]?.split(' ')[2] ?? '0');
  for (const file of list('ls-files', '--others', '--exclude-standard', '-z', '--', folder)) add(file, '0');
  return found;
}

/** A run's folder may come from elsewhere, and a name becomes a file name. */
const isName = (name: string): boolean => /^[a-z\d-]+--[a-z\d-]+$/.test(name);

function describe({ name, origin, before, after }: Omit<Change, 'component' | 'comparison'>): Change | null {
  const component = name.split('--')[0] ?? '';
  if (before === null && after === null) return null;
  if (before === null || after === null) return { name, component, origin, before, after, comparison: null };
  const comparison = before.equals(after) ? null : compare(decode(before), decode(after));
  return comparison && { name, component, origin, before, after, comparison };
}

/** What a reviewer has to see: what differs in the last run, and what the branch has changed since its base. */
export function findChanges(review: Review): readonly Change[] {
  const { root, folder, run } = review;
  const approved = (name: string): Buffer | null => readPicture(join(root, folder), name);
  const inRun = new Set(namesIn(run).filter(isName));
  return [
    ...[...inRun].map((name) =>
      describe({ name, origin: 'run', before: approved(name), after: readPicture(run, name) }),
    ),
    ...[...changedSinceBase(review)]
      .filter(([name]) => isName(name) && !inRun.has(name))
      .map(([name, before]) => describe({ name, origin: 'branch', before, after: approved(name) })),
  ]
    .filter((change) => change !== null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Makes screenshots of the run baselines, and stages their files. */
export function accept({ root, folder, run }: Review, names: readonly string[]): void {
  copyPictures(run, join(root, folder), names);
  const files = new Set(
    names.flatMap((name) => {
      const file = join(folder, fileOf(name));
      return [file, join(file, '..', 'hashes.txt')];
    }),
  );
  git(root, 'add', '--', ...[...files].filter((file) => existsSync(join(root, file))));
}

/** The page's file, which the server sends. */
export const readPage = (): Buffer => readFileSync(new URL('page.html', import.meta.url));
