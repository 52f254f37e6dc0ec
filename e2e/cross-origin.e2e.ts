import type { BrowserContext } from '@playwright/test';
import { changeAnswers, expect, test } from './fixtures';

/** An origin other than the API's. */
const OTHER_ORIGIN = 'https://elsewhere.example';
const THERE = `${OTHER_ORIGIN}/there`;

interface RecordedRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Fulfills requests to that origin in every tab, and records them. */
async function recordOtherOrigin(context: BrowserContext): Promise<readonly RecordedRequest[]> {
  const requests: RecordedRequest[] = [];
  await context.route(`${OTHER_ORIGIN}/**`, async (route) => {
    requests.push({ url: route.request().url(), headers: await route.request().allHeaders() });
    const isImage = route.request().resourceType() === 'image';
    await route.fulfill(
      isImage
        ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
        : { contentType: 'text/html', body: '<h1>Elsewhere</h1>' },
    );
  });
  return requests;
}

/** Expects that no recorded request reveals the token or the URL of the page. */
function expectNoSecrets(requests: readonly RecordedRequest[], token: string): void {
  for (const { url, headers } of requests) {
    expect(headers['authorization'], url).toBeUndefined();
    expect(headers['cookie'], url).toBeUndefined();
    expect(headers['referer'], url).toBeUndefined();
    expect(`${url} ${JSON.stringify(headers)}`).not.toContain(token);
  }
}

test('the token follows no redirect to another origin', async ({ page, context, sandbox, pageErrors }) => {
  pageErrors.expect(/redirects\.getRedirects|Failed to load resource|redirect/i);
  const requests = await recordOtherOrigin(context);
  await sandbox.signIn(page, 'customer');
  await page.route('**/v1/redirects', (route) =>
    route.fulfill({ status: 307, headers: { Location: `${OTHER_ORIGIN}/v1/redirects` } }),
  );
  await page.goto('/monitors/redirects');
  await expect(page.getByText('The redirects could not be loaded')).toBeVisible();
  expect(requests).toEqual([]);
});

test('an image on another origin gets neither token nor referrer', async ({ page, context, sandbox }) => {
  const requests = await recordOtherOrigin(context);
  const { token = '' } = await sandbox.signIn(page, 'developer');
  await changeAnswers(page, '**/v1/**', (body) =>
    body.replaceAll(/"(image|image_url|icon|footer_icon|avatar)":"[^"]*"/g, `"$1":"${OTHER_ORIGIN}/$1.svg"`),
  );
  for (const path of ['/settings', '/payment', '/customers', '/dashboard-access', '/commands']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`img[src^="${OTHER_ORIGIN}"]`).first()).toBeVisible();
  }
  expect(requests.length).toBeGreaterThan(3);
  expectNoSecrets(requests, token);
});

for (const [account, path, call, body, act] of [
  ['customer', '/payment', '**/v1/billing/portal', { error: false, url: THERE }, 'Stripe Info'],
  ['visitor', '/', '**/v1/stripe/link', { payment_link: THERE }, 'Complete Purchase'],
] as const) {
  test(`${act} opens another origin without token and referrer`, async ({ page, context, sandbox }) => {
    const requests = await recordOtherOrigin(context);
    const { token = '' } = await sandbox.signIn(page, account);
    await page.route(call, (route) => route.fulfill({ json: body }));
    await page.goto(path);
    if (account === 'visitor') await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
    await page.getByRole('button', { name: act }).click();
    await page.waitForURL(THERE);
    expect(requests.map(({ url }) => url)).toContain(THERE);
    expectNoSecrets(requests, token);
  });
}

test('a link that the server names in an input is plain text, not a link', async ({ page, sandbox }) => {
  await changeAnswers(page, '**/v1/monitors/*', (body) =>
    body.replaceAll(/"link":"[^"]*"/g, '"link":"javascript:document.title=1"'),
  );
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  await expect(page.getByText('javascript:document.title=1').first()).toBeVisible();
  await expect(page.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
});
