import { INPUT_KEYS } from '../../shell/pages';
import { dropKeys, writeQuery } from '../../kernel/page/query-string';
import type { ListOptions, ListView } from '../../kernel/list';
import { tagFilter, tagNames, tagOf, type TagFilter, type Tags } from '../arrangement';
import { t } from './text.en';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
type ServerFilter = (typeof monitorFilters)[number];

export type MonitorFilter = ServerFilter | TagFilter;

/** The columns of the overview, by id. */
const monitorColumns = ['name', 'product', 'type', 'status'] as const;

const forDevelopers: ReadonlySet<ServerFilter> = new Set<ServerFilter>(['blocked', 'offline']);

/**
 * The available filters, with those for the person's tags. Blocked and Offline are for developers
 * (specification 6.2).
 */
export const filtersFor = (isDeveloper: boolean, tags: Tags): readonly MonitorFilter[] => [
  ...monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter)),
  ...tagNames(tags).map(tagFilter),
];

export interface MonitorsQuery {
  readonly filter: MonitorFilter;
  readonly search: string;
}

/** What the overview can be filtered, sorted and grouped by. */
export const listOptions = (filters: readonly MonitorFilter[]): ListOptions => ({
  filters,
  sorts: monitorColumns,
  columns: monitorColumns,
  groups: ['tag'],
});

/** A view for each filter. */
export const builtInViews = (filters: readonly MonitorFilter[]): readonly ListView[] =>
  filters.map((filter) => ({
    id: filter,
    name: tagOf(filter) ?? t(filter as Exclude<MonitorFilter, TagFilter>),
    query: filter === 'all' ? '' : writeQuery('', { filter }),
  }));

/** The overview's part of the query string of a monitor's page. */
export const overviewQuery = (query: string): string => dropKeys(query, INPUT_KEYS);
