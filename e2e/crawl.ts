import type { Page, Request } from '@playwright/test';

/** Counts the page's requests, and returns how to wait until none is on its way and what they brought is shown. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('load', () => pending.clear());
  return async () => {
    // What opens is lazy, and appears in a transition. A browser on a busy machine may have no idle moment in minutes.
    do {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    } while (pending.size > 0);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState !== 'running' || endTime === Number.POSITIVE_INFINITY;
      }),
    );
  };
}

/**
 * Presses each button of a page's main part, and looks at what opens.
 *
 * @param options.address the end of the page's address.
 * @param options.open goes to the page anew.
 * @param options.look is called after each press, with the button's name.
 */
export async function pressEach(
  page: Page,
  options: {
    readonly address: string;
    readonly names: readonly string[];
    readonly open: () => Promise<void>;
    readonly look: (name: string) => Promise<void>;
  },
): Promise<void> {
  const { address, names, open, look } = options;
  // The portal of payments is not the product’s: with this answer the browser stays where it is, however late it comes.
  await page.route('**/sandbox/**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  // What was pressed may be on its way.
  page.on('dialog', (dialog) => dialog.accept());
  const settled = watchRequests(page);
  const main = page.getByRole('main');
  for (const name of names) {
    // Those of rows have the name of the row after their label.
    const labelled = main.locator(`button[aria-label=${JSON.stringify(name)}]`);
    const button = main.getByRole('button', { name, exact: true }).or(labelled).first();
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    await settled();
    await look(name);
    await page.keyboard.press('Escape');
    const isElsewhere = !page.url().endsWith(address);
    if (isElsewhere || (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0)
      await open();
  }
}
