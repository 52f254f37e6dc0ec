import { matchPath } from '@dropdeck/domain/shell/pages';

/** The keys of an address that give a link: `add`, and those of the browser's Share (manifest.webmanifest). */
const keys = ['add', 'text', 'title'] as const;

/**
 * The link that an address gives, and the query string without it. Android shares a page's address as `text`, often after
 * its title.
 *
 * @returns `link` is `null` where the address gives none.
 */
export function takeLink(search: string): { readonly link: string | null; readonly rest: string } {
  const query = new URLSearchParams(search);
  const given = query.has('add') || query.has('text');
  const [text, shared] = [query.get('add') ?? '', query.get('text') ?? ''];
  for (const key of keys) query.delete(key);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  if (!given) return { link: null, rest: search };
  return { link: text || (/https?:\/\/\S+/i.exec(shared)?.[0] ?? shared), rest };
}

/** The entry of session storage for a link that waits for a sign-in: when it came, and the query that gives it. */
const KEPT = 'dropdeck:tab:link';

/** Milliseconds that it waits. A sign-in takes minutes; later, another person may use the browser. */
const KEPT_MS = 3_600_000;

/** Keeps the link of an address in this tab alone, so that it outlives a sign-in: the address of the login does not get it. */
export function keepLink(path: string, search: string): void {
  if (matchPath('/monitors', path) !== null && /[?&](?:add|text)=/.test(search))
    sessionStorage.setItem(KEPT, `${Date.now()} ${search}`);
}

/** The query that was kept, which is forgotten; `null` without one, or after an hour. */
export function takeKeptLink(): string | null {
  try {
    const [at = '', search = ''] = (sessionStorage.getItem(KEPT) ?? '').split(' ');
    sessionStorage.removeItem(KEPT);
    return search !== '' && Date.now() - Number(at) < KEPT_MS ? search : null;
  } catch {
    // Storage is blocked: nothing was kept.
    return null;
  }
}
