import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decode } from './image.ts';
import { archivedPictures } from './pictures.ts';
import { drawing } from './testing.ts';

const FOLDER = '.storybook/baselines/linux';
const pixels = (png: Buffer | null | undefined): Uint8Array | null => (png ? decode(png).data : null);
const [red, green, blue] = [0xff0000, 0x00ff00, 0x0000ff].map((color) => drawing({ color }));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root, stdio: 'ignore' });
};
const approve = (pngs: Readonly<Record<string, Buffer | null | undefined>>): void =>
  archivedPictures(root, FOLDER).approve(
    new Map(Object.entries(pngs).map(([name, png]) => [name, png ?? null])),
  );

describe('approved screenshots', () => {
  it('are written one by one: the others keep their pixels, and other archives their bytes', () => {
    approve({ 'a-b--one-light': red, 'a-b--two-light': red, 'a-c--one-light': red });
    const other = readFileSync(join(root, FOLDER, 'a-c.baselines'));
    approve({ 'a-b--one-light': green });
    const found = archivedPictures(root, FOLDER).read(['a-b--one-light', 'a-b--two-light', 'a-x--one-light']);
    expect([...found.keys()]).toEqual(['a-b--one-light', 'a-b--two-light']);
    expect(pixels(found.get('a-b--one-light'))).toEqual(pixels(green));
    expect(pixels(found.get('a-b--two-light'))).toEqual(pixels(red));
    expect(readFileSync(join(root, FOLDER, 'a-c.baselines'))).toEqual(other);
  });

  it('are deleted with their archive when it has no others', () => {
    approve({ 'a-b--one-light': red, 'a-b--two-light': red });
    approve({ 'a-b--one-light': null });
    expect(archivedPictures(root, FOLDER).read(['a-b--one-light']).size).toBe(0);
    approve({ 'a-b--two-light': null });
    expect(readdirSync(join(root, FOLDER))).toEqual([]);
  });

  it('are compared with a revision: changed, new and deleted ones', () => {
    git('init');
    mkdirSync(join(root, FOLDER), { recursive: true });
    approve({ 'a-b--one-light': red, 'a-c--one-light': red, 'a-d--one-light': red });
    git('add', '.');
    git('commit', '-m', 'base');
    approve({ 'a-b--one-light': blue, 'a-c--one-light': null, 'a-e--one-light': green });
    const changed = archivedPictures(root, FOLDER).changedSince('HEAD');
    expect([...changed.keys()].toSorted()).toEqual(['a-b--one-light', 'a-c--one-light', 'a-e--one-light']);
    expect(pixels(changed.get('a-b--one-light'))).toEqual(pixels(red));
    expect(changed.get('a-e--one-light')).toBeNull();
  });
});
