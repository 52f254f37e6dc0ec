import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect, test as base, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { root } from '../scripts/root.ts';
import { fillByTyping } from './fixtures';

const FOLDER = '/some/path/demo';

/** The built demo on a host that has files alone, in a folder. */
const test = base.extend<{ errors: string[] }, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/buildDemo.ts'], { cwd: root });
      const host = new Hono();
      host.use(
        `${FOLDER}/*`,
        serveStatic({
          root: join(root, 'packages/app/demo-static'),
          rewriteRequestPath: (path) => path.slice(FOLDER.length),
        }),
      );
      const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((resolve) => server.once('listening', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}/`);
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  errors: [
    async ({ page, channel }, use) => {
      if (channel === 'moz-firefox') fillByTyping(page);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        // Playwright says that it blocks the worker.
        const text = message.text();
        if (message.type() === 'error' && !text.includes('blocked by Playwright')) errors.push(text);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
// A first visit waits for the worker, and each test begins with one.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 30_000 });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

for (const serviceWorkers of ['allow', 'block'] as const) {
  const title = serviceWorkers === 'allow' ? 'with a service worker' : 'without service workers';
  test.describe(title, { tag: '@full' }, () => {
    test.use({ serviceWorkers });

    /** The pages outside the product: in a frame, when there is no worker. */
    const outside = (page: Page) =>
      serviceWorkers === 'allow'
        ? page.locator('body')
        : page.frameLocator('iframe[title="Sandbox"]').locator('body');
    const signIn = async (page: Page, name: string): Promise<void> => {
      await outside(page).getByRole('button', { name }).click();
      // Behind the frame the page of the earlier account is still there.
      await expect(page.locator('iframe[title="Sandbox"]')).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible({ timeout: 60_000 });
    };

    test('a visitor signs in, saves, reloads and starts over', async ({ page, demo }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(demo) && /^https?:/.test(request.url())) elsewhere.push(request.url());
      });
      await page.goto(demo);
      await signIn(page, 'Mara Lindqvist');
      await expect(banner(page)).toContainText('Nothing leaves this browser');
      expect(page.url()).toBe(`${demo}#/settings`);
      await page.getByLabel('Bot Name').fill('Demo Radar');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Settings updated successfully')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Bot Name')).toHaveValue('Demo Radar');
      await page.goto(`${demo}#/monitors`);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Monitors' })).toBeVisible();

      await banner(page).getByRole('button', { name: 'Start over' }).click();
      await signIn(page, 'Mara Lindqvist');
      await expect(page.getByLabel('Bot Name')).toHaveValue('Sole Society');
      // The worker answers what the product reads from its own root.
      expect(elsewhere.filter((url) => !/\/(config|release)\.json$/.test(url))).toEqual([]);
    });
  });
}
