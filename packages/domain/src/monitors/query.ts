import { readQuery, writeQuery } from '../shared/query-string';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The available filters; Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** Ignores case, spaces, dashes and underscores: `Not Setup`, `not_setup` and `NOTSETUP` are the same. */
const normalize = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/**
 * Reads the query string of /monitors. Unknown and unavailable filters count as All.
 *
 * @param query with or without its question mark.
 */
export function parseQuery(query: string, isDeveloper: boolean): MonitorsQuery {
  const valueOf = readQuery(query);
  const requested = normalize(valueOf('filter'));
  return {
    filter: filtersFor(isDeveloper).find((filter) => normalize(filter) === requested) ?? 'all',
    search: valueOf('search'),
  };
}

/**
 * Writes filter and search into a query string. Other keys stay; `filter` is left out for All, an empty
 * `search` too.
 *
 * @returns `''`, or a query string with its question mark.
 */
export const formatQuery = (query: string, { filter, search }: MonitorsQuery): string =>
  writeQuery(query, { filter: filter === 'all' ? '' : filter, search });

/** The link to a monitor's page; it keeps the overview's query string (specification 2.7). */
export const monitorHref = (uuid: string, query = ''): string =>
  `/monitors/${encodeURIComponent(uuid)}${query}`;
