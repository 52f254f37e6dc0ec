/** What the customers can be filtered by, as it stands in the query string. */
export const customerFilters = ['all', 'overdue', 'due', 'active'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** What the customers can be ordered by; with a minus the other way round. */
export const customerSorts = ['renewal', '-renewal', 'name', '-name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** What the query string says of the customers screen. */
export interface CustomersQuery {
  readonly filter: CustomerFilter;
  readonly sort: CustomerSort;
  readonly search: string;
}

/** What stands when the query string says nothing: overdue ones come first. */
export const queryDefaults: CustomersQuery = { filter: 'all', sort: 'renewal', search: '' };

const normalize = (text: string): string => text.trim().toLowerCase();

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

/**
 * Reads the query string of /customers. A filter or an order that is unknown counts as the default.
 *
 * @param query with or without its question mark.
 */
export function parseQuery(query: string): CustomersQuery {
  const parts = partsOf(query);
  const valueOf = (key: string): string => parts.find((part) => part.key === key)?.value ?? '';
  const filter = normalize(valueOf('filter'));
  const sort = normalize(valueOf('sort'));
  return {
    filter: customerFilters.find((known) => known === filter) ?? queryDefaults.filter,
    sort: customerSorts.find((known) => known === sort) ?? queryDefaults.sort,
    search: valueOf('search'),
  };
}

/**
 * Writes filter, order and search into a query string. Keys that are not this screen's stay as they
 * are; what says the default is left out.
 *
 * @returns `''`, or a query string with its question mark.
 */
export function formatQuery(query: string, said: CustomersQuery): string {
  const own = (['filter', 'sort', 'search'] as const).flatMap((key) =>
    said[key] === queryDefaults[key] ? [] : [`${key}=${encode(said[key])}`],
  );
  const foreign = partsOf(query)
    .filter(({ key }) => !(key in queryDefaults))
    .map(({ raw }) => raw);
  const parts = [...own, ...foreign];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
