import type { BrowserContext } from '@playwright/test';

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
