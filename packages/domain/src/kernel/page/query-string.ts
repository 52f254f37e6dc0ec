function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A hand-typed percent sign that starts no escape sequence: keep the text as it is.
    return spaced;
  }
}

/** A lone surrogate, which deleting half an emoji leaves behind, cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')).replace(/%20/g, '+');

const partsOf = (query: string) =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const [key = '', ...value] = raw.split('=');
      return { key: decode(key), value: decode(value.join('=')), raw };
    });

/** Returns a getter for the values of a query string: the first value of a key, `''` for a missing one. */
export function readQuery(query: string): (key: string) => string {
  const parts = partsOf(query);
  return (key) => parts.find((part) => part.key === key)?.value ?? '';
}

const joined = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`);

/** A query string without the keys that begin with a prefix. */
export const dropKeys = (query: string, prefix: string): string =>
  joined(partsOf(query).flatMap(({ key, raw }) => (key.startsWith(prefix) ? [] : raw)));

/**
 * Writes a page's own keys into a query string, in their order; empty values are left out. Other keys follow
 * unchanged.
 *
 * @returns `''`, or a query string with its question mark.
 */
export function writeQuery(query: string, own: Readonly<Record<string, string>>): string {
  return joined([
    ...Object.entries(own).flatMap(([key, value]) => (value === '' ? [] : `${key}=${encode(value)}`)),
    ...partsOf(query).flatMap(({ key, raw }) => (key in own ? [] : raw)),
  ]);
}
