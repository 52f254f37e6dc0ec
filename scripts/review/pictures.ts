import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archive, archivesIn, namesIn, unarchive } from '../visual/archive.ts';

/** PNGs by the name of the screenshot: `primitives-button-default-dark`. Null for none. */
export type PngByName = ReadonlyMap<string, Buffer | null>;

/** The approved screenshots of one platform. */
export interface Pictures {
  readonly read: (name: string) => Buffer | null;
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

type Archive = ReadonlyMap<string, Buffer>;
const EMPTY: Archive = new Map();
const readArchive = (packed: Buffer): Archive =>
  new Map([...unarchive(packed)].map(([file, png]) => [file.replace(/\.png$/, ''), png]));

/** `screens-settings-narrow-dark` → `screens-settings.baselines`. */
const archiveOf = (name: string): string => `${name.split('-').slice(0, 2).join('-')}.baselines`;

/**
 * The approved screenshots in the archives of a folder.
 *
 * @param root the repository.
 * @param folder the folder of a platform's archives, relative to it.
 */
export function archivedPictures(root: string, folder: string): Pictures {
  const pathOf = (file: string): string => join(root, folder, file);
  const read = (file: string): Archive =>
    existsSync(pathOf(file)) ? readArchive(readFileSync(pathOf(file))) : EMPTY;
  const write = (file: string, pictures: Archive): void => {
    if (pictures.size === 0) return rmSync(pathOf(file), { force: true });
    mkdirSync(join(root, folder), { recursive: true });
    // Atomic, because a run may read the archive at the same time.
    const temporary = `${pathOf(file)}.${process.pid}`;
    writeFileSync(temporary, archive(new Map([...pictures].map(([name, png]) => [`${name}.png`, png]))));
    renameSync(temporary, pathOf(file));
  };
  return {
    read: (name) => read(archiveOf(name)).get(name) ?? null,
    approve: (pngs) => {
      for (const file of new Set([...pngs.keys()].map(archiveOf))) {
        const pictures = new Map(read(file));
        for (const [name, png] of pngs) {
          if (archiveOf(name) !== file) continue;
          if (png === null) pictures.delete(name);
          else pictures.set(name, png);
        }
        write(file, pictures);
      }
    },
    changedSince: (revision) => {
      const atRevision = new Map(
        git(root, 'ls-tree', revision, `${folder}/`)
          .toString()
          .split('\n')
          .filter((line) => line.endsWith('.baselines'))
          .map((line) => [line.slice(line.lastIndexOf('/') + 1), line.split(/\s/)[2] ?? '']),
      );
      const changed = new Map<string, Buffer | null>();
      for (const file of new Set([...atRevision.keys(), ...archivesIn(join(root, folder))])) {
        const current = existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : null;
        const blob = atRevision.get(file);
        if (current !== null && blob === blobOf(current)) continue;
        const before = blob === undefined ? EMPTY : readArchive(git(root, 'cat-file', 'blob', blob));
        const names = current === null ? [] : namesIn(current).map((name) => name.replace(/\.png$/, ''));
        for (const name of new Set([...before.keys(), ...names])) changed.set(name, before.get(name) ?? null);
      }
      return changed;
    },
  };
}
