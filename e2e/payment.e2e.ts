import { expect, test } from './fixtures';

test('a payment that is never confirmed ends on the payment problem page', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'visitor');
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Setting Up Your Dashboard' })).toBeVisible();
  await expect(
    page.getByText("Taking longer than expected? Don't worry, we're still processing your payment."),
  ).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing Issue' })).toBeVisible({
    timeout: 8_000,
  });
  // One for the session, one immediately, and five retries.
  expect(await sandbox.requests('session.getCustomerInfo')).toHaveLength(7);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing Issue' })).toBeVisible();
  await expect(page.getByRole('link', { name: /support chat/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Return to Payment' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
});

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
