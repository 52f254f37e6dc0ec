import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findChanges } from '../../scripts/review/changes.ts';
import { createReview } from '../../scripts/review/decisions.ts';
import { decode } from '../../scripts/review/image.ts';
import { listen, type Listening } from '../../scripts/review/listen.ts';
import { buildPage } from '../../scripts/review/page.ts';
import { archivedPictures, type Pictures } from '../../scripts/review/pictures.ts';
import { createServer, type PageFiles } from '../../scripts/review/server.ts';
import { drawing } from '../../scripts/review/testing.ts';

const FOLDER = 'baselines';
const INDIGO = 0x3845c9;
const BLUE = 0x2060d0;
const size = { width: 1280, height: 400 };
const before = drawing({ color: INDIGO, ...size });
const recolored = drawing({ color: BLUE, ...size });
const moved = drawing({ color: INDIGO, ...size, shift: 3 });

/** Two components with one changed color, and one that moved; the fourth screenshot did not change. */
const planted: Readonly<Record<string, Buffer>> = {
  'primitives-button--default-light': recolored,
  'screens-settings--default-light': recolored,
  'primitives-tabs--default-dark': moved,
};
const [button, settings, tabs] = Object.keys(planted) as [string, string, string];
const untouched = 'primitives-button--default-dark';

let page: PageFiles;
let root: string;
let pictures: Pictures;
let server: Listening;

test.beforeAll(async () => {
  page = await buildPage();
});

test.beforeEach(async ({ page: tab }) => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
  const run = join(root, 'run');
  mkdirSync(run);
  pictures = archivedPictures(root, FOLDER);
  pictures.approve(new Map([...Object.keys(planted), untouched].map((name) => [name, before])));
  for (const [name, png] of Object.entries(planted)) writeFileSync(join(run, `${name}-actual.png`), png);
  const changes = findChanges({ pictures, run, base: null });
  const review = createReview({ changes, pictures, file: join(root, 'decisions.json') });
  server = await listen(createServer({ changes, review, page, catalogue: 'http://localhost:6006' }), 0);
  await tab.goto(server.origin);
  await expect(tab.getByRole('heading', { name: 'Visual review' })).toBeVisible();
});

test.afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const pixelsOf = (name: string): Uint8Array =>
  decode(pictures.read([name]).get(name) ?? Buffer.alloc(0)).data;
const { data: beforePixels } = decode(before);
const { data: recoloredPixels } = decode(recolored);
const title = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 2 });
const list = (tab: Page) => tab.getByRole('navigation', { name: 'Changes' });

test('j and k move, a approves exactly that screenshot, r approves none, and u takes both back', async ({
  page: tab,
}) => {
  await expect(title(tab)).toHaveText('primitives / button: default');
  await tab.keyboard.press('j');
  await expect(title(tab)).toHaveText('screens / settings: default');
  await tab.keyboard.press('k');
  await expect(title(tab)).toHaveText('primitives / button: default');

  await tab.keyboard.press('a');
  await expect(tab.getByText('1 of 3 decided')).toBeVisible();
  await expect(title(tab)).toHaveText('screens / settings: default');
  expect(pixelsOf(button)).toEqual(recoloredPixels);
  for (const name of [settings, tabs, untouched]) expect(pixelsOf(name)).toEqual(beforePixels);

  await tab.keyboard.press('r');
  await expect(tab.getByText('2 of 3 decided')).toBeVisible();
  await expect(title(tab)).toHaveText('primitives / tabs: default');
  expect(pixelsOf(settings)).toEqual(beforePixels);
  expect(JSON.parse(readFileSync(join(root, 'decisions.json'), 'utf8'))).toMatchObject({
    [button]: { decision: 'accepted' },
    [settings]: { decision: 'rejected' },
  });

  await tab.keyboard.press('u');
  await tab.keyboard.press('u');
  await expect(tab.getByText('0 of 3 decided')).toBeVisible();
  expect(pixelsOf(button)).toEqual(beforePixels);
});

test('a group with one cause is accepted at once, and the other group stays undecided', async ({
  page: tab,
}) => {
  const group = list(tab).getByRole('region', { name: '#3845C9 → #2060D0' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await group.getByRole('button', { name: 'Accept 2' }).click();
  await expect(tab.getByText('2 of 3 decided')).toBeVisible();
  await expect(title(tab)).toHaveText('primitives / tabs: default');
  for (const name of [button, settings]) expect(pixelsOf(name)).toEqual(recoloredPixels);
  expect(pixelsOf(tabs)).toEqual(beforePixels);
});

test('the keys 1 to 4 show two-up, slider, blink and difference at the real size', async ({ page: tab }) => {
  const image = (name: string) => tab.getByRole('img', { name: `${name}: ${button}` });
  const expectRealSize = async (name: string): Promise<void> => {
    await expect(image(name)).toBeVisible();
    const box = await image(name).boundingBox();
    expect([box?.width, box?.height]).toEqual([size.width, size.height]);
  };
  await expectRealSize('Before');
  await expectRealSize('After');
  await tab.keyboard.press('2');
  await expect(tab.getByRole('slider', { name: 'Divider between before and after' })).toBeVisible();
  await expectRealSize('After');
  await tab.keyboard.press('3');
  await expect(image('After')).toBeVisible();
  await expect(image('Before')).toBeVisible();
  await tab.keyboard.press('4');
  await expectRealSize('Difference');
});

test('filters narrow the list, ? opens the help, and o opens the story', async ({ page: tab, context }) => {
  await tab.getByRole('button', { name: /Theme/ }).click();
  await tab.getByRole('option', { name: 'Dark' }).click();
  await expect(list(tab).getByRole('listitem')).toHaveCount(1);
  await title(tab).click();
  await tab.keyboard.press('?');
  await expect(tab.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await context.route('http://localhost:6006/**', (route) => route.fulfill({ body: 'story' }));
  const opened = context.waitForEvent('page');
  await tab.keyboard.press('o');
  const story = await opened;
  await story.waitForURL('**/?path=/story/primitives-tabs--default&globals=theme:dark');
});
