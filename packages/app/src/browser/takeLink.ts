/** The keys of an address that give a link: of the bookmark, and of the browser's Share (manifest.webmanifest). */
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
