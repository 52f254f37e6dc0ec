import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Runs the first result of a search in the palette. */
async function find(page: Page, text: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Search' });
  // The keys load after the page.
  await expect(async () => {
    await press(page, 'Control+k');
    await expect(palette).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(text);
  await press(page, 'Enter');
  await expect(palette).toBeHidden();
}

test('a working day without a mouse: settings, a redirect, a monitor, permissions, and what failed', async ({
  page,
  sandbox,
  pageErrors,
}, testInfo) => {
  pageErrors.expect(/500/);
  // A screenshot in Firefox hides the caret by a style of its driver.
  pageErrors.expect(/settings blocked an inline style/);
  let step = 0;
  const show = async (name: string): Promise<void> => {
    step += 1;
    const body = await page.screenshot();
    await testInfo.attach(`${step} ${name}`, { body, contentType: 'image/png' });
  };
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /^Search/ }).locator('kbd')).toBeVisible();
  await show('settings');

  await find(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await show('the dark theme');

  await press(page, 'g', 'r');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await press(page, 'n');
  const redirect = page.getByRole('dialog', { name: 'Create Redirect' });
  await expect(redirect.getByRole('textbox', { name: 'Keyword' })).toBeFocused();
  await page.keyboard.type('Moon Runner');
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('https://discord.com/api/webhooks/201474683920318464/moon');
  await show('a new redirect');
  await press(page, 'Control+s');
  await expect(page.getByText('Redirect saved')).toBeVisible();

  await press(page, '/');
  await page.keyboard.type('moon');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await press(page, 'Escape', 'Tab');
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500, times: 1 });
  await page.getByRole('switch').first().focus();
  await press(page, 'Space');
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await find(page, 'activity');
  await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText('Failed to save redirect');
  await show('what failed');
  await press(page, 'Escape');
  await expect(page).toHaveTitle('Redirects · Dropdeck');

  await press(page, 'g', 'm');
  await expect(page.getByRole('grid', { name: 'Monitors' }).getByRole('rowheader').first()).toBeVisible();
  await press(page, 'j', 'j', 'Enter');
  await expect(page).toHaveURL(/\/monitors\/[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Link' }).first()).toBeVisible();
  await press(page, 'n');
  await page.keyboard.type('DZ5485-612');
  await press(page, 'Enter');
  await expect(page.getByRole('row', { name: /DZ5485-612/ })).toHaveAttribute('data-highlighted');
  await show('a new input of a monitor');

  await press(page, 'Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await show('the keys that work here');
  await press(page, 'Escape');

  await press(page, 'Control+,');
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  await show('preferences');
  await press(page, 'Escape');
  await find(page, 'log out');
  await expect(page).not.toHaveURL(/\/monitors/);
});
