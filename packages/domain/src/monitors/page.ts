import { combine, createEvent, sample, type Store } from 'effector';
import { createCall } from '../shared/http';
import { createPage } from '../shared/page';
import { createQuery } from '../shared/query';
import { createQueryState } from '../shared/query-state';
import { pages } from '../pages';
import { $isDeveloper, sessionRevoked } from '../session';
import { getMonitors, type MonitorListItem } from './contract';
import { filterMonitors, indexMonitors, isColumnUsed, type MonitorColumns } from './filtering';
import { $monitors } from './list';
import { filtersFor, formatQuery, parseQuery, type MonitorFilter } from './query';

/** The /monitors page. `query` is the location's query string when it opens. */
export const page = createPage<{ readonly query: string }>('monitors');

export const filterChanged = createEvent<MonitorFilter>();
export const searchChanged = createEvent<string>();

export const cleared = createEvent();

const loadFx = createCall(getMonitors);
const query = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body }): readonly MonitorListItem[] => body.monitors,
  initial: [],
});
sample({ clock: page.started, fn: () => ({}), target: query.start });
$monitors.on(query.loaded, (_, { data }) => data);

export const { $status, $unreadable } = query;

// The user is logged out when the monitors cannot be loaded (specification 8).
sample({ clock: query.failed, fn: () => ({ withMessage: false }), target: sessionRevoked });

const queryState = createQueryState({
  started: page.started,
  isOpen: page.$isOpen,
  route: pages.monitors.path,
});
/** The location's query string changed: by navigation, or by a request of this page. */
export const { queryChanged } = queryState;
/** The query string, for links that keep it. */
export const { $query } = queryState;
const $parsed = combine($query, $isDeveloper, parseQuery);
export const $filter = $parsed.map(({ filter }) => filter);
export const $search = $parsed.map(({ search }) => search);
export const $filters = $isDeveloper.map(filtersFor);

sample({
  clock: [
    sample({
      clock: filterChanged,
      source: { query: $query, parsed: $parsed },
      fn: ({ query, parsed }, filter) => ({
        query: formatQuery(query, { ...parsed, filter }),
        replace: false,
      }),
    }),
    sample({
      clock: cleared,
      source: $query,
      fn: (query) => ({ query: formatQuery(query, { filter: 'all', search: '' }), replace: false }),
    }),
    // Replace the history entry, or Back would step through every keystroke.
    sample({
      clock: searchChanged,
      source: { query: $query, parsed: $parsed },
      fn: ({ query, parsed }, search) => ({
        query: formatQuery(query, { ...parsed, search }),
        replace: true,
      }),
    }),
  ],
  target: queryState.requested,
});

export const $total = $monitors.map((list) => list.length);
const $indexed = $monitors.map(indexMonitors);
export const $shown = combine($indexed, $parsed, filterMonitors);
/** Combined from booleans, so that the object changes only when a column does. */
export const $columns: Store<MonitorColumns> = combine({
  type: $shown.map((shown) => isColumnUsed(shown, 'type')),
  status: $shown.map((shown) => isColumnUsed(shown, 'status')),
});
