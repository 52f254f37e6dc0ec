import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * The paths of all tabs. Playwright misses some of those that a click with Ctrl or the middle button opens, or their
 * addresses, so Chromium and the tabs of Firefox tell them themselves.
 */
export async function tabPaths(context: BrowserContext): Promise<string[]> {
  const browser = context.browser();
  // A tab that was just opened may have no address yet.
  const loading = 'loading';
  if (browser?.browserType().name() !== 'chromium') {
    return Promise.all(
      context.pages().map((page) => page.evaluate(() => location.pathname).catch(() => loading)),
    );
  }
  const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : loading);
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.flatMap(({ type, url }) => (type === 'page' ? [pathOf(url)] : []));
}

/** Waits until what comes last of a visit has begun: drafts, the watch for new releases. */
export const untilBackground = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.some(({ name }) => name?.startsWith('dropdeck:tab:'));
      }),
    )
    .toBe(true);
