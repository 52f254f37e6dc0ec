import type { Page } from '@playwright/test';
import { editors, save, type } from './editors';
import { expect, storeOnLoad, test } from './fixtures';

// It is deleted by what comes last in a visit, which also watches for new releases.
const removedEntry = 'dropdeck:drafts';
test.beforeEach(({ page }) => storeOnLoad(page, { [removedEntry]: '[]' }));
const untilWatched = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), removedEntry)).toBeNull();

/** The server has another release from now on, and the person comes back to the tab after twenty minutes. */
async function deployAndReturn(page: Page): Promise<void> {
  await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'ffffffffffff' } }));
  // The timeout of a call in flight would come with the twenty minutes.
  await page.waitForLoadState('networkidle');
  await untilWatched(page);
  // The twenty minutes may ask by themselves.
  const seen = page.waitForResponse('**/release.json');
  await page.clock.fastForward('20:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await seen).finished();
}

/** Marks the document, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a newer release comes with the next click, at the same place', async ({ page, sandbox }) => {
  await page.clock.install();
  await sandbox.open(page, 'customer', '/settings');
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', /^[\da-f]{12}$/);
  // The watch loads after the first page.
  await expect(page.getByRole('button', { name: /^Search/ }).locator('kbd')).toBeVisible();
  await mark(page);
  await deployAndReturn(page);
  expect(await isMarked(page)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Overview' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Monitors' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await expect(page).toHaveURL(/\/monitors$/);
});

for (const editor of editors) {
  test(`a deploy loses no word of “${editor.name}”, with the old release’s files gone`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    // Firefox reports the missing files by their type.
    pageErrors.expect(/404|disallowed MIME type/);
    await page.clock.install();
    await sandbox.open(page, 'developer', editor.path);
    await expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible();
    await mark(page);
    await editor.open(page);
    await type(page, editor);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await deployAndReturn(page);
    await save(page, editor);
    expect(await isMarked(page)).toBe(true);
    await page.unroute('**/assets/*.js');
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Payment' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
}
