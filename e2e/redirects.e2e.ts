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

  await page.getByRole('searchbox').fill('');
  const first = page.getByRole('rowheader').first();
  const keyword = (await first.textContent()) ?? '';
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await expect(first).not.toHaveText(keyword);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveText(keyword);
});

test('a switch reverts with a message when the server fails', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  const toggle = page.getByRole('switch').first();
  const was = await toggle.isChecked();
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500 });
  await toggle.press('Space');
  await expect(page.getByText('Failed to save redirect')).toBeVisible();
  await expect(toggle).toBeChecked({ checked: was });
  await sandbox.clearFaults();
  await toggle.press('Space');
  await expect(toggle).toBeChecked({ checked: !was });
  await page.reload();
  await expect(page.getByRole('switch').first()).toBeChecked({ checked: !was });
});

test('a redirect that could not be deleted is restored at its position', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  const keyword = (await first.textContent()) ?? '';
  await sandbox.fault('redirects.deleteRedirect', { kind: 'status', status: 500 });
  await rowOf(page, keyword).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete redirect')).toBeVisible();
  await expect(first).toHaveText(keyword);
});

test('a customer deletes several redirects after a preview, and retries the one that failed', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const before = await page.getByRole('rowheader').count();
  for (const index of [1, 2, 3]) await page.getByRole('row').nth(index).getByRole('checkbox').click();
  await sandbox.fault('redirects.deleteRedirect', { kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete redirects' });
  await expect(dialog.getByText('3 redirects will be deleted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('The server answered with 500.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry 1 redirect' }).click();
  await expect(dialog.getByText('3 redirects deleted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(before - 3);
});

test('redirects that cannot be loaded show an error in the list, and Retry loads them', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500|redirects/);
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  await expect(page.getByText('The redirects could not be loaded')).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
