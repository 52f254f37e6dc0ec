import { combine, sample, type Store } from 'effector';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { createListState, hiddenBy } from '../../kernel/list';
import { pages } from '../../shell/pages';
import { $isDeveloper, endSessionOn } from '../../account/session';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import {
  filterMonitors,
  filtersFor,
  indexMonitors,
  isColumnUsed,
  type MonitorColumns,
  listOptions,
  type MonitorFilter,
} from '../list';
import { $monitors } from '../loaded';
import { $pins, arrangementNeeded } from '../arrangement';

/** The /monitors page. `query` is the location's query string when it opens. */
export const page = createPage<{ readonly query: string }>('monitors');

const read = callOf(getMonitors);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly MonitorListItem[] => body.monitors,
  initial: [],
});
sample({ clock: page.started, fn: () => ({}), target: query.start });
$monitors.on(query.loaded, (_, { data }) => data);

export const { $status, $unreadable } = query;

// The user is logged out when the monitors cannot be loaded (specification 8).
endSessionOn(query.failed, false);

sample({ clock: page.started, target: arrangementNeeded });

export const $filters = $isDeveloper.map(filtersFor);

/** The state of the list: its filter and search are `filter` and `search` (specification 2.7). */
export const list = createListState({
  name: 'monitors',
  page,
  started: page.started,
  route: pages.monitors.path,
  options: $filters.map(listOptions),
});
export const { $query, $search, cleared, filterChanged, queryChanged, searchChanged } = list;
export const $filter = combine(
  $filters,
  list.$filter,
  (filters, filter): MonitorFilter => filters.find((one) => one === filter) ?? 'all',
);

export const $total = $monitors.map((list) => list.length);
const $indexed = combine($monitors, $pins, indexMonitors);
export const $shown = combine($indexed, combine({ filter: $filter, search: $search }), filterMonitors);
export const $hidden = hiddenBy({
  $shown,
  $rows: $indexed,
  $filter,
  $search,
  countOf: (rows, filter, search) => filterMonitors(rows, { filter: filter ?? 'all', search }).length,
});
/** Combined from booleans, so that the object changes only when a column does. */
export const $columns: Store<MonitorColumns> = combine({
  type: $shown.map((shown) => isColumnUsed(shown, 'type')),
  status: $shown.map((shown) => isColumnUsed(shown, 'status')),
});
