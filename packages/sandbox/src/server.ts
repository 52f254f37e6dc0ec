import { Hono } from 'hono';
import { html } from 'hono/html';
import { cors } from 'hono/cors';
import { addControl } from './control.ts';
import { dispatchCall, Dropped } from './dispatch.ts';
import { createDefects, type ActiveDefects } from './defects/index.ts';
import { createFaults, type Faults } from './faults.ts';
import { loopbackOrigin } from './origins.ts';
import { addPages } from './pages/index.ts';
import { createRequestLog, type RequestLog } from './requests.ts';
import { seedBackend } from './seed/index.ts';
import { sandboxState, toRequest, toStep, type SandboxState, type Step } from './state.ts';
import type { Backend } from './backend.ts';

export interface SandboxOptions {
  /** The clock in epoch milliseconds, for seeded dates and expiry. */
  readonly now?: () => number;
  readonly seed?: string;
  /** The app's origin, if the sandbox does not serve it. Must be a loopback origin. */
  readonly appOrigin?: string;
  /** Allows requests from other loopback origins. */
  readonly cors?: boolean;
  /** Waits out the milliseconds of a fault; replaced in tests. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Milliseconds between payment and confirmation. */
  readonly confirmAfterMs?: number;
  /** `brand` of the served config.json; its name is also that of the sandbox's pages. */
  readonly brand?: Readonly<Record<string, unknown>> | undefined;
  /** Called after the backend or the faults have changed. */
  readonly onChange?: (() => void) | undefined;
}

export interface Sandbox {
  /** Answers a request; `Response.error()` for a connection that is to be dropped. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The current backend, which a reset replaces. */
  readonly backend: () => Backend;
  readonly faults: Faults;
  readonly defects: ActiveDefects;
  readonly requests: RequestLog;
  /** Seeds a new backend and clears faults and logged requests. */
  readonly reset: () => void;
  readonly exportState: () => SandboxState;
  /** Goes on from an exported state. @returns false for what is none, which changes nothing. */
  readonly importState: (state: unknown) => Promise<boolean>;
  /** Sends all delayed answers immediately. */
  readonly close: () => void;
}

/** The app's config.json with every address at the sandbox. */
export const sandboxConfig = (origin: string) => ({
  apiBaseUrl: origin,
  loginUrl: `${origin}/sandbox/login`,
  homeUrl: `${origin}/sandbox/home`,
  supportUrl: `${origin}/sandbox/support`,
  chatPlatformUrl: `${origin}/sandbox/chat`,
  brandWords: ['Nike'],
});

/**
 * Creates a stateful server for every call of specification 7, with the external pages that the app redirects to.
 * @throws Error when `appOrigin` is not a loopback origin.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, seed = 'dropdeck', confirmAfterMs = 2_500 } = options;
  const appOrigin = options.appOrigin === undefined ? null : loopbackOrigin(options.appOrigin);
  if (options.appOrigin !== undefined && appOrigin === null) {
    throw new Error(`The sandbox sends sign-ins to this machine only, not to ${options.appOrigin}.`);
  }
  const delays = createDelays();
  const wait = options.wait ?? delays.wait;
  const changed = (): void => {
    if (replayedAt === null) options.onChange?.();
  };
  const faults = createFaults(changed);
  const defects = createDefects(changed);
  const requests = createRequestLog();
  let replayedAt: number | null = null;
  const clock = (): number => replayedAt ?? now();
  let steps: Step[] = [];
  let started = clock();
  let backend = seedBackend({ seed, now: clock });
  const readBackend = (): Backend => backend;
  const seedAgain = (): void => {
    steps = [];
    started = clock();
    backend = seedBackend({ seed, now: clock });
    defects.clear();
    faults.clear();
    requests.clear();
  };
  const record = (request: Request, body: string): void => {
    steps.push(toStep(request, body, clock()));
    changed();
  };

  const app = new Hono();
  if (options.cors === true) {
    app.use(
      '*',
      cors({
        origin: (origin) => loopbackOrigin(origin),
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['Retry-After'],
      }),
    );
  }
  app.onError((error) => {
    throw error;
  });
  const dispatch = { backend: readBackend, faults, requests, wait, confirmAfterMs, appOrigin, record };
  app.all('/v1/*', (context) => dispatchCall(dispatch, context.req.raw));
  // What the pages change. Faults and resets are no steps.
  app.post('/sandbox/*', async (context, next) => {
    const text = await context.req.raw.clone().text();
    await next();
    if (context.res.ok || context.res.status === 302)
      if (!/\/(faults|reset|defects)$/.test(context.req.path)) record(context.req.raw, text);
  });
  const name = options.brand?.['name'];
  if (typeof name === 'string')
    app.use('/sandbox/*', async (context, next) => {
      await next();
      if (context.res.headers.get('Content-Type')?.startsWith('text/html') !== true) return;
      const text = await context.res.text();
      context.res = new Response(text.replaceAll('Dropdeck', html`${name}`.toString()), context.res);
    });
  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-cache');
    const config = sandboxConfig(new URL(context.req.url).origin);
    return context.json(options.brand === undefined ? config : { ...config, brand: options.brand });
  });
  addControl(app, { backend: readBackend, faults, defects, requests, reset: seedAgain });
  addPages(app, { backend: readBackend, faults, defects, reset: seedAgain, appOrigin });

  const respond = async (request: Request): Promise<Response> => app.fetch(request);
  const answer = async (request: Request): Promise<Response> => {
    try {
      return await (isCall(request) ? defects.answer(request, respond) : respond(request));
    } catch (error) {
      if (error instanceof Dropped) return Response.error();
      throw error;
    }
  };
  return {
    fetch: answer,
    backend: readBackend,
    faults,
    defects,
    requests,
    reset: seedAgain,
    exportState: () => ({
      version: 1,
      started,
      steps: [...steps],
      faults: faults.list(),
      defects: [...defects.list()],
    }),
    importState: async (state) => {
      const parsed = sandboxState.safeParse(state);
      if (!parsed.success) return false;
      replayedAt = parsed.data.started;
      seedAgain();
      for (const step of parsed.data.steps) {
        replayedAt = step.at;
        await answer(toRequest(step));
      }
      for (const [call, value] of Object.entries(parsed.data.faults)) faults.set(call, value);
      for (const name of parsed.data.defects) defects.set(name, true);
      requests.clear();
      replayedAt = null;
      return true;
    },
    close: delays.end,
  };
}

const isCall = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/v1/');

/** Delays that can all be ended at once. */
function createDelays(): { readonly wait: (ms: number) => Promise<void>; readonly end: () => void } {
  const pending = new Set<() => void>();
  let isEnded = false;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        if (isEnded) return resolve();
        const finish = (): void => {
          clearTimeout(timer);
          pending.delete(finish);
          resolve();
        };
        const timer = setTimeout(finish, ms);
        pending.add(finish);
      }),
    end: () => {
      isEnded = true;
      for (const finish of pending) finish();
    },
  };
}
