import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseInMenu } from './menu';

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

test('a customer whose bot is being set up waits, and then reaches the dashboard', async ({
  page,
  sandbox,
}) => {
  const { token = '' } = await sandbox.signIn(page, 'paid-new');
  const created = await fetch(`${sandbox.origin}/v1/create/customer`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ines & Friends',
      image_url: `${sandbox.origin}/sandbox/images/group/Ines.svg`,
      hex_color: '#1c2a97',
      footer_text: 'FooterText',
      footer_icon: `${sandbox.origin}/sandbox/images/footer/Ines.svg`,
    }),
  });
  expect(created.status).toBe(200);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your bot is being set up' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue('Ines & Friends');
});

test('a failed sign-in ends at the dashboard home', async ({ page }) => {
  await page.goto('/callback?code=never-given-out&state=1');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an unknown path shows an error page with a link back', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/no/such/page');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('Not Found')).toBeVisible();
  await page.getByRole('button', { name: /back/i }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('a customer invites the bot in a new tab of the chat platform, with administrator permission', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Invite Bot' }).click(),
  ]);
  const query = new URL(tab.url()).searchParams;
  expect(query.get('permissions')).toBe('8');
  expect(query.get('scope')).toBe('bot applications.commands');
  expect(query.get('client_id')).toMatch(/^\d{17,20}$/);
});

test('a page is prefetched when its link is hovered or focused', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
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
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await chooseInMenu(page, 'Preferences');
  await page.getByRole('dialog', { name: 'Preferences' }).getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(13, 15, 28)');
});
