import { readQuery, writeQuery } from '../shared/query-string';

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

/**
 * Reads the query string of /customers. A filter or an order that is unknown counts as the default.
 *
 * @param query with or without its question mark.
 */
export function parseQuery(query: string): CustomersQuery {
  const valueOf = readQuery(query);
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
export const formatQuery = (query: string, said: CustomersQuery): string =>
  writeQuery(
    query,
    Object.fromEntries(
      (['filter', 'sort', 'search'] as const).map((key) => [
        key,
        said[key] === queryDefaults[key] ? '' : said[key],
      ]),
    ),
  );
