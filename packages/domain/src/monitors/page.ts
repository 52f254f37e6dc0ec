import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { createQueryState } from '../shared/query-state';
import { createCall, unreadableIn, type LocatedRow } from '../shared/http';
import { createPage } from '../shared/page';
import { $info, sessionRevoked, isDeveloper, routes } from '../session';
import { getMonitors } from './contract';
import { filterMonitors, indexMonitors, isColumnUsed, type MonitorColumns } from './filtering';
import { $monitors } from './list';
import { filtersFor, formatQuery, parseQuery, type MonitorFilter } from './query';

/** The /monitors page. `query` is the location's query string at the time at which it opened. */
export const page = createPage<{ readonly query: string }>('monitors');

export const filterChanged = createEvent<MonitorFilter>();
/** What is typed into the search box, key by key. */
export const searchChanged = createEvent<string>();

/** Filter and search are given up together. */
export const cleared = createEvent();

export const $isDeveloper = $info.map((info) => info !== null && isDeveloper(info));

const load = page.scoped(createCall(getMonitors));
sample({ clock: page.started, fn: () => ({}), target: load.runFx });

// Spec section 8: when the monitors cannot be loaded, the user is logged out.
sample({ clock: load.failed, fn: () => ({ withMessage: false }), target: sessionRevoked });

$monitors.on(load.done, (_, { result }) => result.body.monitors);
/** Monitors that could not be read. */
export const $unreadable = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
const $isLoaded = createStore(false).on(load.done, () => true);
/** Whether there is nothing to show yet. On a later visit the last list stands until the new one comes. */
export const $isLoading = $isLoaded.map((isLoaded) => !isLoaded);

const address = createQueryState({ started: page.started, isOpen: page.$isOpen, route: routes.monitors });
/** The location's query string is another one: back, forward, a link, or what was asked for here. */
export const { queryChanged } = address;
/** The query string, for links that keep it. */
export const { $query } = address;
const $parsed = combine($query, $isDeveloper, parseQuery);
export const $filter = $parsed.map(({ filter }) => filter);
export const $search = $parsed.map(({ search }) => search);
/** The filters to choose from. */
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
    // A history entry for every key would make Back useless.
    sample({
      clock: searchChanged,
      source: { query: $query, parsed: $parsed },
      fn: ({ query, parsed }, search) => ({
        query: formatQuery(query, { ...parsed, search }),
        replace: true,
      }),
    }),
  ],
  target: address.requested,
});

/** How many monitors there are without filter and search. */
export const $total = $monitors.map((list) => list.length);
const $indexed = $monitors.map(indexMonitors);
/** The monitors that fit filter and search. */
export const $shown = combine($indexed, $parsed, filterMonitors);
/** The columns that are not always there; the same object as long as they are the same. */
export const $columns: Store<MonitorColumns> = combine({
  type: $shown.map((shown) => isColumnUsed(shown, 'type')),
  status: $shown.map((shown) => isColumnUsed(shown, 'status')),
});
