import { INPUT_KEYS } from '../../shell/pages';
import { dropKeys } from '../../kernel/page/query-string';
import type { ListOptions } from '../../kernel/list';
import { t } from './text.en';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

/** The columns of the overview, by id. */
const monitorColumns = ['name', 'product', 'type', 'status'] as const;

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The available filters: Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** What the overview can be filtered and sorted by. */
export const listOptions = (filters: readonly MonitorFilter[]): ListOptions => ({
  filters,
  sorts: monitorColumns,
});

/** The filters with their names. */
export const filterNames = (
  filters: readonly MonitorFilter[],
): ReadonlyArray<{ readonly id: MonitorFilter; readonly name: string }> =>
  filters.map((id) => ({ id, name: t(id) }));

/** The overview's part of the query string of a monitor's page. */
export const overviewQuery = (query: string): string => dropKeys(query, INPUT_KEYS);
