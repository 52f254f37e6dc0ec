import type * as shared from '@dropdeck/domain/shared';

/** A GET that was sent before the domain makes its call. */
export interface PendingRequest {
  readonly token: string;
  readonly url: Promise<string>;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** The requests that boot.ts sent before this script loaded. Each answer is used once; later calls send their own. */
export interface BootRequests {
  /** /config.json of the product's own origin, as JSON. */
  config: Promise<unknown> | null;
  info: PendingRequest | null;
  /** A file of the page at the address, preloaded by index.html, could not be fetched. */
  isChunkMissing?: boolean;
}

declare global {
  interface Window {
    dropdeckBoot?: BootRequests;
  }
}

/** What every request to the API has in common: no cookies, no redirects, no referrer, no cache. */
export const requestOptions = {
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const satisfies RequestInit;

/** Milliseconds after which an unused answer is stale. */
const FRESH_MS = 10_000;

/** The config that boot.ts requested, or a new request. Rejects if it is not JSON. */
export function takeConfig(): Promise<unknown> {
  const bootRequests = window.dropdeckBoot?.config ?? null;
  if (bootRequests === null) return fetchConfig();
  if (window.dropdeckBoot) window.dropdeckBoot.config = null;
  return bootRequests;
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json was answered with status ${response.status}`);
  return response.json();
}

/** GETs sent before their calls: boot.ts's and the first page's. */
export function createPreloads(): {
  /** Sends the request now. A failure is left to the call. */
  ask: (request: Pick<shared.SendRequest, 'baseUrl' | 'path' | 'headers'>) => void;
  /** The answer to the request with this URL and token, once; `null` if there is none. The signal aborts it. */
  take: (url: string, token: string | undefined, signal: AbortSignal) => Promise<Response | null>;
} {
  let page: (PendingRequest & { readonly address: string; readonly at: number }) | null = null;

  function ask({ baseUrl, path, headers }: Pick<shared.SendRequest, 'baseUrl' | 'path' | 'headers'>): void {
    const controller = new AbortController();
    const address = `${baseUrl}${path}`;
    const response = fetch(address, { headers, signal: controller.signal, ...requestOptions });
    // Awaited by `take`; without this an early failure counts as unhandled.
    response.catch(() => undefined);
    page = {
      token: headers['Authorization'] ?? '',
      address,
      url: Promise.resolve(address),
      response,
      abort: () => controller.abort(),
      at: performance.now(),
    };
  }

  async function receive(asked: PendingRequest, url: string, token: string | undefined, signal: AbortSignal) {
    signal.addEventListener('abort', asked.abort);
    try {
      return asked.token === token && (await asked.url) === url ? await asked.response : null;
    } catch {
      // The early request failed; the call sends its own and reports why.
      return null;
    }
  }

  async function take(url: string, token: string | undefined, signal: AbortSignal): Promise<Response | null> {
    const info = window.dropdeckBoot?.info ?? null;
    if (info !== null && url.endsWith('/v1/customer/info')) {
      if (window.dropdeckBoot) window.dropdeckBoot.info = null;
      return receive(info, url, token, signal);
    }
    const asked = page;
    if (asked?.address !== url) return null;
    page = null;
    return performance.now() - asked.at > FRESH_MS ? null : receive(asked, url, token, signal);
  }

  return { ask, take };
}
