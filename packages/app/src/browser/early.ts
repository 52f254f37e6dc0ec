/**
 * What boot.ts, inlined into index.html, has started before this script arrived: the config, and the
 * question who is signed in. Both are used once; everything else asks anew.
 */
export interface Early {
  /** /config.json of the product's own origin, as JSON. */
  config: Promise<unknown> | null;
  /** The first call, with the token and address that it was made with. */
  info: {
    readonly token: string;
    readonly url: Promise<string>;
    readonly response: Promise<Response>;
  } | null;
}

declare global {
  interface Window {
    dropdeckEarly?: Early;
  }
}

/** Takes the config that is under way, or asks for it. Fails where it cannot be read as JSON. */
export function takeConfig(): Promise<unknown> {
  const early = window.dropdeckEarly?.config ?? null;
  if (early === null) return fetchConfig();
  if (window.dropdeckEarly) window.dropdeckEarly.config = null;
  return early;
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json was answered with status ${response.status}`);
  return response.json();
}

/** Takes the first call's answer if it was asked for by this very address and token. */
export async function takeInfo(url: string, token: string | undefined): Promise<Response | null> {
  const early = window.dropdeckEarly?.info ?? null;
  if (early === null) return null;
  if (window.dropdeckEarly) window.dropdeckEarly.info = null;
  if (early.token !== token) return null;
  try {
    return (await early.url) === url ? await early.response : null;
  } catch {
    // It failed before anybody listened; asking anew says how.
    return null;
  }
}
