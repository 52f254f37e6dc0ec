import { expect, test } from './fixtures';

test('a visitor pays for a plan, sets up a profile, reaches the dashboard', async ({ page, sandbox }) => {
  await sandbox.open(page, 'visitor', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const pay = page.getByRole('button', { name: 'Complete Purchase' });
  await expect(pay).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Release Calendar' }).check();
  await expect(page.getByRole('checkbox', { name: 'Basic Toolbox' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Account Toolbox' }).check();
  await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
  await expect(page.getByText('Included', { exact: true })).toBeVisible();
  await expect(page.getByText('€94.48')).toBeVisible();
  await pay.click();

  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByText('€94.48')).toBeVisible();
  expect((await sandbox.requests('plans.createPaymentLink')).map(({ body }) => body)).toEqual([
    { toolboxes: ['release_calendar', 'account_toolbox'], monitors: ['sneaker_monitor'] },
  ]);
  await page.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Setting Up Your Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jonas Keller' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Setup' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heat Check');
  await page.getByRole('textbox', { name: 'Image URL' }).fill(`${sandbox.origin}/favicon.svg?logo`);
  await page.getByRole('textbox', { name: 'Footer Text' }).fill('Heat Check');
  await page.getByRole('textbox', { name: 'Footer Icon URL' }).fill(`${sandbox.origin}/favicon.svg?icon`);
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your bot is being set up' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue('Heat Check');
  await page.getByRole('link', { name: 'Payment' }).click();
  await expect(page.getByRole('region', { name: 'Purchased Toolbox' })).toContainText('Release Calendar');
});
