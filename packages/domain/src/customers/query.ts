import { readQuery, writeQuery } from '../shared/query-string';

export const customerFilters = ['all', 'overdue', 'due', 'active'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** The sort orders; a leading minus reverses one. */
export const customerSorts = ['renewal', '-renewal', 'name', '-name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

export interface CustomersQuery {
  readonly filter: CustomerFilter;
  readonly sort: CustomerSort;
  readonly search: string;
}

/** The values of missing keys. */
export const queryDefaults: CustomersQuery = { filter: 'all', sort: 'renewal', search: '' };

const normalize = (text: string): string => text.trim().toLowerCase();

/**
 * Reads the query string of /customers. Unknown values count as the default.
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
 * Writes filter, order and search into a query string. Other keys stay; default values are left out.
 *
 * @returns `''`, or a query string with its question mark.
 */
export const formatQuery = (query: string, values: CustomersQuery): string =>
  writeQuery(
    query,
    Object.fromEntries(
      (['filter', 'sort', 'search'] as const).map((key) => [
        key,
        values[key] === queryDefaults[key] ? '' : values[key],
      ]),
    ),
  );
