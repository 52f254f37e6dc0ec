import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';
import {
  copyPictures,
  decode,
  deletePicture,
  encode,
  hashOf,
  namesIn,
  readHash,
  readPicture,
  writePicture,
} from './store.ts';

function screenshot(width: number, height: number, red: (x: number) => number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([red(at % width), 9, 7, 255], at * 4);
  return PNG.sync.write(png);
}
const png = screenshot(20, 10, (x) => x * 10);
const pixelsOf = (picture: Buffer | null): Buffer => PNG.sync.read(picture ?? Buffer.alloc(0)).data;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string): void => writePicture(folder, name, encode(decode(png)), hashOf(png));

describe('baselines', () => {
  it('have a folder per component, with every pixel and the hash of the file as the browser wrote it', () => {
    write('patterns-plan--narrow-dark');
    write('patterns-plan--default-light');
    expect(existsSync(join(folder, 'patterns-plan/narrow-dark.png'))).toBe(true);
    expect(pixelsOf(readPicture(folder, 'patterns-plan--narrow-dark'))).toEqual(pixelsOf(png));
    expect(readHash(folder, 'patterns-plan--narrow-dark')).toBe(hashOf(png));
    expect(namesIn(folder)).toEqual(['patterns-plan--default-light', 'patterns-plan--narrow-dark']);
  });

  it('know no screenshot that was never approved', () => {
    expect(namesIn(join(folder, 'absent'))).toEqual([]);
    expect(readHash(folder, 'patterns-plan--default-light')).toBeNull();
    expect(readPicture(folder, 'patterns-plan--default-light')).toBeNull();
  });

  it('are deleted with their hash, and the folder with the last one', () => {
    write('patterns-plan--one-light');
    write('patterns-plan--two-light');
    deletePicture(folder, 'patterns-plan--one-light');
    expect(readHash(folder, 'patterns-plan--one-light')).toBeNull();
    expect(namesIn(folder)).toEqual(['patterns-plan--two-light']);
    deletePicture(folder, 'patterns-plan--two-light');
    expect(existsSync(join(folder, 'patterns-plan'))).toBe(false);
  });

  it('are copied with their hashes', () => {
    write('patterns-plan--one-light');
    const other = join(folder, 'other');
    copyPictures(folder, other, ['patterns-plan--one-light']);
    expect(readHash(other, 'patterns-plan--one-light')).toBe(hashOf(png));
  });
});

describe('a picture at half its size', () => {
  it('has the mean of four pixels at each, also at odd edges', () => {
    const { width, height, data } = decode(
      screenshot(3, 3, (x) => x * 100),
      true,
    );
    expect([width, height]).toEqual([2, 2]);
    expect([data[0], data[4]]).toEqual([50, 200]);
  });

  it('still shows a shift by one pixel and a color that moved by 4', () => {
    const edge = (at: number, light = 200): PNG =>
      decode(
        screenshot(40, 10, (x) => (x < at ? light : 90)),
        true,
      );
    for (const at of [20, 21]) {
      expect(differenceOf(edge(at), edge(at + 1), 1)).not.toBeNull();
      expect(differenceOf(edge(at), edge(at, 204), 1)).not.toBeNull();
      expect(differenceOf(edge(at), edge(at, 201), 1)).toBeNull();
    }
  });
});
