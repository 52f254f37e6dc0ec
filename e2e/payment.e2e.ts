import { expect, test } from './fixtures';

test('the payment page shows the purchase and opens the billing portal', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/payment');
  await expect(page.getByText(/^Renews [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Purchased Monitors' })).toContainText('Private Inputs');
  await page.getByRole('button', { name: 'Stripe Info' }).click();
  await expect(page).toHaveURL(/\/sandbox\/portal\//);
  expect((await sandbox.requests('payment.openBillingPortal')).map(({ body }) => body)).toEqual([{}]);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
});
