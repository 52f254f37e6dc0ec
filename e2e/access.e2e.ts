import { expect, test } from './fixtures';

test('an owner removes a user with the keyboard alone, and the list reloads', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/dashboard-access');
  const row = page.getByRole('row', { name: /Tomasz Wrona/ });
  await row.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Remove Tomasz Wrona?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await row.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove access' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  expect(await sandbox.requests('access.getBotUsers')).toHaveLength(2);
  const [removed] = await sandbox.requests('access.removeBotUser');
  expect(removed?.body).toEqual({ app_id: '1087340159260172288', user_id: '310848622642069504' });
});
