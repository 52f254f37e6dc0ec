/** What the overview can be filtered by (spec section 2), as it stands in the query string. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The filters that somebody may use: Blocked and Offline are for developers (spec section 6). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

/** What the query string says of the overview. */
export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** The spelling does not matter: `Not Setup`, `not_setup` and `NOTSETUP` are the same. */
const normalize = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

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

const valueOf = (parts: readonly Part[], key: string): string =>
  parts.find((part) => part.key === key)?.value ?? '';

/**
 * Reads the query string of /monitors. A filter that is unknown, or not for this person, counts as
 * All.
 *
 * @param query with or without its question mark.
 */
export function parseQuery(query: string, isDeveloper: boolean): MonitorsQuery {
  const parts = partsOf(query);
  const said = normalize(valueOf(parts, 'filter'));
  return {
    filter: filtersFor(isDeveloper).find((filter) => normalize(filter) === said) ?? 'all',
    search: valueOf(parts, 'search'),
  };
}

/**
 * Writes filter and search into a query string. Keys that are not the overview's stay as they are;
 * `filter` is left out when it is All, `search` when it is empty.
 *
 * @returns `''`, or a query string with its question mark.
 */
export function formatQuery(query: string, { filter, search }: MonitorsQuery): string {
  const foreign = partsOf(query).filter(({ key }) => key !== 'filter' && key !== 'search');
  const parts = [
    ...(filter === 'all' ? [] : [`filter=${filter}`]),
    ...(search === '' ? [] : [`search=${encode(search)}`]),
    ...foreign.map(({ raw }) => raw),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Where a monitor is edited: its own page, with the overview's query string kept (spec section 2). */
export const monitorHref = (uuid: string, query = ''): string =>
  `/monitors/${encodeURIComponent(uuid)}${query}`;
