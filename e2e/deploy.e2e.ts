import { expect, test } from './fixtures';

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
    while (!seen.includes('connect-src')) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { hacked: 'hacked' in window, seen };
  });
  expect(outcome.hacked).toBe(false);
  expect(outcome.seen).toEqual(expect.arrayContaining(['markup: TypeError', 'elsewhere', 'connect-src']));
  expect(outcome.seen.some((line) => line.startsWith('eval'))).toBe(true);
});

test('a browser that is too old is told so, in its language, and nothing else runs', async ({
  browser,
  sandbox,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(`${sandbox.origin}/settings`);
  await expect(page.locator('body')).toContainText('Dieser Browser ist zu alt für das Dashboard');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root > *')).toHaveCount(0);
  await context.close();
});
