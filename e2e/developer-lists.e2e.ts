import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const listOf = (page: Page, table: string, name: string): Locator =>
  page
    .getByRole('grid', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

async function openPanel(page: Page): Promise<void> {
  await page.goto('/monitors');
  await page.getByRole('button', { name: 'Developer Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Keyword Settings' })).toBeVisible();
}

test('a developer creates, edits and deletes a keyword list, and undoes the deletion', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'developer');
  await openPanel(page);
  await page.getByRole('button', { name: 'Create Keyword List' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await dialog.getByRole('textbox', { name: 'Keywords' }).click();
  await page.keyboard.type('dunk\nsamba\n\ndunk');
  await expect(dialog.getByRole('button', { name: '1 duplicate: go to the next' })).toBeVisible();
  await expect(dialog.getByText('3 keywords')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('New keyword list created successfully')).toBeVisible();
  const [created] = await sandbox.requests('keywords.createKeywordList');
  expect(created?.body).toEqual({ keywords: ['dunk', 'samba', '', 'dunk'], name: 'Quay' });

  await listOf(page, 'Keyword lists', 'Quay').getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Remove blank and duplicate lines' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Keyword list saved successfully')).toBeVisible();
  const [saved] = await sandbox.requests('keywords.saveKeywordList');
  expect(saved?.body).toMatchObject({ keywords: ['dunk', 'samba'], name: 'Quay' });

  await listOf(page, 'Keyword lists', 'Quay').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Keyword list deleted successfully')).toBeVisible();
  await expect(listOf(page, 'Keyword lists', 'Quay')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo delete of Quay' }).click();
  await expect(listOf(page, 'Keyword lists', 'Quay')).toContainText('2');
});

test('a developer creates a proxy list from a file, edits it with hidden credentials and deletes it', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'developer');
  await openPanel(page);
  await page.getByRole('button', { name: 'Create Proxy List' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'proxies.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\uFEFFeu.proxies.example:8080:user:hunter2\r\nnot a proxy\r\n'),
  });
  await expect(dialog.getByRole('textbox', { name: 'Proxies' })).toContainText(
    'eu.proxies.example:8080:••••:••••',
  );
  await expect(dialog.getByRole('textbox', { name: 'Proxies' })).not.toContainText('hunter2');
  await expect(dialog.getByRole('button', { name: '1 unusual line: go to the next' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('A proxy list needs a name.')).toBeVisible();
  expect(await sandbox.requests('proxies.createProxyList')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('New proxy list created successfully')).toBeVisible();
  const [created] = await sandbox.requests('proxies.createProxyList');
  expect(created?.body).toEqual({
    proxyListData: 'eu.proxies.example:8080:user:hunter2\nnot a proxy\n',
    proxyListName: 'Quay',
  });

  await listOf(page, 'Proxy lists', 'Quay').getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Proxies' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('us.proxies.example:9000');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Proxy list saved successfully')).toBeVisible();
  const [saved] = await sandbox.requests('proxies.saveProxyList');
  expect(Object.keys(saved?.body as object).toSorted()).toEqual(['proxyListData', 'proxyListID']);
  expect(saved?.body).toMatchObject({
    proxyListData: 'eu.proxies.example:8080:user:hunter2\nnot a proxy\nus.proxies.example:9000',
  });

  await sandbox.fault('proxies.deleteProxyList', { kind: 'status', status: 500 });
  await listOf(page, 'Proxy lists', 'Quay').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete proxy list')).toBeVisible();
  await expect(listOf(page, 'Proxy lists', 'Quay')).toBeVisible();
  await sandbox.clearFaults();
  // By the keyboard: a second click at the same place could be one of a double-click.
  await listOf(page, 'Proxy lists', 'Quay').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Proxy list deleted successfully')).toBeVisible();
  await expect(listOf(page, 'Proxy lists', 'Quay')).toHaveCount(0);
});

test('a proxy list of 100,000 lines is imported, takes a typed line at once, and is saved', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'developer');
  await openPanel(page);
  await page.getByRole('button', { name: 'Create Proxy List' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Many');
  const lines = Array.from(
    { length: 100_000 },
    (_, line) => `192.0.2.1:${20_000 + (line % 9_000)}:u${line}:p`,
  );
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText('100,000 proxies')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Proxies' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nlast.proxies.example:1');
  await expect(dialog.getByText('100,001 proxies')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('New proxy list created successfully')).toBeVisible();
  await expect(listOf(page, 'Proxy lists', 'Many')).toContainText('100,001');
});
