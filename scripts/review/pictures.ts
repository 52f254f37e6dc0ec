import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archivesIn, readScreenshots, unarchive, writeScreenshots } from '../visual/archive.ts';
import { recompress } from '../visual/png.ts';

/** PNGs by the name of the screenshot: `primitives-button-default-dark`. Null for none. */
export type PngByName = ReadonlyMap<string, Buffer | null>;

/** The approved screenshots of one platform. */
export interface Pictures {
  /** The screenshots of these names, without those that there are none of. */
  readonly read: (names: readonly string[]) => ReadonlyMap<string, Buffer>;
  /** Writes these screenshots and no others; null deletes one. */
  readonly approve: (pngs: PngByName) => void;
  /** The screenshots that may differ from a revision's, as they were there. */
  readonly changedSince: (revision: string) => PngByName;
}

const git = (root: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });

/** The id that git gives a file's content. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

const none: ReturnType<typeof unarchive> = new Map();

/**
 * The approved screenshots in the archives of a folder.
 *
 * @param root the repository.
 * @param folder the folder of a platform's archives, relative to it.
 */
export function archivedPictures(root: string, folder: string): Pictures {
  const archives = join(root, folder);
  const archivesAt = (revision: string): ReadonlyMap<string, string> =>
    new Map(
      git(root, 'ls-tree', '-z', revision, `${folder}/`)
        .toString()
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => [entry.slice(entry.lastIndexOf('/') + 1), entry.split(/\s/)[2] ?? '']),
    );
  return {
    read: (names) => readScreenshots(archives, names),
    approve: (pngs) => writeScreenshots(archives, pngs),
    changedSince: (revision) => {
      const blobs = archivesAt(revision);
      const changed = new Map<string, Buffer | null>();
      for (const file of new Set([...blobs.keys(), ...archivesIn(archives)])) {
        const path = join(archives, file);
        const packed = existsSync(path) ? readFileSync(path) : null;
        const blob = blobs.get(file);
        if (packed !== null && blob === blobOf(packed)) continue;
        const before = blob === undefined ? none : unarchive(git(root, 'cat-file', 'blob', blob));
        const after = packed === null ? none : unarchive(packed);
        for (const name of new Set([...before.keys(), ...after.keys()])) {
          const was = before.get(name);
          if (was?.sha256 === after.get(name)?.sha256) continue;
          changed.set(name, was === undefined ? null : recompress(was.png, 1));
        }
      }
      return changed;
    },
  };
}
