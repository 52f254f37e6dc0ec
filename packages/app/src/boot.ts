/**
 * Inlined into index.html and run before anything is painted. It puts the look on the page, and
 * starts the two requests that everything waits for, so that they run beside the download of the
 * script and not after it. It stands alone: no imports, nothing that can fail the page.
 */
import type { BootRequests } from './browser/bootRequests';

// Where the policy of the page asks for Trusted Types, no text becomes markup or code, whoever asks.
// Emptying an element that way is harmless, and React Aria's announcer does it.
const { trustedTypes } = window as {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => void;
  };
};
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the page works, and knows nobody.
    return null;
  }
};

const theme = read('dropdeck:theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
if (read('dropdeck:sidebar') === 'collapsed') document.documentElement.dataset['sidebar'] = 'collapsed';

const config: Promise<unknown> = fetch('/config.json', { cache: 'no-cache' }).then((response) => {
  if (!response.ok) throw new Error(`config.json was answered with status ${response.status}`);
  return response.json();
});

const bootRequests: BootRequests = { config, info: null };
const token = read('token');

if (token !== null && location.pathname !== '/callback' && navigator.onLine) {
  const url = config.then((value) => {
    const base = (value as { apiBaseUrl?: unknown } | null)?.apiBaseUrl;
    if (typeof base !== 'string' || !/^https?:\/\//i.test(base)) throw new Error('no API address');
    return `${base.replace(/\/+$/, '')}/v1/customer/info`;
  });
  const controller = new AbortController();
  const response = url.then((address) =>
    fetch(address, {
      signal: controller.signal,
      headers: { Authorization: token },
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }),
  );
  // Both are looked at later; until then a failure is not an unhandled one.
  response.catch(() => undefined);
  bootRequests.info = { token, url, response, abort: () => controller.abort() };
}
config.catch(() => undefined);

window.dropdeckBoot = bootRequests;
