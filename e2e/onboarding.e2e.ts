import { expect, test } from './fixtures';

test('a customer whose bot has no profile waits on a page that does not poll in its first two seconds', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await sandbox.signIn(page, 'preparing');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  const requests = async () => (await sandbox.requests('session.getCustomerInfo')).length;
  await page.clock.runFor(1_500);
  expect(await requests()).toBe(1);
  // What asks again may load late.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return requests();
    })
    .toBeGreaterThan(1);
});
