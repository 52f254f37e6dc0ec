import type { Page } from '@playwright/test';
import { pastedText } from './clipboard';
import { expect, test, type Sandbox } from './fixtures';
import { chooseInMenu } from './menu';

/** A customer whose bot has listed no server and whose webhook is not set. */
async function openAsNew(page: Page, sandbox: Sandbox): Promise<void> {
  await page.route('**/v1/customer/info', async (route) => {
    const response = await route.fetch();
    const info = (await response.json()) as { bot_data: object; customer_data: object };
    const bot_data = { ...info.bot_data, whitelisted_servers: [] };
    const customer_data = { ...info.customer_data, webhook_url: '' };
    await route.fulfill({ response, json: { ...info, bot_data, customer_data } });
  });
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
}

test('the setup says what is left, leads to each field, and learns from what pages load', async ({
  page,
  sandbox,
}) => {
  await openAsNew(page, sandbox);
  await page.getByRole('button', { name: 'Setup: 0 of 3 done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Setup' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('link', { name: 'Start: Set a webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Discord Webhook URL' })).toBeFocused();

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Setup: 1 of 4 done' }).click();
  await expect(dialog.getByText('Done: Add a first link')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Setup: 1 of 4 done' })).toBeVisible();
});

test('a field explains itself, and support gets the report only by the person', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Help: webhook' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'How to make a webhook' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help: webhook' })).toBeFocused();

  await page.getByRole('link', { name: 'Redirects' }).click();
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await chooseInMenu(page, 'Contact support');
  const dialog = page.getByRole('dialog', { name: 'Contact support' });
  await dialog.getByText('Take the activity report with me').click();
  await expect(dialog.getByRole('region', { name: 'Activity report' })).toContainText('status 500');
  const chat = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /^Copy report and open chat/ }).click();
  await (await chat).close();
  expect(await pastedText(context)).toContain('redirects.getRedirects');
});

test('Activity says in the title what failed, and retries it while its page is open', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await page.goto('/monitors/redirects');
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await sandbox.clearFaults('redirects.getRedirects');
  await expect(page.getByRole('button', { name: /account and help, 1 failed$/ })).toBeVisible();
  await chooseInMenu(page, /^Activity/);
  const dialog = page.getByRole('dialog', { name: 'Activity' });
  await expect(page).toHaveTitle('Redirects · Dropdeck');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
