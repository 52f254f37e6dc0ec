import { expect, test } from './fixtures';

test('a visitor chooses two toolboxes and a monitor, pays, waits, sets up a profile, and reaches the dashboard', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'visitor');
  await page.goto('/');
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

test('Back from the payment page finds the selection, and so does a reload', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'visitor');
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Release Calendar' }).check();
  const pay = page.getByRole('button', { name: 'Complete Purchase' });
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Release Calendar' })).toBeChecked();
  await expect(pay).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Release Calendar' })).toBeChecked();
  await expect(pay).toBeEnabled();
});

/** Creates an invite as the customer and returns its key. */
async function createInvite(origin: string, token: string): Promise<string> {
  const response = await fetch(`${origin}/v1/create/bot/invite`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ app_id: '1087340159260172288', permission: 2 }),
  });
  const { data } = (await response.json()) as { data: { link: string } };
  return new URL(data.link).search;
}

async function tokenOf(origin: string, account: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account }),
  });
  return ((await response.json()) as { token: string }).token;
}

test('an invite key gives a visitor access', async ({ page, sandbox }) => {
  const query = await createInvite(sandbox.origin, await tokenOf(sandbox.origin, 'customer'));
  await sandbox.signIn(page, 'visitor');
  await page.goto(`/${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue("Mara's Sole Society");
  expect(await sandbox.requests('onboarding.validateInvite')).toHaveLength(1);
  expect(await sandbox.requests('plans.getPlanProducts')).toHaveLength(0);
});

test('an invite key survives the sign-in of a visitor who was signed out', async ({ page, sandbox }) => {
  const query = await createInvite(sandbox.origin, await tokenOf(sandbox.origin, 'customer'));
  await page.goto(`/${query}`);
  await expect(page).toHaveURL(/\/sandbox\/login/);
  await page.getByText('Jonas Keller').click();
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue("Mara's Sole Society");
});
