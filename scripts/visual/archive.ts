import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { recompress } from './png.ts';

type Screenshots = ReadonlyMap<string, Buffer>;

interface Entry {
  readonly name: string;
  readonly bytes: number;
}

const EXTENSION = '.baselines';
/** The state of the working folder: the hash of each archive that was unpacked into it. */
const STATE = 'unpacked.json';

/** `screens-settings-narrow--dark.png` → `screens-settings`: a component's screenshots share an archive. */
const archiveOf = (name: string): string => name.split('-').slice(0, 2).join('-') + EXTENSION;

const hashOf = (archive: Buffer): string => createHash('sha256').update(archive).digest('hex');

function entriesOf(archive: Buffer): { entries: readonly Entry[]; end: number } {
  const end = 4 + archive.readUInt32BE(0);
  return { entries: JSON.parse(archive.toString('utf8', 4, end)) as readonly Entry[], end };
}

export const namesIn = (archive: Buffer): readonly string[] =>
  entriesOf(archive).entries.map(({ name }) => name);

export const archivesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(EXTENSION)) : [];

/**
 * Packs screenshots losslessly. Pixels are stored uncompressed inside, so that brotli compresses what the
 * screenshots share: half the size of compressed PNGs.
 */
export function archive(screenshots: Screenshots): Buffer {
  const files = [...screenshots]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, png]) => ({ name, png: recompress(png, 0) }));
  const entries: readonly Entry[] = files.map(({ name, png }) => ({ name, bytes: png.length }));
  const header = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  const body = Buffer.concat(files.map(({ png }) => png));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Buffer.concat([length, header, brotliCompressSync(body, { params })]);
}

/** The screenshots of an archive, lightly compressed. */
export function unarchive(packed: Buffer): Screenshots {
  const { entries, end } = entriesOf(packed);
  const body = brotliDecompressSync(packed.subarray(end));
  let at = 0;
  return new Map(
    entries.map(({ name, bytes }) => {
      at += bytes;
      return [name, recompress(body.subarray(at - bytes, at), 1)];
    }),
  );
}

const readState = (folder: string): Readonly<Record<string, string>> =>
  existsSync(join(folder, STATE))
    ? (JSON.parse(readFileSync(join(folder, STATE), 'utf8')) as Record<string, string>)
    : {};

/** Writes atomically: another run may read the file at the same time. */
function write(folder: string, name: string, content: Buffer | string): void {
  const temporary = join(folder, `${name}.${process.pid}`);
  writeFileSync(temporary, content);
  renameSync(temporary, join(folder, name));
}

/**
 * Unpacks the archives that have changed since the last time, and deletes screenshots that no archive contains.
 *
 * @param archives the folder of a platform's archives.
 * @param folder the working folder, which the comparison reads and updates.
 */
export function unpack(archives: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const before = readState(folder);
  const state: Record<string, string> = {};
  const known = new Set<string>([STATE]);
  for (const file of archivesIn(archives)) {
    const packed = readFileSync(join(archives, file));
    state[file] = hashOf(packed);
    for (const name of namesIn(packed)) known.add(name);
    if (before[file] === state[file]) continue;
    for (const [name, png] of unarchive(packed)) write(folder, name, png);
  }
  if (JSON.stringify(before) === JSON.stringify(state)) return;
  for (const name of readdirSync(folder)) if (!known.has(name)) rmSync(join(folder, name));
  write(folder, STATE, JSON.stringify(state));
}

/**
 * Packs the working folder's screenshots, and writes the archives whose pixels differ.
 *
 * @param only the screenshots that still have a story; `null` packs all.
 */
export function repack(folder: string, archives: string, only: ReadonlySet<string> | null): void {
  mkdirSync(archives, { recursive: true });
  const groups = new Map<string, Map<string, Buffer>>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.png') || (only !== null && !only.has(name))) continue;
    const group = groups.get(archiveOf(name)) ?? new Map<string, Buffer>();
    groups.set(archiveOf(name), group.set(name, readFileSync(join(folder, name))));
  }
  for (const file of archivesIn(archives)) if (!groups.has(file)) rmSync(join(archives, file));
  for (const [file, screenshots] of groups) {
    const packed = archive(screenshots);
    const path = join(archives, file);
    if (existsSync(path) && isSame(readFileSync(path), packed)) continue;
    write(archives, file, packed);
  }
}

const screenshotsOf = (folder: string, file: string): Screenshots =>
  existsSync(join(folder, file)) ? unarchive(readFileSync(join(folder, file))) : new Map<string, Buffer>();

/** One screenshot of a platform's archives, or null if there is none of that name. */
export const readScreenshot = (folder: string, name: string): Buffer | null =>
  screenshotsOf(folder, archiveOf(name)).get(`${name}.png`) ?? null;

/** Adds or replaces one screenshot in its archive. */
export function writeScreenshot(folder: string, name: string, png: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const file = archiveOf(name);
  write(folder, file, archive(new Map([...screenshotsOf(folder, file), [`${name}.png`, png]])));
}

/** Whether two archives contain the same pixels, with any compression. */
function isSame(a: Buffer, b: Buffer): boolean {
  const [before, after] = [unarchive(a), unarchive(b)];
  return (
    before.size === after.size &&
    [...before].every(([name, png]) => {
      const other = after.get(name);
      return other !== undefined && recompress(png, 0).equals(recompress(other, 0));
    })
  );
}
