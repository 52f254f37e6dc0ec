import { expect, type Locator, type Page } from '@playwright/test';

/** Timeout in milliseconds for everything that is not slow on purpose, on a busy machine. */
export const TIMEOUT_MS = Number(process.env['FAULTS_PATIENCE'] ?? 20_000);

/** What the page is asked to remember, on its window. */
interface Recorded {
  recordedTexts?: string[];
  /** When the last press was, by `performance.now()`. */
  pressedAt?: number;
}

/** Records the texts of live regions, since toasts disappear, and when it was last pressed. Runs on each load. */
export function recordPage(): void {
  const store = window as unknown as Recorded;
  store.recordedTexts = [];
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      store.pressedAt = timeStamp;
    },
    { capture: true },
  );
  const note = () => {
    for (const region of document.querySelectorAll('[role="alert"], [role="status"]')) {
      const text = region.textContent.trim();
      if (text !== '' && store.recordedTexts?.includes(text) === false) store.recordedTexts.push(text);
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

const DISMISS = '[role="status"] [aria-label="Dismiss"], [role="alert"] [aria-label="Dismiss"]';

/** Closes the toast and clears the recorded texts, so that the next cell must show its own. */
export async function clearToasts(page: Page): Promise<void> {
  await page.evaluate((dismiss) => {
    for (const button of document.querySelectorAll<HTMLElement>(dismiss)) button.click();
  }, DISMISS);
  // A closing toast is visible for a moment longer.
  await expect(page.locator(`${DISMISS}, [data-leaving]`)).toHaveCount(0, { timeout: TIMEOUT_MS });
  await page.evaluate(() => {
    (window as unknown as Recorded).recordedTexts = [];
  });
}

/** Waits until a text has appeared, in a toast since the last clear or on the page. */
export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    const all = await page.evaluate(() => [
      ...((window as unknown as Recorded).recordedTexts ?? []),
      // The document may have no body right after a navigation.
      document.querySelector('body')?.innerText ?? '',
    ]);
    return all.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
  };
  await expect
    .poll(isShown, { message: `says ${String(text)}`, intervals: [30, 60, 120, 250], timeout: TIMEOUT_MS })
    .toBe(true);
}

/** Follows a link of the menu, also from behind an open dialog. */
export async function followLink(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const link = page.locator(`nav a[href="${path}"]`);
  await link.first().waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  await link.first().evaluate((element: HTMLElement) => element.click());
}

/** Follows a link of the menu and waits for the page. Discards unsaved changes if the product asks. */
export async function openPage(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await followLink(page, path);
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await expect
    .poll(
      async () => {
        if (await leave.isVisible()) await leave.click();
        return new URL(page.url()).pathname;
      },
      { intervals: [20, 50, 100, 200], timeout: TIMEOUT_MS },
    )
    .toBe(path);
}

/** A page that none of the measured calls belongs to. */
const OTHER_PATH = '/payment';

/**
 * Leaves the page. The URL changes before the next page's chunk loads, and until then the old page stays
 * mounted.
 */
export async function openOtherPage(page: Page): Promise<void> {
  await openPage(page, OTHER_PATH);
  await expectHeading(page, 'Payment Information');
}

export const expectVisible = (locator: Locator) =>
  expect(locator.filter({ visible: true }).first()).toBeVisible({ timeout: TIMEOUT_MS });

export const expectHidden = (locator: Locator) => expect(locator).toHaveCount(0, { timeout: TIMEOUT_MS });

/** How long a person takes from one press to the next, in milliseconds: longer than within a double-click. */
const PRESS_MS = 300;

/** Waits until the next press is none of a double-click. */
export const pauseAfterPress = (page: Page) =>
  page.waitForFunction(
    (pause) => performance.now() - ((window as unknown as Recorded).pressedAt ?? -Infinity) > pause,
    PRESS_MS,
    { timeout: TIMEOUT_MS },
  );

/** Presses a button by its name, as a person does after the last press. */
export async function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  await pauseAfterPress('page' in scope ? scope.page() : scope);
  await scope
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click({ timeout: TIMEOUT_MS });
}

export const box = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name, exact: true }).filter({ visible: true }).first();

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Closes the dialog that the last cell may have left open. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await expectHidden(dialog);
}

export const expectHeading = (page: Page, name: string | RegExp) =>
  expectVisible(page.getByRole('heading', { level: 1, name }));

/** Expects the home URL and no session. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/home/, { timeout: TIMEOUT_MS, waitUntil: 'domcontentloaded' });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token, 'the token').toBeNull();
}
