import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { recompress } from './png.ts';

interface Entry {
  readonly name: string;
  /** Of the PNG as the browser wrote it. */
  readonly sha256: string;
  /** Of the PNG inside the archive, whose pixels are not compressed. */
  readonly bytes: number;
}

/** A screenshot and the hash of the PNG as the browser wrote it; `png` may be compressed differently. */
interface Screenshot {
  readonly sha256: string;
  readonly png: Buffer;
}

const EXTENSION = '.baselines';
const LENGTH_BYTES = 4;

/** `patterns-plan--narrow-dark` → `patterns-plan`: the screenshots of a component's stories share an archive. */
const archiveOf = (name: string): string => `${name.split('--')[0] ?? ''}${EXTENSION}`;

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

export const archivesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(EXTENSION)) : [];

/** Reads an archive's list of screenshots, and nothing behind it. */
function readEntries(path: string): readonly Entry[] {
  if (!existsSync(path)) return [];
  const file = openSync(path, 'r');
  try {
    const length = Buffer.alloc(LENGTH_BYTES);
    readSync(file, length);
    const header = Buffer.alloc(length.readUInt32BE(0));
    readSync(file, header);
    return JSON.parse(header.toString()) as readonly Entry[];
  } finally {
    closeSync(file);
  }
}

/** The screenshots of an archive. */
export function unarchive(packed: Buffer): Map<string, Screenshot> {
  const end = LENGTH_BYTES + packed.readUInt32BE(0);
  const entries = JSON.parse(packed.toString('utf8', LENGTH_BYTES, end)) as readonly Entry[];
  const body = brotliDecompressSync(packed.subarray(end));
  let at = 0;
  return new Map(
    entries.map(({ name, sha256, bytes }) => {
      at += bytes;
      return [name, { sha256, png: body.subarray(at - bytes, at) }];
    }),
  );
}

const readArchive = (path: string): Map<string, Screenshot> =>
  existsSync(path) ? unarchive(readFileSync(path)) : new Map();

/**
 * Writes an archive, losslessly. Pixels are stored uncompressed inside, so that brotli compresses what the
 * screenshots share. An archive without screenshots is deleted.
 */
function writeArchive(path: string, screenshots: ReadonlyMap<string, Screenshot>): void {
  if (screenshots.size === 0) return rmSync(path, { force: true });
  const files = [...screenshots]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { sha256, png }]) => ({ name, sha256, png: recompress(png, 0) }));
  const header = Buffer.from(
    JSON.stringify(files.map(({ name, sha256, png }): Entry => ({ name, sha256, bytes: png.length }))),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(header.length);
  const body = Buffer.concat(files.map(({ png }) => png));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  // Atomic, because a run may read the file at the same time.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([length, header, brotliCompressSync(body, { params })]));
  renameSync(temporary, path);
}

/** The names of all screenshots in a platform's archives. */
export const namesIn = (folder: string): readonly string[] =>
  archivesIn(folder).flatMap((file) => readEntries(join(folder, file)).map(({ name }) => name));

/** The hash of an approved screenshot, as the browser wrote it. Null if there is none of that name. */
export const readHash = (folder: string, name: string): string | null =>
  readEntries(join(folder, archiveOf(name))).find((entry) => entry.name === name)?.sha256 ?? null;

/** Approved screenshots by name, without those that there are none of. Reads each archive once. */
export function readScreenshots(folder: string, names: readonly string[]): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const file of new Set(names.map(archiveOf))) {
    const all = readArchive(join(folder, file));
    for (const name of names) {
      const screenshot = all.get(name);
      if (screenshot !== undefined) found.set(name, recompress(screenshot.png, 1));
    }
  }
  return found;
}

/**
 * Reads approved screenshots of which a component's follow each other: the archives read last stay unpacked.
 *
 * @param unpacked how many: as many as there are stories running at the same time.
 * @returns a function of a screenshot's name; null if there is none. The PNGs are not compressed.
 */
export function createReader(folder: string, unpacked: number): (name: string) => Buffer | null {
  const recent = new Map<string, ReadonlyMap<string, Screenshot>>();
  return (name) => {
    const file = archiveOf(name);
    const archive = recent.get(file) ?? readArchive(join(folder, file));
    recent.delete(file);
    recent.set(file, archive);
    for (const oldest of recent.keys()) if (recent.size > unpacked) recent.delete(oldest);
    return archive.get(name)?.png ?? null;
  };
}

/** Adds or replaces screenshots, as the browser wrote them; null deletes one. Only their archives are written. */
export function writeScreenshots(folder: string, screenshots: ReadonlyMap<string, Buffer | null>): void {
  // An empty folder would still stand for a platform that has baselines.
  if (screenshots.size > 0) mkdirSync(folder, { recursive: true });
  for (const file of new Set([...screenshots.keys()].map(archiveOf))) {
    const all = readArchive(join(folder, file));
    for (const [name, png] of screenshots) {
      if (archiveOf(name) !== file) continue;
      if (png === null) all.delete(name);
      else all.set(name, { sha256: hashOf(png), png });
    }
    writeArchive(join(folder, file), all);
  }
}

/** Deletes the screenshots that no story takes any more. */
export function deleteOthers(folder: string, taken: ReadonlySet<string>): void {
  for (const file of archivesIn(folder)) {
    const path = join(folder, file);
    if (readEntries(path).every(({ name }) => taken.has(name))) continue;
    writeArchive(path, new Map([...readArchive(path)].filter(([name]) => taken.has(name))));
  }
}
