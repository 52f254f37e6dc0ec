import { expect, test } from './fixtures';

test('the form names the missing fields, focuses the first, and can be filled in with the keyboard alone', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'paid-new');
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Setup' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Footer Text' }).focus();
  await page.keyboard.type('Night');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Night Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${sandbox.origin}/favicon.svg?logo`);
  await page.getByRole('textbox', { name: 'Embed Color' }).fill('#12345');
  await page.getByRole('textbox', { name: 'Footer Icon URL' }).focus();
  await page.keyboard.type(`${sandbox.origin}/favicon.svg?icon`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid hex color value')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Embed Color' })).toBeFocused();
  expect(await sandbox.requests('onboarding.createCustomer')).toHaveLength(0);
  await page.getByRole('textbox', { name: 'Embed Color' }).fill('F0A');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your bot is being set up' })).toBeVisible();
  expect((await sandbox.requests('onboarding.createCustomer')).map(({ body }) => body)).toEqual([
    {
      name: 'Night Shift',
      image_url: `${sandbox.origin}/favicon.svg?logo`,
      hex_color: 'F0A',
      footer_text: 'Night',
      footer_icon: `${sandbox.origin}/favicon.svg?icon`,
    },
  ]);
});

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
