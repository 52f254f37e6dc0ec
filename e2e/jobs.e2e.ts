import { readFile } from 'node:fs/promises';
import { chooseInList, expect, test } from './fixtures';

/* Jobs of a full-sized list, for the nightly run: each call is made for real. */

test('2,000 redirects are pasted, exported and imported again without loss', async ({ page, sandbox }) => {
  test.setTimeout(900_000);
  await sandbox.open(page, 'customer', '/monitors/redirects');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const token = 'A'.repeat(68);
  const lines = Array.from(
    { length: 2_000 },
    (_, at) =>
      `"Word ${at}, ""quoted""";https://discord.com/api/webhooks/1090000000000000002/${token};sku;no`,
  );
  await chooseInList(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await dialog
    .getByRole('textbox', { name: 'Redirects' })
    .fill(`Keyword;Webhook;Type;Active\n${lines.join('\n')}`, { timeout: 300_000 });
  await dialog.getByRole('button', { name: 'Add 2,000 redirects' }).click();
  await expect(page.getByText('2,000 redirects added')).toBeVisible({ timeout: 600_000 });
  await expect(page.getByText('2,008 redirects')).toBeVisible();

  const download = page.waitForEvent('download');
  await chooseInList(page, 'Export as CSV');
  const text = await readFile(await (await download).path(), 'utf8');
  await chooseInList(page, 'Import');
  await dialog.getByRole('textbox', { name: 'Redirects' }).fill(text, { timeout: 300_000 });
  await expect(dialog.getByText('0 to add · 2,008 duplicates')).toBeVisible();
});

test('a change of 300 redirects is stopped and continued; 7 fail, are retried, and all is undone', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  test.setTimeout(900_000);
  pageErrors.expect(/500/);
  await sandbox.open(page, 'crowded', '/monitors/redirects');
  await page.getByRole('searchbox').fill('air');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const selection = page.getByText(/selected of [\d,]+ shown/).last();
  const count = Number(
    /^([\d,]+) selected/.exec((await selection.textContent()) ?? '')?.[1]?.replace(',', ''),
  );
  expect(count).toBeGreaterThan(250);

  await sandbox.fault('redirects.updateRedirect', { kind: 'delay', ms: 20 });
  await page.getByRole('button', { name: 'Set…' }).click();
  await page.getByRole('menuitem', { name: 'Set webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set webhook' });
  await dialog
    .getByRole('textbox', { name: 'Webhook URL' })
    .fill(`https://discord.com/api/webhooks/1090000000000000002/${'B'.repeat(68)}`);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('button', { name: /^Continue with/ })).toBeVisible();
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500, times: 7 });
  await dialog.getByRole('button', { name: /^Continue with/ }).click();
  await expect(dialog.getByRole('button', { name: 'Retry 7 redirects' })).toBeVisible({ timeout: 300_000 });
  await expect(dialog.getByText('The server answered with 500.')).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Retry 7 redirects' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${count} redirects changed`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${count} redirects restored`).first()).toBeVisible({ timeout: 300_000 });
});
