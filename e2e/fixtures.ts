import { spawn, type ChildProcess } from 'node:child_process';
import { allCalls } from '@dropdeck/domain/contract';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { root } from '../scripts/root.ts';

const callNames = new Set(allCalls.map(({ name }) => name));

export type Fault =
  | { kind: 'status'; status: number; retryAfter?: number; ms?: number; times?: number }
  | { kind: 'html'; status: number; times?: number }
  | { kind: 'delay'; ms: number; times?: number }
  | { kind: 'drop' | 'malformed' | 'shape' | 'empty'; times?: number };

/** A call as the sandbox received it. */
export interface SeenRequest {
  call: string;
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** The sandbox of a journey: `npm start --no-build` on a free port. */
export class Sandbox {
  constructor(readonly origin: string) {}

  private async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  }

  reset(): Promise<unknown> {
    return this.control('POST', 'reset');
  }

  /** Makes a call fail from now on. */
  fault(call: string, fault: Fault): Promise<unknown> {
    return this.control('PUT', `faults/${call}`, fault);
  }

  /** Clears all faults, or those of one call. */
  clearFaults(call?: string): Promise<unknown> {
    return this.control('DELETE', call === undefined ? 'faults' : `faults/${call}`);
  }

  /** The storage entries of a signed-in browser. */
  async session(account: string): Promise<Record<string, string>> {
    return (await this.control('POST', 'sign-in', { account })) as Record<string, string>;
  }

  /** Calls the API as an account: by GET, or with a body by POST. */
  async call<Body>(
    account: string,
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Body> {
    const { token = '' } = await this.session(account);
    const response = await fetch(`${this.origin}/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as Body;
  }

  /** The account's monitors, in the order of the list. */
  async monitors(account: string): Promise<readonly { readonly uuid: string; readonly name: string }[]> {
    const { monitors } = await this.call<{ monitors: { monitor_uuid: string; monitor_name: string }[] }>(
      account,
      'monitors',
    );
    return monitors.map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name }));
  }

  /** The uuid of the account's first monitor. */
  async firstMonitor(account: string): Promise<string> {
    return (await this.monitors(account))[0]?.uuid ?? '';
  }

  /** The requests of a call since the start or the last reset. */
  async requests(call: string): Promise<SeenRequest[]> {
    // Of a name that no call has there would never be any.
    if (!callNames.has(call)) throw new Error(`No call has the name ${call}`);
    const all = (await this.control('GET', 'requests')) as SeenRequest[];
    return all.filter((seen) => seen.call === call);
  }

  /** Signs a browser in without the login page, for journeys about other features. */
  async signIn(page: Page, account: string): Promise<Record<string, string>> {
    const stored = await this.session(account);
    await page.addInitScript((entries) => {
      // Firefox runs this in about:blank as well, which has no storage.
      if (!location.protocol.startsWith('http')) return;
      // Once per tab, so that a logout is not undone by the next load.
      if (sessionStorage.getItem('e2e:signed-in')) return;
      sessionStorage.setItem('e2e:signed-in', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return stored;
  }

  /** Signs a browser in and opens a path, in which `{uuid}` is the account's first monitor. */
  async open(page: Page, account: string, path: string): Promise<Record<string, string>> {
    const stored = await this.signIn(page, account);
    await page.goto(path.replace('{uuid}', path.includes('{') ? await this.firstMonitor(account) : ''));
    return stored;
  }
}

async function startSandbox(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-build', '--port', '0'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /over the sandbox: (http:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`The sandbox ended with ${code}:\n${output}`)));
  });
  return { child, origin };
}

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
      const { child, origin } = await startSandbox();
      await use(origin);
      child.removeAllListeners('exit');
      child.kill();
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

export { expect };
