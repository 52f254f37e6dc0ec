import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findChanges, type Review } from '../../scripts/review/changes.ts';
import { serveReview } from '../../scripts/review/server.ts';
import { drawing } from '../../scripts/review/testing.ts';
import { fileOf, hashOf, writePicture } from '../../scripts/visual/store.ts';

const size = { width: 400, height: 200 };
const before = drawing({ color: 0x3845c9, ...size });
const recolored = drawing({ color: 0x2060d0, ...size });
const moved = drawing({ color: 0x3845c9, ...size, shift: 3 });

/** Two components with one changed color, and one that moved. */
const planted: Readonly<Record<string, Buffer>> = {
  'primitives-button--default-light': recolored,
  'shell-sidebar--default-light': recolored,
  'primitives-tabs--default-dark': moved,
};

let review: Review;
let server: Server;
const baseline = (name: string): Buffer => readFileSync(join(review.root, review.folder, fileOf(name)));

test.beforeEach(async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  review = { root, folder: '.storybook/baselines/p', run: join(root, 'run'), base: 'HEAD' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  for (const [name, png] of Object.entries(planted)) {
    writePicture(join(root, review.folder), name, before, hashOf(before));
    writePicture(review.run, name, png, hashOf(png));
  }
  git('add', review.folder);
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Base');
  const served = await serveReview(review, findChanges(review), 0);
  ({ server } = served);
  await page.goto(served.origin);
});
test.afterEach(() => {
  server.close();
  rmSync(review.root, { recursive: true });
});

test('a group with one cause is accepted at once, and the others stay', async ({ page }) => {
  const group = page.getByRole('region', { name: '#3845C9 → #2060D0' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await group.getByRole('button', { name: 'Accept 2' }).click();
  await expect(page.getByText('1 of 3 to accept')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('primitives-tabs--default-dark');
  expect(baseline('primitives-button--default-light')).toEqual(recolored);
  expect(baseline('shell-sidebar--default-light')).toEqual(recolored);
  expect(baseline('primitives-tabs--default-dark')).toEqual(before);
});

test('the keys move, show two-up, slider and difference, and accept one', async ({ page }) => {
  const image = (name: string) => page.getByRole('img', { name: `${name}: shell-sidebar--default-light` });
  await page.keyboard.press('j');
  await expect(image('before')).toBeVisible();
  await expect(image('after')).toBeVisible();
  await page.keyboard.press('2');
  await page.getByRole('slider', { name: 'Divider between before and after' }).fill('20');
  await expect(image('after')).toHaveJSProperty('naturalWidth', size.width);
  await page.keyboard.press('3');
  await expect(image('difference')).toHaveJSProperty('naturalWidth', size.width);
  await page.keyboard.press('a');
  await expect(page.getByText('2 of 3 to accept')).toBeVisible();
  expect(baseline('shell-sidebar--default-light')).toEqual(recolored);
  expect(baseline('primitives-button--default-light')).toEqual(before);
});
