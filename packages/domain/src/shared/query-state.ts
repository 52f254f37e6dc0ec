import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { debounce } from 'patronum';
import { navigateFx } from './browser';

/**
 * The query string as it is meant to be. The router follows a moment later, so while somebody types
 * it hands in strings that are outdated already: those are `awaited`, and change nothing.
 */
interface QueryState {
  readonly query: string;
  readonly confirmed: string;
  readonly awaited: readonly string[];
}

/** A query string that is asked for; `replace` leaves no entry in the history. */
export interface RequestedQuery {
  readonly query: string;
  readonly replace: boolean;
}

/** Milliseconds of rest after which the address follows what is typed; a list follows each key. */
export const QUERY_DEBOUNCE_MS = 250;

/**
 * A page whose filter, order or search stand in the address. Called at module level.
 *
 * What replaces the entry in the history (typing) is handed to the router once it rests: a key costs
 * no navigation, and browsers refuse to replace an entry hundreds of times a minute.
 *
 * @param options.started the page's; its parameters hold the query string that it was opened with.
 * @param options.isOpen the page's; what was typed just before it was left moves nobody.
 * @param options.route the page's path.
 */
export function createQueryState(options: {
  readonly started: Event<{ readonly query: string }>;
  readonly isOpen: Store<boolean>;
  readonly route: string;
}) {
  /** The location's query string is another one: back, forward, a link, or what was asked for here. */
  const queryChanged = createEvent<string>();
  /** Another query string is wanted. */
  const requested = createEvent<RequestedQuery>();
  const navigated = createEvent<RequestedQuery>();

  const $queryState = createStore<QueryState>({ query: '', confirmed: '', awaited: [] })
    .on(options.started, (_, { query }) => ({ query, confirmed: query, awaited: [] }))
    .on(queryChanged, ({ query, awaited }, confirmed) => {
      const place = awaited.indexOf(confirmed);
      const rest = place < 0 ? [] : awaited.slice(place + 1);
      return { query: rest.length === 0 ? confirmed : query, confirmed, awaited: rest };
    })
    .on(navigated, ({ confirmed, awaited }, { query }) => ({
      query,
      confirmed,
      // Back to where the router stands: it may have nothing to hand in.
      awaited: query === confirmed ? [] : [...awaited, query],
    }));
  const $query = $queryState.map(({ query }) => query);

  sample({
    clock: requested,
    source: $query,
    filter: (query, next) => query !== next.query,
    fn: (_, next) => next,
    target: navigated,
  });
  sample({
    clock: navigated,
    filter: ({ replace }) => !replace,
    fn: ({ query, replace }) => ({ to: `${options.route}${query}`, replace }),
    target: navigateFx,
  });
  // Asked of the address as it is by then: a link or Back in between has had the last word.
  sample({
    clock: debounce({
      source: sample({ clock: navigated, filter: ({ replace }) => replace }),
      timeout: QUERY_DEBOUNCE_MS,
    }),
    source: { address: $queryState, isOpen: options.isOpen },
    filter: ({ address: { query, confirmed }, isOpen }) => isOpen && query !== confirmed,
    fn: ({ address: { query } }) => ({
      to: `${options.route}${query}`,
      replace: true,
      from: options.route,
    }),
    target: navigateFx,
  });

  return { $query, queryChanged, requested };
}
