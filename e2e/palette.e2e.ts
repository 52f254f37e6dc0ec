import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tabPaths } from './tabs';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

/** Opens the palette from its button. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
}

test('any of 10,000 monitors that were loaded is five keys and Enter away', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'crowded');
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (const [keys, name] of [
    ['so416', 'Solebox PL 416'],
    ['43e99', '43einhalb AU 99'],
    ['nbu12', 'New Balance US 12'],
  ] as const) {
    await open(page);
    await page.keyboard.type(keys);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(palette(page)).toBeHidden();
  }
});

test('a customer creates a redirect from another page and changes the theme, by keyboard alone', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await open(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();

  await open(page);
  await page.keyboard.type('crea red');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Redirect' });
  await expect(dialog.getByRole('textbox', { name: 'Keyword' })).toBeFocused();
  await page.keyboard.type('Quay Street');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Help: webhook' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://discord.com/api/webhooks/1/quay');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redirect saved')).toBeVisible();

  // The list of the palette follows the page's.
  await expect(page.getByRole('rowheader', { name: 'Quay Street' })).toBeVisible();
  await open(page);
  await page.keyboard.type('quay');
  await expect(palette(page).getByRole('menuitem', { name: /^Quay Street/ })).toHaveAttribute(
    'href',
    '/monitors/redirects?search=Quay+Street',
  );
});

test('rows open in another tab, and Back closes the palette', async ({ page, sandbox, context }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  await open(page);
  const row = palette(page).getByRole('menuitem', { name: 'Monitors', exact: true });
  // The rows have their places once one has the pointer.
  await row.hover();
  await expect(row).toHaveAttribute('data-hovered', 'true');
  await row.click({ button: 'middle' });
  await expect.poll(() => tabPaths(context)).toContain('/monitors');
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(palette(page)).toBeHidden();
});
