import type { Page } from '@playwright/test';
import { chooseInMenu, expect, test } from './fixtures';

const signInAs = async (page: Page, name: string): Promise<void> => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/sandbox\/login/);
  await page.getByRole('button', { name }).click();
};

test('a visitor is redirected to the login URL, signs in, and lands on the settings', async ({ page }) => {
  await signInAs(page, 'Mara Lindqvist');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveTitle('Settings · Dropdeck');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(Object.keys(stored).filter((key) => !key.startsWith('dropdeck:'))).toEqual(
    expect.arrayContaining(['token', 'name', 'image']),
  );
  expect(stored['name']).toBe('Mara Lindqvist');
});

test('a page is prefetched when its link is hovered or focused', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByRole('link', { name: 'Payment' }).hover();
  await expect.poll(() => fetched.some((url) => url.includes('PaymentRoute'))).toBe(true);
  await page.getByRole('link', { name: 'Dashboard Access' }).focus();
  await expect.poll(() => fetched.some((url) => url.includes('DashboardAccessRoute'))).toBe(true);
});

test('the theme is remembered, and applied before the first paint', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await sandbox.open(page, 'customer', '/settings');
  await chooseInMenu(page, 'Preferences');
  await page.getByRole('dialog', { name: 'Preferences' }).getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(13, 15, 28)');
});

test('logging out clears the storage, notifies the server and goes home', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await chooseInMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  expect(await sandbox.requests('session.logout')).toHaveLength(1);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !['dropdeck:brand', 'dropdeck:preferences'].includes(key))).toEqual([]);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sandbox\/login/);
});
