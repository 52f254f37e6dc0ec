import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archivesIn, createReader, deleteOthers, hashOf, readHash, writeScreenshots } from './archive.ts';

function screenshot(red: number): Buffer {
  const png = new PNG({ width: 20, height: 10 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, at & 255, 7, 255], at);
  return PNG.sync.write(png);
}
const readOne = (folder: string, name: string): Buffer | null => createReader(folder, 1)(name);
const pixelsOf = (png: Buffer | null): Buffer => PNG.sync.read(png ?? Buffer.alloc(0)).data;

let archives: string;
beforeEach(() => {
  archives = mkdtempSync(join(tmpdir(), 'archives-'));
});
afterEach(() => {
  rmSync(archives, { recursive: true });
});
const approve = (name: string, red: number): void =>
  writeScreenshots(archives, new Map([[name, screenshot(red)]]));

describe('archives of baselines', () => {
  it('preserve every pixel, and the hash of the file as the browser wrote it', () => {
    approve('screens-settings--default-light', 1);
    approve('screens-settings--narrow-light', 2);
    approve('screens-settings--default-light', 3);
    expect(pixelsOf(readOne(archives, 'screens-settings--default-light'))).toEqual(pixelsOf(screenshot(3)));
    expect(pixelsOf(readOne(archives, 'screens-settings--narrow-light'))).toEqual(pixelsOf(screenshot(2)));
    expect(readHash(archives, 'screens-settings--default-light')).toBe(hashOf(screenshot(3)));
    expect(readHash(archives, 'screens-settings--narrow-light')).toBe(hashOf(screenshot(2)));
  });

  it('know no screenshot of a story that was never approved', () => {
    approve('screens-settings--default-light', 1);
    for (const name of ['screens-settings--gone-light', 'screens-old--default-light']) {
      expect(readHash(archives, name)).toBeNull();
      expect(readOne(archives, name)).toBeNull();
    }
  });

  it('contain the screenshots of one component each, and are written only if one of them is', () => {
    approve('screens-settings--default-light', 1);
    approve('primitives-button--default-light', 2);
    expect(archivesIn(archives)).toEqual(['primitives-button.baselines', 'screens-settings.baselines']);
    const writtenAt = (): number[] =>
      archivesIn(archives).map((file) => statSync(join(archives, file)).mtimeMs);
    const before = writtenAt();
    approve('primitives-button--default-light', 3);
    const after = writtenAt();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('have no folder before the first screenshot', () => {
    const folder = join(archives, 'darwin-arm64-chromium-1');
    writeScreenshots(folder, new Map());
    expect(existsSync(folder)).toBe(false);
  });

  it('lose the screenshots whose stories were deleted', () => {
    approve('screens-settings--default-light', 1);
    approve('screens-settings--gone-light', 2);
    approve('screens-old--default-light', 3);
    deleteOthers(archives, new Set(['screens-settings--default-light']));
    expect(archivesIn(archives)).toEqual(['screens-settings.baselines']);
    expect(readHash(archives, 'screens-settings--gone-light')).toBeNull();
    expect(readHash(archives, 'screens-settings--default-light')).toBe(hashOf(screenshot(1)));
  });

  it('give a reader the pixels of every screenshot, in any order and with few archives unpacked', () => {
    const names = ['screens-settings--a-light', 'screens-plans--a-light', 'screens-payment--a-light'];
    for (const [red, name] of names.entries()) approve(name, red);
    const read = createReader(archives, 1);
    for (const name of [...names, ...names.toReversed()]) {
      expect(pixelsOf(read(name))).toEqual(pixelsOf(screenshot(names.indexOf(name))));
    }
    expect(read('screens-settings--b-light')).toBeNull();
  });
});
