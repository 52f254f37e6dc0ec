import { expect, test } from './fixtures';

test('config and first call are requested once, with a token for the API', async ({ page, sandbox }) => {
  const { token = '' } = await sandbox.signIn(page, 'customer');
  const urls: URL[] = [];
  const pathsWithToken: string[] = [];
  page.on('request', (request) => {
    urls.push(new URL(request.url()));
    if (request.headers()['authorization']) pathsWithToken.push(new URL(request.url()).pathname);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const first = ['/config.json', '/v1/customer/info'];
  expect(urls.map(({ pathname }) => pathname).filter((path) => first.includes(path))).toEqual(first);
  expect(pathsWithToken).toContain('/v1/customer/info');
  expect(pathsWithToken.every((path) => path.startsWith('/v1/'))).toBe(true);
  expect(token).not.toBe('');
  expect(urls.filter(({ href }) => href.includes(token))).toEqual([]);
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

test('an old browser is told so in its language, and runs nothing', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(`${sandbox.origin}/settings`);
  await expect(page.locator('body')).toContainText('Dieser Browser ist zu alt für das Dashboard');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root > *')).toHaveCount(0);
  await context.close();
});
