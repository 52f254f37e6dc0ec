import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Sandbox, startSandbox } from './sandbox.ts';

/** Puts entries into the local storage of each page that is loaded. */
export async function storeOnLoad(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    // Firefox runs this in about:blank as well, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

/** Changes the text of the responses to requests that match a glob. */
export const changeAnswers = (
  page: Page,
  glob: string,
  changed: (text: string) => string | Promise<string>,
): Promise<unknown> =>
  page.route(glob, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await changed(await response.text()) });
  });

/** Removes the customer's webhook, so that a step of the setup is left to do. */
export const leaveSetup = (page: Page): Promise<unknown> =>
  changeAnswers(page, '**/v1/customer/info', (text) =>
    text.replace(/"webhook_url":"[^"]*"/, '"webhook_url":""'),
  );

/** Chooses from the menu on the person's name in the sidebar: “Preferences”, “Log out”. */
export async function chooseInMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /, account and help/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/**
 * Opens the menu of a list and chooses an action.
 *
 * @param action the beginning of its name: 'Import', 'Export'.
 * @param menu the name of the menu.
 */
export async function chooseInList(
  page: Page,
  action: string,
  { scope = page, menu = 'List options' }: { scope?: Page | Locator; menu?: string } = {},
): Promise<void> {
  await scope.getByRole('button', { name: menu }).click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${action}`) })
    .first()
    .click();
}

/** The text of the clipboard, as a person pastes it: reading it takes a permission that not every browser has. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea></textarea>');
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await page.close();
  return text;
}

/** Console errors and exceptions of a page. A journey fails if there are any that it did not expect. */
export interface PageErrors {
  readonly list: string[];
  /** Allows lines that this journey causes on purpose. */
  expect(pattern: RegExp): void;
}

/**
 * Makes `fill` type, because over WebDriver BiDi Playwright sets the value alone, which React does not notice.
 *
 * @param page any page: all share the prototype of their locators.
 */
export function fillByTyping(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  locators.fill = async function fill(this: Locator, text) {
    await this.focus();
    await this.evaluate((element, typed) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      else getSelection()?.selectAllChildren(element);
      document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
    }, text);
  };
}

/** A test with the built product over its own sandbox, in any browser. */
export const sandboxTest = base.extend<{ sandbox: Sandbox }, { server: string }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const { origin, stop } = await startSandbox();
      await use(origin);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  sandbox: [
    async ({ server }, use) => {
      const sandbox = new Sandbox(server);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
});

export const test = sandboxTest.extend<{ pageErrors: PageErrors; routes: undefined; typing: undefined }>({
  pageErrors: [
    // Judged before `routes` ends, which sends what is still in flight to the real network.
    async ({ page, routes: _ }, use) => {
      const list: string[] = [];
      // Firefox reports a font whose download a navigation aborted.
      const expected = [/^thrown: download failed \(font-family: .* status=2152398850/];
      page.on('pageerror', (error) => list.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') list.push(message.text());
      });
      await use({ list, expect: (pattern) => expected.push(pattern) });
      expect(list.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  typing: [
    async ({ page, channel }, use) => {
      if (channel === 'moz-firefox') fillByTyping(page);
      await use(undefined);
    },
    { auto: true },
  ],
  routes: [
    async ({ page }, use) => {
      await use(undefined);
      // A routed response may still be in flight when its page closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Over BiDi a context's route outlasts it, and holds up what tabs of later contexts load.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect, Sandbox };
