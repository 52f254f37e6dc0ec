import { execFileSync } from 'node:child_process';

/** A commit that changed the design system. */
export interface Change {
  readonly hash: string;
  /** The author's date: `2026-11-21`. */
  readonly date: string;
  readonly subject: string;
  /** Folders of the components that it touched: `primitives/Button`. */
  readonly folders: readonly string[];
}

const COMMIT = '\u0001';
const FIELD = '\u0002';

/** `primitives/Button` of `primitives/Button/Button.tsx`; undefined for files outside a component's folder. */
const folderOf = (path: string): string | undefined => /^[^/]+\/[A-Z][^/]*(?=\/)/.exec(path)?.[0];

/** Parses the output of `git log` in the format of `readHistory`. */
export function parseLog(log: string): Change[] {
  return log
    .split(COMMIT)
    .slice(1)
    .map((entry) => {
      const [head = '', ...paths] = entry.split('\n');
      const [hash = '', date = '', subject = ''] = head.split(FIELD);
      const folders = paths.map(folderOf).filter((folder) => folder !== undefined);
      return { hash, date, subject, folders: [...new Set(folders)].sort() };
    });
}

/**
 * The commits that touched a folder, newest first, without merges. Undefined where git, the repository or its
 * whole history is missing: a shallow clone would date every component by the clone.
 *
 * @param root the folder, absolute.
 */
export function readHistory(root: string): Change[] | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    return parseLog(
      git(
        'log',
        '--no-merges',
        '--relative',
        '--name-only',
        `--format=${COMMIT}%h${FIELD}%as${FIELD}%s`,
        '--',
        '.',
      ),
    );
  } catch {
    // An archive of the sources or a machine without git: the pages say that there is no history.
    return undefined;
  }
}
