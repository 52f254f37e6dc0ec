function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A percent sign that begins no escape, typed by hand: the text as it stands is meant.
    return spaced;
  }
}

/** Half of a surrogate pair, as an emoji leaves behind while it is being deleted, cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')).replace(/%20/g, '+');

interface Part {
  readonly key: string;
  readonly value: string;
  readonly raw: string;
}

const partsOf = (query: string): Part[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const [key = '', ...value] = raw.split('=');
      return { key: decode(key), value: decode(value.join('=')), raw };
    });

/** The values of a query string by their keys; of a key that stands twice the first. A missing one is `''`. */
export function readQuery(query: string): (key: string) => string {
  const parts = partsOf(query);
  return (key) => parts.find((part) => part.key === key)?.value ?? '';
}

/**
 * Writes a page's own keys into a query string, in their order; an empty value leaves its key out. Keys
 * that are not the page's stay as they are, behind them.
 *
 * @returns `''`, or a query string with its question mark.
 */
export function writeQuery(query: string, own: Readonly<Record<string, string>>): string {
  const foreign = partsOf(query).filter(({ key }) => !(key in own));
  const parts = [
    ...Object.entries(own).flatMap(([key, value]) => (value === '' ? [] : [`${key}=${encode(value)}`])),
    ...foreign.map(({ raw }) => raw),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
