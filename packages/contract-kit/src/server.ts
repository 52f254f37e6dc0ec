import type { Contract } from '@dropdeck/domain/contract';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ServerOptions {
  /** The server, as in config.json: `https://api.example`. */
  readonly base: string;
  /** Of a session, as the dashboard sends it. */
  readonly token: string;
  /** The dashboard's origin, for CORS. Not checked without it. */
  readonly origin?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds to wait; for tests. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** A server as the dashboard calls it. */
export interface Server {
  /** Makes a call; null without an answer in the call's time. `token` null sends none. */
  send(
    contract: Pick<Contract, 'encoding' | 'timeoutMs'> & { readonly method: string },
    path: string,
    options?: {
      readonly payload?: unknown;
      readonly token?: string | null;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<Answer | null>;
}

/** How often a call is made again after a 429. */
const MAX_PAUSES = 3;
const DEFAULT_PAUSE_S = 5;
/** As many as the dashboard makes. */
const MAX_CALLS = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** At most four calls at a time; a 429 holds all of them for the time that the server names. */
export function createServer({
  base,
  token,
  origin,
  wait = pause,
  fetch = globalThis.fetch,
}: ServerOptions): Server {
  let running = 0;
  const queue: (() => void)[] = [];
  let paused: Promise<void> | null = null;

  async function enter(): Promise<void> {
    if (running < MAX_CALLS) running += 1;
    else
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
  }
  /** Hands the place over, or gives it up. */
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function attempt(path: string, init: RequestInit, timeoutMs: number): Promise<Answer | null> {
    for (let pauses = 0; ; pauses += 1) {
      await paused;
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        // The dashboard follows no redirect either.
        const response = await fetch(`${base}${path}`, { ...init, signal, redirect: 'manual' });
        const text = await response.text();
        if (response.status !== 429 || pauses >= MAX_PAUSES)
          return { status: response.status, headers: response.headers, text };
        const seconds = Number(response.headers.get('Retry-After') ?? DEFAULT_PAUSE_S);
        paused ??= wait((Number.isFinite(seconds) ? seconds : DEFAULT_PAUSE_S) * 1_000).finally(() => {
          paused = null;
        });
      } catch {
        return null;
      }
    }
  }

  return {
    async send({ method, encoding, timeoutMs }, path, { payload, token: given = token, headers = {} } = {}) {
      const isForm = encoding === 'form';
      const body =
        payload === undefined
          ? {}
          : {
              body: isForm
                ? new URLSearchParams(payload as Record<string, string>).toString()
                : JSON.stringify(payload),
            };
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      await enter();
      try {
        return await attempt(
          path,
          {
            method,
            headers: {
              ...(origin === undefined ? {} : { Origin: origin }),
              ...(given === null ? {} : { Authorization: given }),
              ...(payload === undefined ? {} : { 'Content-Type': type }),
              ...headers,
            },
            ...body,
          },
          timeoutMs,
        );
      } finally {
        leave();
      }
    },
  };
}
