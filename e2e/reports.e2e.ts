import type { Page } from '@playwright/test';
import { changeAnswers, expect, test } from './fixtures';

/** Adds keys to the config, and collects what is sent to the sink. */
async function collect(page: Page, reports: object | null, respond = 200) {
  const bodies: string[] = [];
  const requests: string[] = [];
  await changeAnswers(page, '**/config.json', (text) =>
    reports === null ? text : JSON.stringify({ ...(JSON.parse(text) as object), reports }),
  );
  await page.route('**/collector/**', async (route) => {
    requests.push(route.request().url());
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status: respond });
  });
  return { bodies, requests };
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const reportChunk = /\/assets\/startReports-[^/]+\.js$/;

test(
  'reports have errors, failed calls and web vitals, and nothing of what the person typed or the server said',
  { tag: '@body' },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/./);
    const origin = sandbox.origin;
    const { bodies } = await collect(page, { otlp: `${origin}/collector/v1/logs` });
    await sandbox.signIn(page, 'customer');
    const chunk = page.waitForResponse(reportChunk);
    await page.goto('/monitors/redirects?search=Quay+Street');
    await expect(page.getByRole('searchbox')).toHaveValue('Quay Street');
    await chunk;
    const { token, name } = await page.evaluate(() => ({ ...localStorage }));

    await page.getByRole('button', { name: 'Create Redirect' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Keyword' }).fill('very private keyword');
    await dialog
      .getByRole('textbox', { name: 'Webhook URL' })
      .fill('https://discord.com/api/webhooks/1/very-secret');
    await sandbox.fault('redirects.createRedirect', { kind: 'status', status: 500, times: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Failed to/).first()).toBeVisible();
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('very private keyword and https://discord.com/api/webhooks/1/very-secret');
      });
    });
    await thrown;
    await hide(page);
    await expect.poll(() => bodies.length).toBeGreaterThan(0);

    const sent = bodies.join('\n');
    expect(sent).toContain('RangeError');
    expect(sent).toContain('redirects.createRedirect');
    expect(sent).toContain('web vital');
    expect(sent).toContain('/monitors/redirects');
    const secrets = [token, name, 'very private', 'very-secret', 'webhooks', 'Quay', 'search', 'discord'];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(sent).not.toContain(secret);
    }
  },
);

test('without a sink nothing is sent and no code for it is fetched', async ({ page, sandbox }) => {
  const { requests } = await collect(page, null);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await sandbox.open(page, 'customer', '/settings');
  await expect(page.getByRole('button', { name: /^Search/ }).locator('kbd')).toBeVisible();
  // The prefetch of everything that comes later has begun by then.
  await page.mouse.move(5, 5);
  await expect.poll(() => fetched.some((url) => /\/assets\/palette-/.test(url))).toBe(true);
  await hide(page);
  expect(requests).toEqual([]);
  expect(fetched.filter((url) => reportChunk.test(url))).toEqual([]);
});
