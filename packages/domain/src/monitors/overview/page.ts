import { combine, sample } from 'effector';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { createAddress } from '../../kernel/page/address';
import { createList } from '../../kernel/list';
import { pages } from '../../shell/pages';
import { $isDeveloper, endSessionOn } from '../../account/session';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { filtersFor, isInFilter, monitorColumns, type MonitorFilter, viewMonitors } from '../list';
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

const $views = combine($monitors, $pins, viewMonitors);

/** The list: its filter and search are `filter` and `search` in the address (specification 2.7). */
export const list = createList({
  name: 'monitors',
  page,
  address: createAddress(page, pages.monitors.path),
  filters: $filters,
  sorts: monitorColumns,
  $rows: $views,
  searchOf: ({ name }) => name,
  isIn: isInFilter,
});
export const { $query, $shown } = list;
/** Whether the search is long enough to look beyond the names of monitors. */
export const $isSearched = list.$search.map((search) => search.trim().length > 1);

export const $total = $monitors.map(({ length }) => length);
/** How many monitors the filters show that name what deserves a look; none of a filter that the person does not have. */
export const $counts = combine($views, $filters, (views, filters) => {
  const countOf = (filter: MonitorFilter): number =>
    filters.includes(filter) ? views.filter((view) => isInFilter(view, filter)).length : 0;
  return { blocked: countOf('blocked'), offline: countOf('offline'), 'not-setup': countOf('not-setup') };
});

/** Whether any shown monitor has a value for a column; a column without one is hidden. */
const isUsed = (column: 'type' | 'status') =>
  $shown.map((shown) => shown.some((monitor) => monitor[column].trim() !== ''));
/** Combined from booleans, so that the object changes only when a column does. */
export const $columns = combine({ type: isUsed('type'), status: isUsed('status') });
