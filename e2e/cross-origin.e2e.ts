import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

/** An origin other than the API's. */
const OTHER_ORIGIN = 'https://elsewhere.example';

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

/** Changes the text of a call's responses. */
const change = (page: Page, path: string, changed: (body: string) => string) =>
  page.route(path, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });

/** Expects that no recorded request reveals the token or the URL of the page. */
function expectNoSecrets(requests: readonly RecordedRequest[], token: string): void {
  for (const { url, headers } of requests) {
    expect(headers['authorization'], url).toBeUndefined();
    expect(headers['cookie'], url).toBeUndefined();
    expect(headers['referer'], url).toBeUndefined();
    expect(`${url} ${JSON.stringify(headers)}`).not.toContain(token);
  }
}

test('the token does not follow an API that redirects to another origin', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
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

test('an image on another origin is requested without the token and without the URL of the page', async ({
  page,
  context,
  sandbox,
}) => {
  const requests = await recordOtherOrigin(context);
  const { token = '' } = await sandbox.signIn(page, 'developer');
  await change(page, '**/v1/**', (body) =>
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

const externalRedirects = [
  {
    what: 'the billing portal',
    account: 'customer',
    path: '/payment',
    call: '**/v1/billing/portal',
    bodyWith: (url: string) => ({ error: false, url }),
    act: (page: Page) => page.getByRole('button', { name: 'Stripe Info' }).click(),
  },
  {
    what: 'the payment page',
    account: 'visitor',
    path: '/',
    call: '**/v1/stripe/link',
    bodyWith: (url: string) => ({ payment_link: url }),
    act: async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
      await page.getByRole('button', { name: 'Complete Purchase' }).click();
    },
  },
] as const;

for (const { what, account, path, call, bodyWith, act } of externalRedirects) {
  test(`${what} on another origin is opened without the token and without the URL of the page`, async ({
    page,
    context,
    sandbox,
  }) => {
    const requests = await recordOtherOrigin(context);
    const { token = '' } = await sandbox.signIn(page, account);
    await page.route(call, (route) => route.fulfill({ json: bodyWith(`${OTHER_ORIGIN}/there`) }));
    await page.goto(path);
    await act(page);
    await page.waitForURL(`${OTHER_ORIGIN}/there`);
    expect(requests.map(({ url }) => url)).toContain(`${OTHER_ORIGIN}/there`);
    expectNoSecrets(requests, token);
  });
}

// The domain's tests of safe-url have all kinds of addresses.
test("a billing portal at a script's address is not opened, and a message says so", async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/the address is not one that may be opened/);
  const requests = await recordOtherOrigin(context);
  await sandbox.signIn(page, 'customer');
  await page.route('**/v1/billing/portal', (route) =>
    route.fulfill({ json: { error: false, url: 'javascript:document.title="hacked"' } }),
  );
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Stripe Info' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The billing portal could not be opened. Please try again.',
  );
  expect(new URL(page.url()).pathname).toBe('/payment');
  expect(await page.title()).not.toBe('hacked');
  expect(requests).toEqual([]);
});

test('a link that the server names in an input is plain text, not a link', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await change(page, '**/v1/monitors/*', (body) =>
    body.replaceAll(/"link":"[^"]*"/g, '"link":"javascript:document.title=1"'),
  );
  await page.goto('/monitors');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByText('javascript:document.title=1').first()).toBeVisible();
  await expect(page.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
});
