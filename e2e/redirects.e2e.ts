import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a customer creates, edits, searches and deletes a redirect, and undoes the deletion', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  await page.getByRole('button', { name: 'Create Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Redirect' });
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill('Quay Street');
  await dialog.getByRole('textbox', { name: 'Webhook URL' }).fill('https://discord.com/api/webhooks/1/quay');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Redirect saved')).toBeVisible();
  const [created] = await sandbox.requests('redirects.createRedirect');
  expect(created?.body).toEqual({
    id: -1,
    keyword: 'Quay Street',
    webhook: 'https://discord.com/api/webhooks/1/quay',
    type: 'Name',
    active: true,
  });

  await page.getByRole('searchbox').fill('/quay');
  await expect(page.getByText(/^1 of \d+ redirects$/)).toBeVisible();
  await rowOf(page, 'Quay Street').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit redirect' });
  await edit.getByRole('textbox', { name: 'Keyword' }).fill('QS-100');
  await edit.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: /^SKU/ }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowOf(page, 'QS-100')).toContainText('SKU');

  await rowOf(page, 'QS-100').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'QS-100')).toHaveCount(0);
  const toast = page.getByRole('status').filter({ hasText: 'Redirect deleted' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'QS-100')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'QS-100')).toContainText('SKU');
});
