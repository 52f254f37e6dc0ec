import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const rowNames = (page: Page) => page.getByRole('rowheader').allTextContents();

test('a list keeps its rows after a reload, over a link and with Back', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const all = await rowNames(page);
  await page.getByRole('searchbox').fill('e');
  const sort = page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name' });
  await sort.click();
  await sort.click();
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
