import {
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type Store,
} from 'effector';
import { logFx } from './browser';
import { describeFailure, unreadableIn, type Failure, type LocatedRow } from './http';
import type { PageCall } from './page';

/** What a list needs to know of the page that it is on. */
interface ListPage {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
  readonly $isOpen: Store<boolean>;
  readonly scoped: <P extends object, Done>(
    callFx: Effect<P & { readonly group?: string }, Done, Failure>,
  ) => PageCall<P, Done>;
}

interface Loaded<Item> {
  readonly items: readonly Item[];
  readonly unreadable: readonly LocatedRow[];
}

/** What a GET without parameters is called with. */
type ListInput = { readonly group?: string };

/**
 * A list that the server keeps. It loads when its page starts and, quietly, when the last write to it
 * has ended. A failed load is logged (spec section 8) and stands in `$loadFailure` until it is tried
 * again; a failed quiet load leaves the list as it was.
 *
 * An answer that a write has overtaken is not taken: it may or may not know of the write.
 *
 * @param options.load the call; it fails with a `Failure`.
 * @param options.$isWriting whether anything that changes the list is under way.
 */
export function createServerList<Item, Answer extends object>(options: {
  readonly page: ListPage;
  readonly load: (input: ListInput) => Promise<Answer>;
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly $isWriting: Store<boolean>;
}) {
  const { page, itemsOf, $isWriting } = options;
  const loadFx = createEffect<ListInput, Loaded<Item>, Failure>(async (input) => {
    const answer = await options.load(input);
    return { items: itemsOf(answer), unreadable: unreadableIn(answer) };
  });
  const load = page.scoped<ListInput, Loaded<Item>>(loadFx);

  /** Retry, after a load that failed. */
  const reloadRequested = createEvent();
  /** A write has succeeded: what it made of the list, until the server says so itself. */
  const patched = createEvent<(items: readonly Item[]) => readonly Item[]>();

  const loadStarted = createEvent<{ readonly isQuiet: boolean }>();
  const $isQuiet = createStore(false).on(loadStarted, (_, { isQuiet }) => isQuiet);
  const $isFetching = createStore(false)
    .on(loadStarted, () => true)
    .on([load.done, load.failed, page.closed], () => false);

  const overtaken = createEvent();
  const $isOvertaken = createStore(false)
    .on(overtaken, () => true)
    .on([loadStarted, page.closed], () => false);

  const wanted = sample({
    clock: [
      sample({ clock: [page.started, reloadRequested], fn: () => ({ isQuiet: false }) }),
      sample({
        clock: $isWriting,
        source: page.$isOpen,
        filter: (isOpen, isWriting) => isOpen && !isWriting,
        fn: () => ({ isQuiet: true }),
      }),
    ],
    source: $isFetching,
    fn: (isFetching, { isQuiet }) => ({ isQuiet, isFetching }),
  });

  sample({ clock: wanted, filter: ({ isFetching }) => !isFetching, target: loadStarted });
  sample({
    clock: [loadStarted, $isWriting],
    source: { isFetching: $isFetching, isWriting: $isWriting },
    filter: ({ isFetching, isWriting }) => isFetching && isWriting,
    fn: () => undefined,
    target: overtaken,
  });
  sample({ clock: loadStarted, fn: () => ({}), target: load.runFx });

  const answered = sample({
    clock: load.done,
    source: { isOvertaken: $isOvertaken, isWriting: $isWriting, isQuiet: $isQuiet },
    fn: (state, { result }) => ({ ...state, loaded: result }),
  });
  const taken = sample({
    clock: answered,
    filter: ({ isOvertaken }) => !isOvertaken,
    fn: ({ loaded }) => loaded,
  });
  // While something is still being written, its end asks again.
  sample({
    clock: answered,
    filter: ({ isOvertaken, isWriting }) => isOvertaken && !isWriting,
    fn: ({ isQuiet }) => ({ isQuiet }),
    target: loadStarted,
  });

  /** The list as the server is known to keep it. */
  const $items = createStore<readonly Item[]>([])
    .on(taken, (_, { items }) => items)
    .on(patched, (items, patch) => patch(items));
  /** Rows of the last answer that could not be read. */
  const $unreadable = createStore<readonly LocatedRow[]>([]).on(taken, (_, { unreadable }) => unreadable);
  const $isLoaded = createStore(false).on(taken, () => true);

  const failed = sample({
    clock: load.failed,
    source: { isQuiet: $isQuiet, isLoaded: $isLoaded },
    fn: ({ isQuiet, isLoaded }, { error }) => ({ isShown: !isQuiet || !isLoaded, error }),
  });
  sample({ clock: failed, fn: ({ error }) => describeFailure(error), target: logFx });

  /** Why the place has failed; `null` while it has not. */
  const $loadFailure = createStore<Failure | null>(null)
    .on(failed, (current, { isShown, error }) => (isShown ? error : current))
    .on(loadStarted, (current, { isQuiet }) => (isQuiet ? current : null))
    .on(taken, () => null);

  /** Whether there is nothing to show yet. */
  const $isLoading = combine($isLoaded, $loadFailure, (isLoaded, failure) => !isLoaded && failure === null);

  return { $items, $unreadable, $isLoading, $loadFailure, reloadRequested, patched, loaded: taken };
}
