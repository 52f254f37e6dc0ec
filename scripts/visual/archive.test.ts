import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  archive,
  archivesIn,
  namesIn,
  readScreenshot,
  repack,
  unarchive,
  unpack,
  writeScreenshot as approve,
} from './archive.ts';

function screenshot(red: number): Buffer {
  const png = new PNG({ width: 20, height: 10 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, at & 255, 7, 255], at);
  return PNG.sync.write(png);
}
const pixelsOf = (png: Buffer | undefined): Buffer => PNG.sync.read(png ?? Buffer.alloc(0)).data;

let folder: string;
let archives: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpacked-'));
  archives = mkdtempSync(join(tmpdir(), 'archives-'));
});
afterEach(() => {
  for (const path of [folder, archives]) rmSync(path, { recursive: true });
});
const writeScreenshot = (name: string, red: number): void =>
  writeFileSync(join(folder, name), screenshot(red));

describe('archives of baselines', () => {
  it('preserve every pixel, and list their screenshots without being unpacked', () => {
    const packed = archive(new Map([1, 2].map((red) => [`a-b-${red}.png`, screenshot(red)])));
    expect(namesIn(packed)).toEqual(['a-b-1.png', 'a-b-2.png']);
    for (const red of [1, 2]) {
      expect(pixelsOf(unarchive(packed).get(`a-b-${red}.png`))).toEqual(pixelsOf(screenshot(red)));
    }
  });

  it('contain the screenshots of one component each, and are rewritten only if a pixel changed', () => {
    writeScreenshot('screens-settings-default-light.png', 1);
    writeScreenshot('screens-settings-narrow-light.png', 2);
    writeScreenshot('primitives-button-default-light.png', 3);
    repack(folder, archives, null);
    expect(archivesIn(archives)).toEqual(['primitives-button.baselines', 'screens-settings.baselines']);
    const writtenAt = (file: string): number => statSync(join(archives, file)).mtimeMs;
    const before = archivesIn(archives).map(writtenAt);
    writeScreenshot('primitives-button-default-light.png', 4);
    repack(folder, archives, null);
    const after = archivesIn(archives).map(writtenAt);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('lose the screenshots whose stories were deleted', () => {
    writeScreenshot('screens-settings-default-light.png', 1);
    writeScreenshot('screens-settings-gone-light.png', 2);
    writeScreenshot('screens-old-default-light.png', 3);
    repack(folder, archives, new Set(['screens-settings-default-light.png']));
    expect(archivesIn(archives)).toEqual(['screens-settings.baselines']);
    unpack(archives, folder);
    expect(readdirSync(folder).filter((name) => name.endsWith('.png'))).toEqual([
      'screens-settings-default-light.png',
    ]);
  });

  it('take one approved screenshot, and keep the others', () => {
    expect(readScreenshot(archives, 'screens-settings-default-light')).toBeNull();
    approve(archives, 'screens-settings-default-light', screenshot(1));
    approve(archives, 'screens-settings-narrow-light', screenshot(2));
    approve(archives, 'screens-settings-default-light', screenshot(3));
    const pixels = (name: string): Buffer => pixelsOf(readScreenshot(archives, name) ?? undefined);
    expect(pixels('screens-settings-default-light')).toEqual(pixelsOf(screenshot(3)));
    expect(pixels('screens-settings-narrow-light')).toEqual(pixelsOf(screenshot(2)));
  });

  it('are unpacked again only after they changed', () => {
    writeScreenshot('screens-settings-default-light.png', 1);
    repack(folder, archives, null);
    const workingFolder = mkdtempSync(join(tmpdir(), 'working-'));
    unpack(archives, workingFolder);
    const path = join(workingFolder, 'screens-settings-default-light.png');
    expect(pixelsOf(readFileSync(path))).toEqual(pixelsOf(screenshot(1)));
    writeFileSync(path, screenshot(9));
    unpack(archives, workingFolder);
    expect(pixelsOf(readFileSync(path))).toEqual(pixelsOf(screenshot(9)));
    writeScreenshot('screens-settings-default-light.png', 2);
    repack(folder, archives, null);
    unpack(archives, workingFolder);
    expect(pixelsOf(readFileSync(path))).toEqual(pixelsOf(screenshot(2)));
    rmSync(workingFolder, { recursive: true });
  });
});
