import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseInMenu } from './menu';

const unread = (page: Page): Locator => page.getByRole('note').filter({ hasText: /rows? could not be read/ });

/** The body of the first response to a call. */
async function answered(page: Page, path: string, open: () => Promise<unknown>): Promise<unknown> {
  const response = page.waitForResponse(
    (one) => one.url().endsWith(path) && one.request().method() === 'GET',
  );
  await open();
  return (await response).json();
}

test('a server with odd values does not end the session, and every page shows the readable rows', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'odd-data');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Sole Society');

  await page.goto('/payment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/monitors');
  await expect(page.getByText('23 monitor(s)')).toBeVisible();
  await expect(unread(page).filter({ hasText: '1 row could not be read' })).toBeVisible();

  await page.goto('/dashboard-access');
  await expect(page.getByRole('row').filter({ hasText: 'Odd Data' })).toContainText('Owner');
  await expect(unread(page)).toContainText('1 row could not be read');

  await page.goto('/commands');
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Edit' }) })
      .first(),
  ).toBeVisible();
  await expect(unread(page)).toContainText('2 rows could not be read');

  await page.goto('/customers');
  await expect(page.getByText('17 customers', { exact: true })).toBeVisible();
  // One customer and one product of the catalogue.
  await expect(unread(page)).toContainText('2 rows could not be read');
  expect(await sandbox.requests('session.logout')).toEqual([]);
});

test('a row that cannot be read is shown as raw data, and a switch sends its neighbor back whole', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'odd-data');
  const body = await answered(page, '/v1/redirects', () => page.goto('/monitors/redirects'));
  const [first, second] = (body as { data: { redirects: Record<string, unknown>[] } }).data.redirects;
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

  await chooseInMenu(page, 'Activity');
  await expect(page.getByRole('dialog')).toContainText(
    'redirects.getRedirects: 1 row could not be read: data.redirects.1.keyword: expected string, got object',
  );
});
