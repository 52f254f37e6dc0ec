import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';

/*
 * A folder of screenshots has a folder per component: `patterns-plan--narrow-dark` is `patterns-plan/narrow-dark.png`.
 * Beside the pictures, hashes.txt has the hash of each as the browser wrote it, before it was compressed, and of the structure of each
 * story that passed the checks of accessibility.
 */

const HASHES = 'hashes.txt';

/** How the name of a story's structure ends, which is a hash alone. */
const STRUCTURE = '-structure';

/** The name of the structure of a story. */
export const structureName = (storyId: string): string => `${storyId}${STRUCTURE}`;

/** The file of a screenshot, relative to its folder. */
export const fileOf = (name: string): string => `${name.replace('--', '/')}.png`;

/** The hash of a screenshot as the browser wrote it, or of a text. */
export const hashOf = (png: Buffer | string): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32);

/** Halves a picture: each pixel is the mean of four. */
function halve({ width, height, data }: PNG): PNG {
  const half = new PNG({ width: Math.ceil(width / 2), height: Math.ceil(height / 2) });
  for (let y = 0; y < half.height; y += 1) {
    const [above, below] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width];
    for (let x = 0; x < half.width; x += 1) {
      const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)];
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (pixel: number): number => data[pixel * 4 + channel] ?? 0;
        half.data[(y * half.width + x) * 4 + channel] =
          (at(above + left) + at(above + right) + at(below + left) + at(below + right) + 2) >> 2;
      }
    }
  }
  return half;
}

/** The pixels of a screenshot as they are stored: at half their size where that is enough. */
export function decode(png: Buffer, isHalf = false): PNG {
  const picture = PNG.sync.read(png);
  return isHalf ? halve(picture) : picture;
}

/** Compresses pixels without loss. Lines that are equal to earlier ones compress best without a filter. */
export const encode = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });

const hashFile = (folder: string, name: string): string => join(folder, dirname(fileOf(name)), HASHES);

/** The hashes of a component's screenshots, by name. */
function readHashes(file: string): Map<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => [line.slice(33), line.slice(0, 32)]));
}

function writeHashes(file: string, hashes: ReadonlyMap<string, string>): void {
  const lines = [...hashes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hash]) => `${hash} ${name}\n`);
  writeFileSync(file, lines.join(''));
}

/** The hash of a screenshot; null if there is none of that name. */
export const readHash = (folder: string, name: string): string | null =>
  readHashes(hashFile(folder, name)).get(name) ?? null;

/** A screenshot as it is stored; null if there is none of that name. */
export function readPicture(folder: string, name: string): Buffer | null {
  const file = join(folder, fileOf(name));
  return existsSync(file) ? readFileSync(file) : null;
}

/** Adds or replaces a hash, also one that has no screenshot. */
export function writeHash(folder: string, name: string, hash: string): void {
  const file = hashFile(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeHashes(file, readHashes(file).set(name, hash));
}

/** Adds or replaces a screenshot. */
export function writePicture(folder: string, name: string, picture: Buffer, hash: string): void {
  writeHash(folder, name, hash);
  writeFileSync(join(folder, fileOf(name)), picture);
}

/** Deletes a screenshot, and the folder of a component without any. */
export function deletePicture(folder: string, name: string): void {
  const file = hashFile(folder, name);
  const hashes = readHashes(file);
  hashes.delete(name);
  rmSync(join(folder, fileOf(name)), { force: true });
  if (hashes.size === 0) rmSync(dirname(file), { recursive: true, force: true });
  else writeHashes(file, hashes);
}

/** The names of all hashes in a folder: of screenshots and of structures. */
export const namesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith(HASHES))
    .flatMap((file) => Array.from(readHashes(join(folder, file)).keys()))
    .toSorted();

/** Whether a name is that of a screenshot. */
export const isPicture = (name: string): boolean => !name.endsWith(STRUCTURE);

/** Copies screenshots with their hashes. */
export function copyPictures(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const picture = readPicture(from, name);
    const hash = readHash(from, name) ?? '';
    if (picture === null) writeHash(to, name, hash);
    else writePicture(to, name, picture, hash);
  }
}
