import { createEvent, createStore } from 'effector';
import type { Method } from '../../contract/declare';

/** A call for the transport. */
export interface SendRequest {
  readonly call: string;
  readonly method: Method;
  /** The API's base URL without a trailing slash. */
  readonly baseUrl: string;
  /** The encoded path and query below the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  /** The group that `abort` aborts; `null` for calls that outlive their page. */
  readonly group: string | null;
}

/** An answer with any status. */
export interface SendResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | null;
}

/** Why there is no answer; `send` fails with it. */
export interface SendProblem {
  readonly kind: 'network' | 'timeout' | 'aborted';
}

/** The API's base URL from config.json. */
export const apiBaseUrlSet = createEvent<string>();
export const $apiBaseUrl = createStore('').on(apiBaseUrlSet, (_, url) => url.replace(/\/+$/, ''));

/** The session has ended; the page stays rendered until the browser has left. */
export const sessionEnded = createEvent();
/** What still waits to be sent is not sent. */
export const $isLeaving = createStore(false).on(sessionEnded, () => true);

/** The stored token; `null` without a session. */
export const tokenSet = createEvent<string | null>();
export const $token = createStore<string | null>(null).on(tokenSet, (_, token) => token);
