import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, expect, test } from './fixtures';

const unread = (page: Page): Locator => page.getByRole('note').filter({ hasText: /rows? could not be read/ });

test('with odd values, every page shows the readable rows', async ({ page, sandbox }) => {
  await sandbox.open(page, 'odd-data', '/settings');
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Sole Society');

  await page.goto('/payment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Of the customers, one product of the catalogue is unreadable, too.
  for (const [path, readable, count] of [
    ['/monitors', page.getByText('23 monitor(s)'), '1 row could'],
    ['/dashboard-access', page.getByRole('row').filter({ hasText: /Odd Data.*Owner/ }), '1 row could'],
    ['/commands', page.getByRole('row').getByRole('button', { name: 'Edit' }).first(), '2 rows could'],
    ['/customers', page.getByText('17 customers', { exact: true }), '2 rows could'],
  ] as const) {
    await page.goto(path);
    await expect(readable).toBeVisible();
    await expect(unread(page).filter({ hasText: count })).toBeVisible();
  }
  expect(await sandbox.requests('session.logout')).toEqual([]);
});

test('an unreadable row is shown as raw data, its neighbor sent back whole', async ({ page, sandbox }) => {
  const response = page.waitForResponse('**/v1/redirects');
  await sandbox.open(page, 'odd-data', '/monitors/redirects');
  const { data } = (await (await response).json()) as { data: { redirects: Record<string, unknown>[] } };
  const [first, second] = data.redirects;
  await expect(page.getByText('7 redirects', { exact: true })).toBeVisible();
  await expect(unread(page)).toContainText('1 row could not be read');
  await unread(page).getByRole('button', { name: 'Show' }).click();
  const raw = page.getByRole('group', { name: /as the server sent it/ });
  await expect(raw).toContainText('"any"');
  await expect(raw).not.toContainText(String(second?.['webhook']));

  await page.getByRole('switch').first().press('Space');
  await expect.poll(() => sandbox.requests('redirects.updateRedirect')).toHaveLength(1);
  const [sent] = await sandbox.requests('redirects.updateRedirect');
  expect(sent?.body).toEqual({ ...first, active: false });
  expect(first?.['active']).toBe(1);

  await chooseInMenu(page, /^History/);
  await expect(page.getByRole('main')).toContainText(
    'redirects.getRedirects: 1 row could not be read: data.redirects.1.keyword: expected string, got object',
  );
});
