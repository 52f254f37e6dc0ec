import { dequal } from 'dequal/lite';
import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { abort } from '../ports';

/** What the factories of a page's calls need of the page. */
export interface PageScope {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
  readonly $isOpen: Store<boolean>;
  /** Names the abort group. */
  readonly name: string;
  /** Another number for each visit, and between two. */
  readonly $visit: Store<number>;
}

/**
 * A page of the app. Its route calls `opened` and `closed`; `started` fires once per visit, even if
 * StrictMode calls `opened` twice. Closing aborts its calls (`createPageCall`) and drops their answers.
 *
 * @param name names the abort group; unique among pages.
 */
export function createPage<Params = void>(name: string) {
  const opened = createEvent<Params>();
  const closed = createEvent();
  const $params = createStore<{ readonly value: Params } | null>(null)
    .on(opened, (current, value) => (current !== null && dequal(current.value, value) ? current : { value }))
    .on(closed, () => null);
  const $isOpen = $params.map((params) => params !== null);
  const started = createEvent<Params>();

  // Clocked by the store, because a repeated `opened` does not change it.
  sample({
    clock: $params,
    filter: Boolean,
    fn: ({ value }) => value,
    target: started,
  });

  const $visit = createStore(0).on([started, closed], (visit) => visit + 1);

  sample({ clock: closed, fn: () => name, target: abort });

  return {
    opened,
    closed,
    started,
    $isOpen,
    $params: $params.map((params) => params?.value ?? null),
    name,
    $visit,
  };
}
