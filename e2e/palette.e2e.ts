import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Opens the palette from its button, and types. */
async function search(page: Page, keys: string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(keys);
}

test('any of 10,000 monitors that were loaded is five keys and Enter away', async ({ page, sandbox }) => {
  await sandbox.open(page, 'crowded', '/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, 'nbu12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New Balance US 12' })).toBeVisible();
  await expect(palette(page)).toBeHidden();
});

test('an act of another page opens there, and Back closes the palette', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await search(page, 'crea red');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Redirect' });
  await expect(dialog.getByRole('textbox', { name: 'Keyword' })).toBeFocused();
  await expect(page).toHaveURL(/\/monitors\/redirects$/);
  await page.keyboard.press('Escape');
  await search(page, '');
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(palette(page)).toBeHidden();
});

test('the search of Monitors looks in all of them once, and the palette knows what it has read', async ({
  page,
  sandbox,
}) => {
  const monitors = await sandbox.monitors('customer');
  const { uuid } = monitors.at(-1) ?? { uuid: '' };
  const { inputs } = await sandbox.call<{ inputs: { link: string }[] }>('customer', `monitors/${uuid}`);
  const link = inputs.at(-1)?.link ?? '';
  const shown = link.replace(/^https:..(www\.)?/, '');
  const reads = async (): Promise<number> => (await sandbox.requests('monitorDetail.getMonitor')).length;
  const before = await reads();
  await sandbox.open(page, 'customer', '/monitors');
  await page.getByPlaceholder('Search monitors...').fill(link);
  await page.getByRole('button', { name: /^Look in all/ }).click();
  const found = page.getByRole('region', { name: 'Links, SKUs and notes' });
  await expect(found.getByRole('button')).toHaveCount(0);
  await expect(found.getByRole('link', { name: shown }).first()).toBeVisible();
  expect(await reads()).toBe(before + monitors.length);
  await search(page, link);
  await expect(palette(page).getByRole('menuitem').first()).toContainText(shown);
  await expect(palette(page).getByRole('menuitem', { name: /^Look in/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monitors\/[^/?]+\?inputs\.row=/);
  const row = page.getByRole('row', { name: new RegExp(link.slice(-12)) }).first();
  await expect(row).toHaveAttribute('data-highlighted');
  await expect(row).toBeInViewport();
  expect(await reads()).toBe(before + monitors.length + 1);
});
