import { expect, test } from './fixtures';
import { chooseInMenu } from './menu';

test('logging out clears the storage, notifies the server and goes home', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await chooseInMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  expect(await sandbox.requests('session.logout')).toHaveLength(1);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => ['token', 'name', 'image'].includes(key))).toEqual([]);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sandbox\/login/);
});
