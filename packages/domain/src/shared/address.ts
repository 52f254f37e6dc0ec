import { createEvent, createStore, sample, type Event } from 'effector';
import { navigateFx } from './browser';

/**
 * The query string as it is meant to be. The router follows a moment later, so while somebody types
 * it hands in strings that are outdated already: those are `awaited`, and change nothing.
 */
interface Address {
  readonly query: string;
  readonly confirmed: string;
  readonly awaited: readonly string[];
}

/** A query string that is asked for; `replace` leaves no entry in the history. */
export interface WantedQuery {
  readonly query: string;
  readonly replace: boolean;
}

/**
 * A page whose filter, order or search stand in the address. Called at module level.
 *
 * @param options.started the page's; its parameters hold the query string that it was opened with.
 * @param options.route the page's path.
 */
export function createAddress(options: {
  readonly started: Event<{ readonly query: string }>;
  readonly route: string;
}) {
  /** The location's query string is another one: back, forward, a link, or what was asked for here. */
  const queryChanged = createEvent<string>();
  /** Another query string is wanted. */
  const asked = createEvent<WantedQuery>();
  const navigated = createEvent<WantedQuery>();

  const $address = createStore<Address>({ query: '', confirmed: '', awaited: [] })
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
  const $query = $address.map(({ query }) => query);

  sample({
    clock: asked,
    source: $query,
    filter: (query, next) => query !== next.query,
    fn: (_, next) => next,
    target: navigated,
  });
  sample({
    clock: navigated,
    fn: ({ query, replace }) => ({ to: `${options.route}${query}`, replace }),
    target: navigateFx,
  });

  return { $query, queryChanged, asked };
}
