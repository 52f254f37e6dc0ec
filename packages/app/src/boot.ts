/**
 * Inlined into index.html and run before the first paint. Sets the theme and starts the config and info requests
 * in parallel with the download of the entry. It is inlined with what it imports and must not throw.
 */
import { matchPath, SIGN_IN_RETURN_PATH } from '@dropdeck/domain/shell/pages';
import { earlierKeys, takeOver } from '@dropdeck/domain/shell/preferences/earlier';
import { fetchConfig, requestOptions, type BootRequests, type PageFiles } from './browser/bootRequests';
import { applyKeptBrand } from './browser/brand';
import { keepLink } from './browser/takeLink';
import { languageFor, markLanguage } from './languages/languages';

// Trusted Types block every string sink. The policy allows the empty string, because React Aria's announcer clears
// an element with it.
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
    // Storage is blocked: start signed out.
    return null;
  }
};

try {
  const taken = takeOver(read);
  if (taken !== null) {
    localStorage.setItem('dropdeck:preferences', taken);
    for (const key of earlierKeys) localStorage.removeItem(key);
  }
} catch {
  // They stay where they are.
}
try {
  keepLink(location.pathname, location.search);
} catch {
  // Storage is blocked: a sign-in forgets the link.
}
const preferences = read('dropdeck:preferences') ?? '';
const [, theme] = /"theme":"(light|dark)"/.exec(preferences) ?? [];
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
if (preferences.includes('"values":"hidden"')) document.documentElement.dataset['values'] = 'hidden';
if (preferences.includes('"sidebar":"collapsed"')) document.documentElement.dataset['sidebar'] = 'collapsed';

const [, chosen = null] = /"language":"([\w-]+)"/.exec(preferences) ?? [];
const language = languageFor(chosen, navigator.languages);
markLanguage(language);

const brand = applyKeptBrand(read('dropdeck:brand'));

const config = fetchConfig();

const hinted = new Set<string>();

function addHints(files: readonly string[], options: Partial<HTMLLinkElement>): void {
  for (const href of files) {
    if (hinted.has(href)) continue;
    hinted.add(href);
    const link = document.createElement('link');
    const onload = (): void => link.remove();
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href, onload, ...options }),
    );
  }
}

const bootRequests: BootRequests = {
  config,
  info: null,
  brand,
  preload: (table, languages) => {
    const messages = languages[language.code];
    if (messages !== undefined) addHints([messages], {});
    const files = (): PageFiles | undefined =>
      table.find(([pattern]) => matchPath(pattern, location.pathname) !== null);
    bootRequests.preloadLater = () => addHints(files()?.[2] ?? [], { fetchPriority: 'low' });
    if (bootRequests.info === null) return;
    addHints(files()?.[1] ?? [], { onerror: () => void (bootRequests.isChunkMissing = true) });
  },
  preloadLater: () => undefined,
};
const token = read('token');

if (token !== null && location.pathname !== SIGN_IN_RETURN_PATH && navigator.onLine) {
  const url = config.then((value) => {
    const base = (value as { apiBaseUrl?: unknown } | null)?.apiBaseUrl;
    if (typeof base !== 'string' || !/^https?:\/\//i.test(base)) throw new Error('no API address');
    return `${base.replace(/\/+$/, '')}/v1/customer/info`;
  });
  const controller = new AbortController();
  const { signal } = controller;
  const response = url.then((address) =>
    fetch(address, { signal, headers: { Authorization: token }, ...requestOptions }),
  );
  // Both are awaited later; without this handler an early rejection is reported as unhandled.
  response.catch(() => undefined);
  bootRequests.info = { token, url, response, abort: () => controller.abort() };
}
config.catch(() => undefined);

window.dropdeckBoot = bootRequests;
// Here, because a reload may abort the requests before what reads them runs.
window.addEventListener('beforeunload', () => (bootRequests.leftAt = performance.now()));
