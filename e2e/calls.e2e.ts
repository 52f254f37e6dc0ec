import type { Page } from '@playwright/test';
import { callBudget } from './callBudget.ts';
import { expect, test } from './fixtures';

/** The calls that the page makes, without their parameters. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) return;
    const path = pathname
      .replace(/^\/v1\/monitors\/[^/]+$/, '/v1/monitors/{uuid}')
      .replace(/\/guilds\/\d+/, '/guilds/{id}');
    calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

/** Everything that loads after the first page is there. */
const settled = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible({
    timeout: 30_000,
  });

for (const [path, expected] of Object.entries(callBudget)) {
  test(`a visit of ${path} makes ${expected.length} calls, and an hour in the open tab none`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.signIn(page, 'developer');
    await page.clock.install();
    const calls = watchCalls(page);
    await page.goto(path.replace('{uuid}', await sandbox.firstMonitor('developer')));
    await settled(page);
    // A tool's own chunk may still be loading.
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(expected.length);
    await page.waitForLoadState('networkidle');
    expect(calls.toSorted()).toEqual(expected);
    calls.length = 0;
    await page.clock.fastForward('01:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.fastForward('05:00');
    expect(calls).toEqual([]);
  });
}
