import { expect, test } from './fixtures';

test('a customer whose bot has no profile waits on a page that does not poll in its first two seconds', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'preparing');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(await sandbox.requests('session.getCustomerInfo')).toHaveLength(1);
});
