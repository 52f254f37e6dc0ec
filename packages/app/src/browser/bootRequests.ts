import type * as shared from '@dropdeck/domain/kernel';
import type { KeptBrand } from '@dropdeck/domain/shell/brand';

/** A GET that was sent before the domain makes its call. */
export interface PendingRequest {
  readonly token: string;
  readonly url: string | Promise<string>;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** The files of a page beside the entry: what its first paint needs, and what is prefetched once it is idle. */
export type PageFiles = readonly [path: string, first: readonly string[], later: readonly string[]];

/** The requests that boot.ts sent before the entry loaded. Each response is used once. */
export interface BootRequests {
  /** The parsed /config.json of the app's origin. */
  config: Promise<unknown> | null;
  info: PendingRequest | null;
  /** The brand of the last visit, which is applied already. */
  readonly brand: KeptBrand | null;
  /** When the browser began to leave, in milliseconds as of `performance.now()`. */
  leftAt?: number;
  /** A modulepreload of the current page's files has failed. */
  isChunkMissing?: boolean;
  /** Preloads the page's language, and the files of the current page. Signed out, none: the browser leaves for the login page. */
  readonly preload: (table: readonly PageFiles[], languages: Readonly<Record<string, string>>) => void;
  /** Fetches and compiles what a person opens over the current page, without evaluating it. */
  preloadLater: () => void;
}

declare global {
  interface Window {
    dropdeckBoot?: BootRequests;
    dropdeckTooOld?: boolean;
  }
}

/** Fetch options of every API request. */
export const requestOptions = {
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const satisfies RequestInit;

/** Milliseconds after which an unused response is stale. */
const FRESH_MS = 10_000;

/** Milliseconds for which a page may keep running after `beforeunload`. */
const LEAVING_MS = 5_000;

/** Waits while the browser leaves, which aborts requests; if the page is still here later, their failure was real. */
export async function whileLeaving(): Promise<void> {
  const leftAt = window.dropdeckBoot?.leftAt ?? -LEAVING_MS;
  if (performance.now() - leftAt <= LEAVING_MS)
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}

/** The response to boot.ts's config request, or to a new request. */
export async function takeConfig(): Promise<unknown> {
  const config = window.dropdeckBoot?.config ?? fetchConfig();
  if (window.dropdeckBoot) window.dropdeckBoot.config = null;
  try {
    return await config;
  } catch (problem) {
    await whileLeaving();
    throw problem;
  }
}

/** The parsed /config.json of this origin. Rejects if it is not JSON. */
export async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json was answered with status ${response.status}`);
  return response.json();
}

/** Waits for a request that was sent earlier; `null` if it is of another call or failed. The signal aborts it. */
async function receive(pending: PendingRequest, url: string, token: string | undefined, signal: AbortSignal) {
  signal.addEventListener('abort', pending.abort);
  try {
    return pending.token === token && (await pending.url) === url ? await pending.response : null;
  } catch {
    // The call sends its own request and reports the failure.
    return null;
  }
}

/** Matches calls with GET requests that were sent before them, by boot.ts or by `start`. */
export function createPreloads() {
  let page: (PendingRequest & { readonly at: number }) | null = null;

  /** Sends the request now. If it fails, the call sends it again. */
  function start({ baseUrl, path, headers }: Pick<shared.SendRequest, 'baseUrl' | 'path' | 'headers'>): void {
    const controller = new AbortController();
    const url = `${baseUrl}${path}`;
    const response = fetch(url, { headers, signal: controller.signal, ...requestOptions });
    // `take` awaits it later; without this handler an early rejection is reported as unhandled.
    response.catch(() => undefined);
    const token = headers['Authorization'] ?? '';
    page = { token, url, response, abort: () => controller.abort(), at: performance.now() };
  }

  /** The response to the pending request with this URL and token, or `null`. The signal aborts the request. */
  async function take(url: string, token: string | undefined, signal: AbortSignal): Promise<Response | null> {
    const info = window.dropdeckBoot?.info ?? null;
    if (window.dropdeckBoot && info !== null && url.endsWith('/v1/customer/info')) {
      window.dropdeckBoot.info = null;
      return receive(info, url, token, signal);
    }
    const pending = page;
    if (pending?.url !== url) return null;
    page = null;
    return performance.now() - pending.at > FRESH_MS ? null : receive(pending, url, token, signal);
  }

  return { start, take };
}
