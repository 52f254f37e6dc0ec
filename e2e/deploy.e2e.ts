import { pages, pageTitle, type PageName } from '@dropdeck/domain/shell/pages';
import { expect, test } from './fixtures';

test('a wrong config names the wrong keys and is read again on request', async ({ page, sandbox }) => {
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

test('the config and the first call are requested together with the script, once each', async ({
  page,
  sandbox,
}) => {
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

test('the token is sent to the API only, and never in a URL', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  const pathsWithToken: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.headers()['authorization']) pathsWithToken.push(new URL(request.url()).pathname);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  expect(pathsWithToken.every((path) => path.startsWith('/v1/'))).toBe(true);
  expect(addresses.filter((url) => url.includes(token))).toEqual([]);
});

test('the server returns the product for every URL of its routes', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  const names = (Object.keys(pages) as PageName[]).filter((name) => pages[name].navigation !== undefined);
  const inMenu = names.map((name) => ({ path: pages[name].path, title: pageTitle(name) }));
  const routes = [...inMenu, { path: pages.paymentError.path, title: 'Payment Processing Issue' }];
  for (const { path, title } of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('the product is served with its security headers, and the browser blocks what they forbid', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Content Security Policy|Trusted(HTML|Script)/i);
  await sandbox.signIn(page, 'customer');
  const response = await page.goto('/settings');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('camera=()');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const outcome = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
    const script = document.createElement('script');
    try {
      script.textContent = 'window.hacked = true';
      document.body.append(script);
    } catch (error) {
      seen.push(`script: ${(error as Error).name}`);
    }
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked = true">');
    } catch (error) {
      seen.push(`markup: ${(error as Error).name}`);
    }
    // In a separate task, because code that Playwright evaluates is exempt from the eval rule.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- This is what must not work.
          (0, eval)('window.hacked = true');
        } catch (error) {
          seen.push(`eval: ${(error as Error).name}`);
        }
        resolve();
      });
    });
    await fetch('https://elsewhere.example/collect').catch(() => seen.push('elsewhere'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { hacked: 'hacked' in window, seen };
  });
  expect(outcome.hacked).toBe(false);
  expect(outcome.seen).toEqual(expect.arrayContaining(['markup: TypeError', 'elsewhere', 'connect-src']));
  expect(outcome.seen.some((line) => line.startsWith('eval'))).toBe(true);
});
