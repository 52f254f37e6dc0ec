import { readQuery, writeQuery } from '../shared/query-string';

/** What the overview can be filtered by (specification 2.7), as it stands in the query string. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The filters that somebody may use: Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

/** What the query string says of the overview. */
export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** The spelling does not matter: `Not Setup`, `not_setup` and `NOTSETUP` are the same. */
const normalize = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/**
 * Reads the query string of /monitors. A filter that is unknown, or not for this person, counts as
 * All.
 *
 * @param query with or without its question mark.
 */
export function parseQuery(query: string, isDeveloper: boolean): MonitorsQuery {
  const valueOf = readQuery(query);
  const said = normalize(valueOf('filter'));
  return {
    filter: filtersFor(isDeveloper).find((filter) => normalize(filter) === said) ?? 'all',
    search: valueOf('search'),
  };
}

/**
 * Writes filter and search into a query string. Keys that are not the overview's stay as they are;
 * `filter` is left out when it is All, `search` when it is empty.
 *
 * @returns `''`, or a query string with its question mark.
 */
export const formatQuery = (query: string, { filter, search }: MonitorsQuery): string =>
  writeQuery(query, { filter: filter === 'all' ? '' : filter, search });

/** Where a monitor is edited: its own page, with the overview's query string kept (specification 2.7). */
export const monitorHref = (uuid: string, query = ''): string =>
  `/monitors/${encodeURIComponent(uuid)}${query}`;
