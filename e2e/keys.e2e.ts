import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** Opens a page and waits for its keys, which load after it. */
async function open(page: Page, sandbox: Sandbox, path: string, account = 'developer'): Promise<void> {
  await sandbox.open(page, account, path);
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test('two keys open a page with the search it was left with', async ({ page, sandbox }) => {
  await open(page, sandbox, '/settings', 'customer');
  await press(page, '?');
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Next row' });
  await expect(item).toContainText('No list on this page');
  await press(page, 'Escape', 'g', 'm');
  await expect(heading(page, 'Monitors')).toBeVisible();
  await press(page, '/');
  await page.keyboard.type('air');
  await expect(page).toHaveURL(/search=air/);
  await page.getByRole('searchbox').blur();
  await press(page, 'g', 'r');
  await expect(heading(page, 'Redirects')).toBeVisible();
  await press(page, 'g', 'm');
  await expect(heading(page, 'Monitors')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('air');
});

test('a redirect is found, selected, edited and saved with keys', async ({ page, sandbox }) => {
  await open(page, sandbox, '/monitors/redirects', 'customer');
  const rows = page.getByRole('grid').getByRole('row');
  await press(page, 'j');
  await expect(rows.nth(1)).toBeFocused();
  await press(page, 'j', 'j', 'k');
  await expect(rows.nth(2)).toBeFocused();
  await press(page, 'x');
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked();
  await press(page, 'Escape');
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked();
  await press(page, 'e');
  const editor = page.getByRole('dialog', { name: 'Edit redirect' });
  await editor.getByRole('textbox', { name: 'Keyword' }).fill('njx');
  await press(page, 'Control+s');
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'njx' })).toBeVisible();
  await expect.poll(() => sandbox.requests('redirects.updateRedirect')).toHaveLength(1);
});

test('plain keys are turned off with the keyboard alone, also after a reload', async ({ page, sandbox }) => {
  await open(page, sandbox, '/monitors/redirects', 'customer');
  await press(page, '?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Next row' })).not.toContainText('on this page');
  const plainKeys = list.getByRole('switch', { name: 'Single-key shortcuts' });
  await plainKeys.focus();
  await press(page, 'Space', 'Escape');
  await expect(list).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
  await press(page, 'n', 'j', '?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /account and help/ }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeFocused();
  await press(page, 'k');
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused();
  await press(page, 'Enter');
  await plainKeys.focus();
  await press(page, 'Space', 'Escape');
  await expect(list).toHaveCount(0);
  await press(page, 'n');
  await expect(page.getByRole('dialog', { name: 'Create Redirect' })).toBeVisible();
});
