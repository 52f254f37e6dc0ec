import { combine, sample, type Store } from 'effector';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { createAddress } from '../../kernel/page/address';
import { createList } from '../../kernel/list';
import { pages } from '../../shell/pages';
import { $isDeveloper, endSessionOn } from '../../account/session';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import {
  filtersFor,
  isColumnUsed,
  isInFilter,
  type MonitorColumns,
  monitorColumns,
  type MonitorFilter,
  viewMonitors,
} from '../list';
import { $monitors } from '../loaded';
import { $pins, arrangementNeeded } from '../arrangement';

export const page = createPage('monitors');

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

/** The list: its filter and search are `filter` and `search` in the address (specification 2.7). */
export const list = createList({
  name: 'monitors',
  page,
  address: createAddress(page, pages.monitors.path),
  filters: $filters,
  sorts: monitorColumns,
  $rows: combine($monitors, $pins, viewMonitors),
  searchOf: ({ name }) => name,
  isIn: isInFilter,
});
export const { $query, $search, $shown, cleared, filterChanged, searchChanged } = list;
export const $filter = combine(
  $filters,
  list.$filter,
  (filters, filter): MonitorFilter => filters.find((one) => one === filter) ?? 'all',
);

export const $total = $monitors.map(({ length }) => length);
/** Combined from booleans, so that the object changes only when a column does. */
export const $columns: Store<MonitorColumns> = combine({
  type: $shown.map((shown) => isColumnUsed(shown, 'type')),
  status: $shown.map((shown) => isColumnUsed(shown, 'status')),
});
