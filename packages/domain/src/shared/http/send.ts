import { createEffect, createEvent, createStore } from 'effector';
import type { Method } from './contract';

/** A call made concrete: what the transport needs and nothing else. */
export interface SendRequest {
  /** The call's declared name. */
  readonly call: string;
  readonly method: Method;
  /** The API's base address without a trailing slash. */
  readonly baseUrl: string;
  /** Path and query below the base, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  /** Calls of one group are aborted together by `abortFx`; `null` for calls that outlive their page. */
  readonly group: string | null;
}

/** An answer as it came, whatever its status. */
export interface SendResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | null;
}

/** Why there is no answer; what `sendFx` fails with. */
export interface SendProblem {
  readonly kind: 'network' | 'timeout' | 'aborted';
}

const notProvided = (port: string) => (): never => {
  throw new Error(`${port} has no handler: give one at fork`);
};

/** The one way out to the API. Its handler is given at `fork`: `fetch` in the app, a fake in tests. */
export const sendFx = createEffect<SendRequest, SendResponse, SendProblem>(notProvided('sendFx'));

/**
 * Asks for something ahead of the call that will want it, so that the answer comes while its page is drawn.
 * Whoever handles `sendFx` gives the answer to the first GET of the same address and token.
 */
export const preloadFx = createEffect<Pick<SendRequest, 'baseUrl' | 'path' | 'headers'>, void>(
  notProvided('preloadFx'),
);

/** Aborts every call of a group that is still under way. */
export const abortFx = createEffect<string, void>(notProvided('abortFx'));

/** The address of the API, from config.json. */
export const apiBaseUrlSet = createEvent<string>();
export const $apiBaseUrl = createStore('').on(apiBaseUrlSet, (_, url) => url.replace(/\/+$/, ''));

/** The token as it is stored; `null` when nobody is signed in. */
export const tokenSet = createEvent<string | null>();
export const $token = createStore<string | null>(null).on(tokenSet, (_, token) => token);
