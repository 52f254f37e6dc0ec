import type * as shared from '@dropdeck/domain/shared';

/** A GET that is under way before its call is made. */
export interface PendingRequest {
  readonly token: string;
  readonly url: Promise<string>;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/**
 * What boot.ts, inlined into index.html, has started before this script arrived: the config, and the
 * question who is signed in. Both are used once; everything else asks anew.
 */
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

/** Milliseconds after which an answer that nobody has taken is too old to be given to anybody. */
const FRESH_MS = 10_000;

/** Takes the config that is under way, or asks for it. Fails where it cannot be read as JSON. */
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

/** GETs ahead of the calls that want them: the one that boot.ts has made, and the first page's. */
export function createPreloads(): {
  /** Asks for it now. A failure is left to the call. */
  ask: (request: Pick<shared.SendRequest, 'baseUrl' | 'path' | 'headers'>) => void;
  /**
   * The answer of what was asked for at this very address with this very token, once; `null` where there
   * is none. The signal calls it off, as it would a call that is made now.
   */
  take: (url: string, token: string | undefined, signal: AbortSignal) => Promise<Response | null>;
} {
  let page: (PendingRequest & { readonly address: string; readonly at: number }) | null = null;

  function ask({ baseUrl, path, headers }: Pick<shared.SendRequest, 'baseUrl' | 'path' | 'headers'>): void {
    const controller = new AbortController();
    const address = `${baseUrl}${path}`;
    const response = fetch(address, { headers, signal: controller.signal, ...requestOptions });
    // Looked at by whoever takes it; until then a failure is not an unhandled one.
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
      // It failed before anybody listened; asking anew says how.
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
