import { createEvent, createStore, is, sample, type Store } from 'effector';
import { navigate } from '../ports';
import { withDelay } from '../ports/ask';
import { $location, located } from './location';
import type { PageScope } from './page';
import { writeQuery } from './query-string';

const nowhere = { query: '', at: null, isPending: false };

/** Milliseconds without a keystroke after which the location follows the typing. */
export const QUERY_DEBOUNCE_MS = 250;

/**
 * The query string of a page. What the page requests counts at once, and until the browser is at another one.
 *
 * Requests with `replace` (typing) are debounced: a keystroke costs no navigation, and browsers throttle
 * frequent history changes. One that is pending when the page closes is dropped.
 *
 * @param route the page's path.
 */
export function createAddress(page: Pick<PageScope, 'started' | '$isOpen'>, route: string | Store<string>) {
  const $route = is.store(route) ? route : createStore(route);
  /** A query string; `replace` replaces the history entry. */
  const requested = createEvent<{ readonly query: string; readonly replace: boolean }>();
  /** Writes keys of the page, such as a chosen server, beside those of a list. */
  const keysChanged = createEvent<Readonly<Record<string, string>>>();

  /** `at` is where the browser was last, `null` before the page was there. */
  const $state = createStore<{ query: string; at: string | null; isPending: boolean }>(nowhere);
  const here = sample({
    clock: [page.started, located],
    source: { location: $location, route: $route },
    filter: ({ location, route: path }) => location.path === path,
    fn: ({ location }) => location,
  });
  const changed = sample({
    clock: [
      requested,
      sample({
        clock: keysChanged,
        source: $state,
        fn: ({ query }, keys) => ({ query: writeQuery(query, keys), replace: false }),
      }),
    ],
    source: $state,
    filter: ({ query }, next) => query !== next.query,
    fn: (_, next) => next,
  });
  $state
    .on(page.started, () => nowhere)
    // A link to where the browser is already leaves what is typed.
    .on(here, (state, { query, isPopped = false }) =>
      query === state.at && !isPopped ? state : { query, at: query, isPending: false },
    )
    .on(changed, (state, { query }) => ({ ...state, query, isPending: true }));

  sample({
    clock: changed,
    source: $route,
    filter: (_, { replace }) => !replace,
    fn: (path, { query, replace }) => ({ to: `${path}${query}`, replace }),
    target: navigate,
  });
  // The last change alone, unless a link or Back has led elsewhere since.
  const typed = sample({
    clock: changed,
    source: $state,
    filter: (_, { replace }) => replace,
  });
  sample({
    clock: withDelay(typed, () => QUERY_DEBOUNCE_MS),
    source: { state: $state, isOpen: page.$isOpen, route: $route },
    filter: ({ state, isOpen }, { value }) => isOpen && state === value,
    fn: ({ state: { query }, route: from }) => ({ to: `${from}${query}`, replace: true, from }),
    target: navigate,
  });

  return { $query: $state.map(({ query }) => query), requested, keysChanged };
}

export type Address = ReturnType<typeof createAddress>;
