import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseInList } from './listMenu';

const rowNames = (page: Page) => page.getByRole('rowheader').allTextContents();

test('a list shows the same rows in the same order after a reload, over a link, with Back and from the sidebar', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const all = await rowNames(page);
  await page.getByRole('searchbox').fill('e');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name' }).click();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=-\w+/);
  await expect(page).toHaveURL(/search=e/);
  const rows = await rowNames(page);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).not.toEqual(all);
  const address = page.url();

  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual(rows);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect.poll(() => rowNames(other)).toEqual(rows);
  await other.close();

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect.poll(() => rowNames(page)).toEqual(rows);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.goBack();
  await expect.poll(() => rowNames(page)).toEqual(rows);
  await expect(page).toHaveURL(address);
});

test('redirects are imported from CSV, changed together with two failures, retried and undone', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors/redirects');
  await expect(page.getByText('8 redirects')).toBeVisible();
  const webhook = `https://discord.com/api/webhooks/1090000000000000002/${'A'.repeat(68)}`;
  await chooseInList(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await dialog
    .getByRole('textbox', { name: 'Redirects' })
    .fill(`Keyword;Webhook;Type\n"Dunk; low";${webhook};sku\nB75806;${webhook};\nLonely`);
  await expect(dialog.getByText('1 to add · 1 conflict · 1 with a problem')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Add conflicts too' }).press('Space');
  await dialog.getByRole('button', { name: 'Add 2 redirects' }).click();
  await expect(dialog.getByText('2 added · 0 to add · 1 with a problem')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove problem lines' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 redirects')).toBeVisible();

  await page.getByRole('searchbox').fill(webhook);
  await expect(page.getByText('2 of 10 redirects')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500, times: 2 });
  await page.getByRole('button', { name: 'Disable' }).click();
  const change = page.getByRole('dialog', { name: 'Disable redirects' });
  await change.getByRole('button', { name: 'Change', exact: true }).click();
  await change.getByRole('button', { name: 'Retry 2 redirects' }).click();
  await expect(page.getByRole('switch', { checked: true, includeHidden: true })).toHaveCount(0);
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('switch', { checked: true, includeHidden: true })).toHaveCount(2);
});
