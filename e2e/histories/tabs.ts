import type { APIResponse, Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Sandbox } from '../sandbox.ts';

/** A call on its way: to the server, or with its answer on the way back. */
export interface Flight {
  readonly route: Route;
  readonly isRead: boolean;
  answer: APIResponse | null;
  isStuck: boolean;
}

/** What a person has changed in a tab, by its cell on the server: `redirects|<keyword>|active`. */
export interface Edit {
  readonly cell: string;
  /** `null` deletes the row. */
  readonly value: string | null;
  /** `row`: a failure takes it back, with a message. `form` is kept in the tab. */
  readonly kind: 'row' | 'form' | 'queue';
  /** How many failures the page had told of before. */
  readonly toldBefore: number;
}

export type Place = 'settings' | 'redirects' | 'monitor' | 'elsewhere';
export const PATHS: Readonly<Record<Place, string>> = {
  settings: '/settings',
  redirects: '/monitors/redirects',
  monitor: '/monitors/{uuid}',
  elsewhere: '/payment',
};

/** A tab, with what is on its way and what is not known to be on the server. */
export interface Tab {
  readonly name: string;
  readonly page: Page;
  readonly flights: Flight[];
  place: Place | null;
  edits: Edit[];
}

/** Collects the messages of failures for the page's life. */
function collectFailures(): void {
  const failures: string[] = [];
  Object.assign(window, { failures });
  const note = (node: Node): void => {
    const text = node.textContent ?? '';
    if (text.length < 500 && /fail|could not|timed out|not saved/i.test(text)) failures.push(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) note(node);
  }).observe(document, { childList: true, subtree: true });
}
/** How many messages of failures the page has shown since it was loaded. */
export const toldFailures = (page: Page): Promise<number> =>
  page
    .evaluate(() => (window as unknown as { readonly failures?: readonly string[] }).failures?.length ?? 0)
    // The page is left meanwhile.
    .catch(async () => {
      await page.waitForLoadState();
      return 0;
    });

export const ACCOUNT = 'developer';

/** A browser whose tabs are signed in. */
export async function openBrowser(browser: Browser, sandbox: Sandbox): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: sandbox.origin, reducedMotion: 'reduce' });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    await sandbox.session(ACCOUNT),
  );
  return context;
}
/** A tab whose calls wait until the history lets them pass. */
export async function openTab(context: BrowserContext, name: string): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const tab: Tab = { name, page, flights: [], place: null, edits: [] };
  await page.clock.install();
  await page.addInitScript(collectFailures);
  await page.route('**/v1/**', (route) => {
    if (route.request().url().endsWith('/v1/logout')) return route.continue();
    const isRead = route.request().method() === 'GET';
    tab.flights.push({ route, isRead, answer: null, isStuck: false });
    return undefined;
  });
  page.on('dialog', (dialog) => {
    // What the forms and dialogs have is kept in the tab.
    tab.edits = tab.edits.filter(({ kind }) => kind === 'form');
    void dialog.accept();
  });
  return tab;
}

/** Whether the product has signed out and left, as after a save of the settings that failed; a later sign-in finds what was typed. */
export const isGone = ({ page }: Tab): boolean => new URL(page.url()).pathname.startsWith('/sandbox/');

/** The server does what was sent. */
export async function reach(flight: Flight): Promise<void> {
  // The server may close the connection that it kept at the moment in which the next request takes it.
  flight.answer ??= await flight.route.fetch({ maxRetries: 3 });
}
const take = (tab: Tab, flight: Flight): void => void tab.flights.splice(tab.flights.indexOf(flight), 1);
/** Answers a call, unless its page was left or the product gave it up. */
async function answer(tab: Tab, flight: Flight, give: () => Promise<unknown>): Promise<void> {
  take(tab, flight);
  await give().catch((error: unknown) => {
    if (!/already handled|has been closed|Invalid InterceptionId|disposed/.test(String(error))) throw error;
  });
}
export const arrive = (tab: Tab, flight: Flight): Promise<void> =>
  answer(tab, flight, async () => {
    await reach(flight);
    await flight.route.fulfill({ response: flight.answer as APIResponse });
  });
export const refuse = (tab: Tab, flight: Flight, status: number, seconds?: number): Promise<void> =>
  answer(tab, flight, () =>
    flight.route.fulfill({
      status,
      headers: seconds === undefined ? {} : { 'Retry-After': String(seconds) },
      body: '{}',
    }),
  );
export const drop = (tab: Tab, flight: Flight): Promise<void> =>
  answer(tab, flight, () => flight.route.abort('connectionreset'));

/** Lets what follows an act be drawn. */
export const settleFrame = (page: Page): Promise<void> =>
  page
    .evaluate(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done, 20))))
    // The page is left meanwhile.
    .catch(() => page.waitForLoadState());

/** All answers arrive, also of the calls that follow. */
export async function settle(tab: Tab, isMeant: (flight: Flight) => boolean = () => true): Promise<void> {
  for (let quiet = 0, count = 0; quiet < 3 && count < 300; count += 1) {
    const flight = tab.flights.find((one) => !one.isStuck && isMeant(one));
    if (flight === undefined) {
      quiet += 1;
      await settleFrame(tab.page);
    } else {
      quiet = 0;
      await arrive(tab, flight);
    }
  }
}

export type Cells = ReadonlyMap<string, string>;
const rowsOf = (name: string, idKey: string, rows: readonly Record<string, unknown>[]): [string, string][] =>
  rows.flatMap((row) =>
    Object.entries(row).map(([key, value]): [string, string] => [
      `${name}|${String(row[idKey])}|${key}`,
      String(value ?? ''),
    ]),
  );
/** What the server has. */
export async function readServer(sandbox: Sandbox): Promise<Cells> {
  type Rows = readonly Record<string, unknown>[];
  const uuid = await sandbox.firstMonitor(ACCOUNT);
  const [info, { data }, monitor] = await Promise.all([
    sandbox.call<{ bot_data: Record<string, unknown>; customer_data: Record<string, unknown> }>(
      ACCOUNT,
      'customer/info',
    ),
    sandbox.call<{ data: { redirects: Rows } }>(ACCOUNT, 'redirects'),
    sandbox.call<{ inputs: Rows; monitorSettings: { delay: unknown } }>(ACCOUNT, `monitors/${uuid}`),
  ]);
  return new Map([
    ['settings||Bot Name', String(info.bot_data['name'])],
    ['settings||Footer Text', String(info.bot_data['footer_text'])],
    ['settings||Discord Webhook URL', String(info.customer_data['webhook_url'])],
    ...rowsOf('redirects', 'keyword', data.redirects),
    ...rowsOf('inputs', 'link', monitor.inputs),
    ['monitor||Delay', String(monitor.monitorSettings.delay)],
  ]);
}
export const rowIn = (cell: string): string => cell.slice(0, cell.lastIndexOf('|') + 1);
export const hasRow = (cells: Cells, cell: string): boolean =>
  [...cells.keys()].some((key) => key.startsWith(rowIn(cell)));
export const isThere = (cells: Cells, { cell, value }: Edit): boolean =>
  value === null ? !hasRow(cells, cell) : cells.get(cell) === value;
