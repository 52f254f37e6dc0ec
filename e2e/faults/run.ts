import { allCalls } from '@dropdeck/domain/contract';
import { expect, type Browser, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '../sandbox.ts';
import {
  clearToasts,
  openOtherPage,
  expectText,
  expectSignedOut,
  recordPage,
  TIMEOUT_MS,
  pauseAfterPress,
  press,
} from './actions.ts';
import { emptySuccess, faultOf, isSuccess, SLOW_MS, type FaultName } from './matrix.ts';
import type { Scenario, Stage } from './scenario.ts';
import { startTestServer } from './testServer.ts';

export interface FailedCell {
  readonly cell: string;
  readonly reason: string;
}

/** Console errors that a failing call causes: Chrome's, and the product's log of the call. */
const isExpected = (line: string, call: string): boolean =>
  line.startsWith('Failed to load resource') || line.startsWith(`${call}: `);

async function enter(page: Page, sandbox: Sandbox, account: string): Promise<void> {
  const stored = await sandbox.session(account);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

const contractOf = (call: string) => allCalls.find(({ name }) => name === call);

/** Returns a predicate for the browser's requests of a call. */
function isRequestOf(call: string): (request: Request) => boolean {
  const { path = '', method = '' } = contractOf(call) ?? {};
  const pattern = new RegExp(`${path.replace('?', '\\?').replaceAll(/\{\w+\}/g, '[^/&]+')}$`);
  return (request) => request.method() === method && pattern.test(request.url());
}

async function isNotBlank(page: Page): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText.trim());
  expect(words.length, 'the page is blank').toBeGreaterThan(20);
  expect(words, 'the page broke').not.toContain('Unexpected Application Error!');
}

/** Limits the browsers that work at the same time. */
export function createSemaphore(count: number) {
  let free = count;
  const queue: (() => void)[] = [];
  return {
    acquire: (): Promise<void> => {
      if (free === 0) return new Promise((resolve) => queue.push(resolve));
      free -= 1;
      return Promise.resolve();
    },
    release: (): void => {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
}

/** A browser with its own sandbox. It runs rows one after another. */
export async function openWorker(browser: Browser, semaphore: ReturnType<typeof createSemaphore>) {
  const server = await startTestServer();
  const context = await browser.newContext({
    baseURL: server.sandbox.origin,
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(recordPage);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  let lines: string[] = [];
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  return {
    server,
    page,
    /** Lets other workers run while this one waits. */
    whileOthersWork: async <Result>(waiting: () => Promise<Result>): Promise<Result> => {
      semaphore.release();
      try {
        return await waiting();
      } finally {
        await semaphore.acquire();
      }
    },
    /** The console errors since the last cell. */
    takeErrors: (): readonly string[] => {
      const taken = lines;
      lines = [];
      return taken;
    },
    close: async (): Promise<void> => {
      await context.close();
      await server.close();
    },
  };
}

/** Runs the cells of one call in order. After a cell that failed, or a success that wrote nothing, the page is reloaded. */
export async function runRow(
  worker: Awaited<ReturnType<typeof openWorker>>,
  options: {
    readonly call: string;
    readonly scenario: Scenario;
    readonly faults: readonly FaultName[];
  },
): Promise<readonly FailedCell[]> {
  const { server, page } = worker;
  const { sandbox } = server;
  const { call, scenario, faults } = options;

  const open = async (stage: Stage): Promise<void> => {
    if (typeof scenario.path === 'string') await page.goto(scenario.path);
    else await scenario.path(stage);
  };
  const signIn = async (): Promise<void> => {
    if (scenario.account !== null) await enter(page, sandbox, scenario.account);
  };

  /** A load that was rate-limited is retried automatically while its page is mounted. */
  const isRetriedAutomatically = (fault: FaultName): boolean =>
    fault === '429' &&
    contractOf(call)?.method === 'GET' &&
    scenario.navigatesOnFailure !== true &&
    scenario.isRetriedByHand !== true;

  const stageOf = (fault: FaultName): Stage => ({
    page,
    sandbox,
    call,
    typed: `${call} ${fault}`,
    fault,
  });

  const timeout = SLOW_MS + TIMEOUT_MS;

  /** Resolves when the call's next request is answered or aborted. */
  const answerOf = (): Promise<unknown> => {
    const options = { predicate: isRequestOf(call), timeout };
    return Promise.race([
      page.waitForEvent('requestfinished', options),
      page.waitForEvent('requestfailed', options),
    ]);
  };

  const cell = async (fault: FaultName): Promise<void> => {
    const stage = () => stageOf(fault);
    const isUntouched = scenario.isUntouched === true;
    const clearFaults = () => (isUntouched ? sandbox.fault(call, emptySuccess()) : sandbox.clearFaults(call));

    await scenario.arrange?.(stage());
    await clearToasts(page);
    await pauseAfterPress(page);
    await sandbox.fault(call, faultOf(fault, isUntouched));

    if (fault === 'answer after leaving') {
      const asked = page.waitForRequest(isRequestOf(call));
      const over = answerOf();
      over.catch(() => undefined);
      await Promise.all([asked, scenario.act(stage())]);
      // The browser does not report the end of a call whose document it has left.
      const unloaded = page.waitForEvent('domcontentloaded', { timeout });
      unloaded.catch(() => undefined);
      await (scenario.leave?.(stage()) ?? openOtherPage(page));
      const address = page.url();
      await server.releaseResponses();
      await Promise.race([over, unloaded]);
      // Once the effects of the response are over.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
      expect(page.url(), 'where the browser is').toBe(address);
      await isNotBlank(page);
      return;
    }
    if (fault === '10 s delay') {
      const answer = answerOf();
      answer.catch(() => undefined);
      await scenario.act(stage());
      await worker.whileOthersWork(() => answer);
    } else {
      await scenario.act(stage());
    }
    if (isSuccess(call, fault)) {
      await scenario.done(stage());
      await isNotBlank(page);
      return;
    }

    const { message, ends = false } =
      typeof scenario.fails === 'function' ? scenario.fails(fault) : scenario.fails;
    if (message !== null) await expectText(page, message);
    if (ends) {
      await expectSignedOut(page);
      await isNotBlank(page);
      await clearFaults();
      await signIn();
      await open(stage());
      await scenario.resume?.(stage());
    } else {
      await isNotBlank(page);
      await scenario.expectDraft?.(stage());
      await clearFaults();
      await pauseAfterPress(page);
      if (!isRetriedAutomatically(fault)) await (scenario.retry ?? (() => press(page, 'Retry')))(stage());
    }
    await scenario.done(stage());
    await isNotBlank(page);
  };

  const bad: FailedCell[] = [];
  /** Runs a step of a cell and records its error as the cell's. */
  const attempt = async (name: string, part: () => Promise<unknown>): Promise<boolean> => {
    try {
      await part();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const seen = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600));
      // oxlint-disable-next-line no-control-regex -- the colors of Playwright's messages.
      const reason = message.replaceAll(/\u001B\[\d+m/g, '').slice(0, 600);
      bad.push({ cell: `${call} × ${name}`, reason: `${reason}\nAt ${page.url()}: ${seen}` });
      console.log(bad.at(-1));
      return false;
    }
  };
  const begin = async (fault: FaultName): Promise<void> => {
    await page.goto('/sandbox/home');
    await signIn();
    await open(stageOf(fault));
  };

  // Removes everything that the previous row left in the sandbox and the browser.
  await sandbox.reset();
  await page.goto('/sandbox/home');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  worker.takeErrors();

  let isReady = false;
  for (const fault of faults) {
    if (!isReady) isReady = await attempt(`${fault}, before it`, () => begin(fault));
    const hasPassed = await attempt(fault, () => cell(fault));
    // After a success that wrote nothing, what the page knows is not so.
    isReady = hasPassed && (fault === '10 s delay' || !isSuccess(call, fault));
    await sandbox.clearFaults(call);
    const pageErrors = worker.takeErrors().filter((line) => !isExpected(line, call));
    if (pageErrors.length > 0) bad.push({ cell: `${call} × ${fault}`, reason: pageErrors.join('\n') });
  }
  return bad;
}
