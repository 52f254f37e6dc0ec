import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { debounce } from 'patronum/debounce';
import { navigateFx } from '../ports';

/**
 * The query string that the page wants. The router confirms it later, so during fast typing it reports
 * outdated strings; `awaited` lists those, and they are ignored.
 */
interface QueryState {
  readonly query: string;
  readonly confirmed: string;
  readonly awaited: readonly string[];
  /** The router is on its way to a string that it has not reported yet. */
  readonly isNavigating: boolean;
}

/** A requested query string; `replace` replaces the history entry. */
export interface RequestedQuery {
  readonly query: string;
  readonly replace: boolean;
}

/** Milliseconds without a keystroke after which the location follows the typing. */
export const QUERY_DEBOUNCE_MS = 250;

/**
 * Keeps a page's filter, order or search in the query string.
 *
 * Requests with `replace` (typing) are debounced: a keystroke costs no navigation, and browsers throttle
 * frequent history changes.
 *
 * @param options.started the page's start, with the query string that it opened with.
 * @param options.isOpen the page's; a debounced request is dropped after it closes.
 * @param options.$route the page's path.
 */
export function createQueryState(options: {
  readonly started: Event<{ readonly query: string }>;
  readonly isOpen: Store<boolean>;
  readonly $route: Store<string>;
}) {
  /** The location's query string changed: by navigation, or by a request of this page. */
  const queryChanged = createEvent<string>();
  /** Back or Forward led to this query string, which ends whatever the page still waits for. */
  const queryPopped = createEvent<string>();
  const requested = createEvent<RequestedQuery>();
  const navigated = createEvent<RequestedQuery>();

  const $queryState = createStore<QueryState>({
    query: '',
    confirmed: '',
    awaited: [],
    isNavigating: false,
  })
    .on([options.started.map(({ query }) => query), queryPopped], (_, query) => ({
      query,
      confirmed: query,
      awaited: [],
      isNavigating: false,
    }))
    .on(queryChanged, ({ query, awaited }, confirmed) => {
      const index = awaited.indexOf(confirmed);
      const rest = index < 0 ? [] : awaited.slice(index + 1);
      return { query: rest.length === 0 ? confirmed : query, confirmed, awaited: rest, isNavigating: false };
    })
    .on(navigated, ({ confirmed, awaited, isNavigating }, { query }) => ({
      query,
      confirmed,
      // Without a navigation on its way the router is already there, and may not report it again.
      awaited: query === confirmed && !isNavigating ? [] : [...awaited, query],
      isNavigating,
    }));
  const $query = $queryState.map(({ query }) => query);

  sample({
    clock: requested,
    source: $query,
    filter: (query, next) => query !== next.query,
    fn: (_, next) => next,
    target: navigated,
  });
  const pushed = sample({
    clock: navigated,
    source: options.$route,
    filter: (_, { replace }) => !replace,
    fn: (route, { query, replace }) => ({ to: `${route}${query}`, replace }),
  });
  // Read the current state, because a link or Back may have changed it during the debounce.
  const replaced = sample({
    clock: debounce({
      source: sample({ clock: navigated, filter: ({ replace }) => replace }),
      timeout: QUERY_DEBOUNCE_MS,
    }),
    source: { state: $queryState, isOpen: options.isOpen, route: options.$route },
    filter: ({ state: { query, confirmed }, isOpen }) => isOpen && query !== confirmed,
    fn: ({ state: { query }, route }) => ({ to: `${route}${query}`, replace: true, from: route }),
  });
  $queryState.on([pushed, replaced], (state) => ({ ...state, isNavigating: true }));
  sample({ clock: pushed, target: navigateFx });
  sample({ clock: replaced, target: navigateFx });

  return { $query, queryChanged, queryPopped, requested };
}
