import type { Page } from '@playwright/test';
import { changeAnswers, chooseInMenu, expect, test } from './fixtures';

/** A customer whose bot has listed no server and whose webhook is not set. */
const serveNew = (page: Page): Promise<unknown> =>
  changeAnswers(page, '**/v1/customer/info', (text) => {
    const info = JSON.parse(text) as { bot_data: object; customer_data: object };
    const bot_data = { ...info.bot_data, whitelisted_servers: [] };
    const customer_data = { ...info.customer_data, webhook_url: '' };
    return JSON.stringify({ ...info, bot_data, customer_data });
  });

test('the setup leads to each field, and learns from what pages load', async ({ page, sandbox }) => {
  await serveNew(page);
  await sandbox.open(page, 'customer', '/settings');
  const card = page.getByRole('region', { name: 'Setup' });
  await expect(card.getByText('0 of 3 done')).toBeVisible();
  await card.getByRole('link', { name: 'Start: Set a webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Discord Webhook URL' })).toBeFocused();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monitors' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(card.getByText('1 of 4 done')).toBeVisible();
  await card.getByRole('button', { name: 'Hide setup' }).click();
  await expect(card).toHaveCount(0);
});

test('the title says what failed until History is read', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await page.goto('/monitors/redirects');
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await expect(page.getByRole('button', { name: /account and help, 1 failed$/ })).toBeVisible();
  await chooseInMenu(page, /^History/);
  await expect(page.getByText('redirects.getRedirects: answered with status 500')).toBeVisible();
  await expect(page).toHaveTitle('History · Dropdeck');
});

test('logging out of the setup asks about what is typed, also after a reload', async ({ page, sandbox }) => {
  page.on('dialog', (question) => void question.accept());
  await sandbox.open(page, 'paid-new', '/');
  await page.getByRole('button', { name: 'Start Setup' }).click();
  const footer = page.getByRole('textbox', { name: 'Footer Text' });
  await footer.fill('Night Owl');
  const logout = page.getByRole('button', { name: 'Log out' });
  const question = page.getByRole('alertdialog');
  await logout.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(footer).toHaveValue('Night Owl');
  await page.reload();
  await expect(footer).toHaveValue('Night Owl');
  await logout.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/sandbox\/home/);
});
