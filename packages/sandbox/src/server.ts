import { setMaxListeners } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { addControl } from './control.ts';
import { dispatchCall } from './dispatch.ts';
import { createFaults, type Faults } from './faults.ts';
import { loopbackOrigin } from './origins.ts';
import { addPages } from './pages/index.ts';
import { createRequestLog, type RequestLog } from './requests.ts';
import { seedBackend } from './seed/index.ts';
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
}

export interface Sandbox {
  /** The server as a Hono app, without a listener. */
  readonly app: Hono<{ Bindings: Partial<HttpBindings> }>;
  /** The current backend, which a reset replaces. */
  readonly backend: () => Backend;
  readonly faults: Faults;
  readonly requests: RequestLog;
  /** Seeds a new backend and clears faults and logged requests. */
  readonly reset: () => void;
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
  const closed = new AbortController();
  // Each delayed answer adds a listener; disable the leak warning.
  setMaxListeners(0, closed.signal);
  const wait = options.wait ?? ((ms: number) => delay(ms, closed.signal));
  const faults = createFaults();
  const requests = createRequestLog();
  let backend = seedBackend({ seed, now });
  const readBackend = (): Backend => backend;
  const reset = (): void => {
    backend = seedBackend({ seed, now });
    faults.clear();
    requests.clear();
  };

  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
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
  const dispatch = { backend: readBackend, faults, requests, wait, confirmAfterMs, appOrigin };
  app.all('/v1/*', (context) => dispatchCall(dispatch, context.req.raw, context.env));
  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(sandboxConfig(new URL(context.req.url).origin));
  });
  addControl(app, { backend: readBackend, faults, requests, reset });
  addPages(app, { backend: readBackend, faults, reset, appOrigin });
  return { app, backend: readBackend, faults, requests, reset, close: () => closed.abort() };
}

/** Resolves after `ms`, or immediately when the sandbox closes. */
const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
