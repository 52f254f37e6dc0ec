import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseInMenu } from './menu';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Preferences' });

async function openPreferences(page: Page): Promise<Locator> {
  await chooseInMenu(page, 'Preferences');
  await sheet(page)
    .getByRole('button', { name: /^Formats and motion/ })
    .click();
  return sheet(page);
}

/** Chooses with the keyboard alone. */
async function chooseTimeZone(page: Page, typed: string): Promise<void> {
  await sheet(page).getByRole('combobox', { name: 'Time zone' }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await sheet(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** How the graph's slider names a moment there. */
const inTokyo = /^\d{4}-\d\d-\d\d \d{1,2}:\d\d\s[AP]M Asia\/Tokyo \(GMT\+9\)/;

const previewOf = (page: Page): Locator => sheet(page).getByLabel('Preview');

test.describe('preferences', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test(
    'a time zone and 12 hours apply to the graph, its file and the other tab',
    {
      tag: '@download',
    },
    async ({ page, sandbox }) => {
      await sandbox.signIn(page, 'developer');
      await page.goto('/monitors');
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await page.getByRole('button', { name: 'Show Graph' }).click();
      const moment = page.getByRole('slider', { name: 'Moment' });
      await expect(moment).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d \d\d:\d\d Europe\/Berlin/);

      await openPreferences(page);
      await expect(sheet(page).getByRole('combobox', { name: 'Time zone' })).toHaveValue(
        'Browser’s (Europe/Berlin)',
      );
      await chooseTimeZone(page, 'tokyo');
      await choose(page, /Hours$/, '12 hours');
      await expect(previewOf(page)).toContainText('Asia/Tokyo (GMT+9)');
      await page.keyboard.press('Escape');
      await expect(moment).toHaveAttribute('aria-valuetext', inTokyo);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toMatch(/^time \(Asia\/Tokyo\),.*\n\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+09:00,/);

      const other = await page.context().newPage();
      await sandbox.signIn(other, 'developer');
      await other.goto(page.url());
      // A tab behind another may get no frames.
      await other.bringToFront();
      await other.getByRole('button', { name: 'Show Graph' }).click();
      await expect(other.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', inTokyo);

      await page.bringToFront();
      await openPreferences(page);
      await choose(page, /Hours$/, '24 hours');
      await expect(other.getByRole('slider', { name: 'Moment' })).toHaveAttribute(
        'aria-valuetext',
        /^\d{4}-\d\d-\d\d \d\d:\d\d Asia\/Tokyo/,
      );
    },
  );

  test('a time zone and 12 hours apply to the graph and to Activity after a reload', async ({
    page,
    sandbox,
  }) => {
    await sandbox.signIn(page, 'developer');
    await page.goto('/monitors');
    await openPreferences(page);
    await chooseTimeZone(page, 'tokyo');
    await choose(page, /Hours$/, '12 hours');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await expect(page.getByRole('button', { name: 'Show Graph' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Show Graph' }).click();
    // Before the chart, whose chunk may take longer than the message is shown.
    await expect(page.getByText('Status codes fetched successfully')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', inTokyo);
    await chooseInMenu(page, /^Activity/);
    const entry = page.getByRole('dialog', { name: 'Activity' }).locator('time').first();
    await expect(entry).toHaveText(/^\d{1,2}:\d\d:\d\d\s[AP]M \(.+, Asia\/Tokyo \(GMT\+9\)\)$/);
  });

  test('reduced motion stops every animation and transition', async ({ page, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sandbox.signIn(page, 'customer');
    await page.goto('/settings');
    const durations = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('button, a, input')].flatMap((element) =>
          getComputedStyle(element).transitionDuration.split(', '),
        ),
      );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await durations()).toContain('0.12s');
    await openPreferences(page);
    await sheet(page).getByText('Reduced', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    expect(new Set(await durations())).toEqual(new Set(['0s']));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(await durations())).toEqual(new Set(['0s']));
  });
});
