import { expect, test } from './fixtures';

test('a wrong config names the keys that are wrong, and is read again when asked', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  let isBroken = true;
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const good = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ json: isBroken ? { ...good, apiBaseUrl: 'api', homeUrl: undefined } : good });
  });
  await page.goto('/settings');
  await expect(page.getByText('apiBaseUrl')).toBeVisible();
  await expect(page.getByText('homeUrl')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: /reload|try again/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a missing config says so', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.goto('/');
  await expect(page.getByText('config.json').first()).toBeVisible();
});

test('config and the first call leave together with the script, each once', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/config.json', '/v1/customer/info'].includes(pathname)) seen.push(pathname);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(seen).toEqual(['/config.json', '/v1/customer/info']);
});

test('the token goes to the API and nowhere else, and never into an address', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  const carriers: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.headers()['authorization']) carriers.push(new URL(request.url()).pathname);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  expect(carriers.every((path) => path.startsWith('/v1/'))).toBe(true);
  expect(addresses.filter((url) => url.includes(token))).toEqual([]);
});

test('every address of the product is served, whatever is asked for first', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  for (const [path, heading] of [
    ['/payment', 'Payment'],
    ['/monitors', 'Monitors'],
    ['/monitors/redirects', 'Redirects'],
    ['/dashboard-access', 'Dashboard Access'],
    ['/customers', 'Customers'],
    ['/success', 'Setting Up Your Dashboard'],
    ['/payment-error', 'Payment Processing Issue'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
