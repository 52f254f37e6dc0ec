/** Percent-encoded characters as people write them; text that cannot be decoded stays. */
function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * Splits a link into its last path segment with the query, and its host. Text that is no URL is the title.
 */
export function linkParts(link: string): { title: string; host: string | null } {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return { title: link, host: null };
  const { hostname, pathname, search } = new URL(link);
  const last = readable(`${pathname.split('/').findLast((part) => part !== '') ?? ''}${search}`);
  return last === '' ? { title: hostname, host: null } : { title: last, host: hostname };
}
