import type { BrowserContext } from '@playwright/test';

/**
 * The paths of all tabs. Chromium tells them itself: Playwright does not report each tab that a click with Ctrl or the
 * middle button opens.
 */
export async function tabPaths(context: BrowserContext): Promise<string[]> {
  const browser = context.browser();
  // A tab that was just opened may have no address yet.
  const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
  if (browser?.browserType().name() !== 'chromium') return context.pages().map((page) => pathOf(page.url()));
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.flatMap(({ type, url }) => (type === 'page' ? [pathOf(url)] : []));
}
