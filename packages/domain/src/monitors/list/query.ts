import { INPUT_KEYS } from '../../shell/pages';
import { dropKeys } from '../../kernel/page/query-string';
import type { ListOptions, ListView } from '../../kernel/list';
import { t } from './text.en';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

/** The columns of the overview, by id. */
const monitorColumns = ['name', 'product', 'type', 'status'] as const;

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The available filters; Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** What the overview can be filtered and sorted by. */
export const listOptions = (isDeveloper: boolean): ListOptions => ({
  filters: filtersFor(isDeveloper),
  sorts: monitorColumns,
  columns: monitorColumns,
});

/** A view for each available filter. */
export const builtInViews = (isDeveloper: boolean): readonly ListView[] =>
  filtersFor(isDeveloper).map((filter) => ({
    id: filter,
    name: t(filter),
    query: filter === 'all' ? '' : `?filter=${filter}`,
  }));

/** The overview's part of the query string of a monitor's page. */
export const overviewQuery = (query: string): string => dropKeys(query, INPUT_KEYS);
