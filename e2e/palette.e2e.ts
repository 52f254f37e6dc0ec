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
