import { combine, createEffect, createEvent, createStore, sample, type Store } from 'effector';
import { logFx } from './browser';
import { describeFailure, unreadableIn, type Failure, type LocatedRow } from './http';
import type { PageScope } from './page';

interface Loaded<Item> {
  readonly items: readonly Item[];
  readonly unreadable: readonly LocatedRow[];
}

type ListInput = { readonly group?: string };

/**
 * A list of the server. It loads when its page starts, and in the background after the last pending write. A
 * failed load is logged (specification 8.5) and stays in `$loadFailure` until the next one; a failed
 * background load keeps the list.
 *
 * An answer that overlapped with a write is dropped, because it may or may not include the write.
 *
 * @param options.load the call; it fails with a `Failure`.
 * @param options.$isWriting whether a write to the list is pending.
 */
export function createServerList<Item, Answer extends object>(options: {
  readonly page: PageScope;
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

  const reloadRequested = createEvent();
  /** Applies a successful write before the reload confirms it. */
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
  const accepted = sample({
    clock: answered,
    filter: ({ isOvertaken }) => !isOvertaken,
    fn: ({ loaded }) => loaded,
  });
  // If a write is still pending, its end starts the reload.
  sample({
    clock: answered,
    filter: ({ isOvertaken, isWriting }) => isOvertaken && !isWriting,
    fn: ({ isQuiet }) => ({ isQuiet }),
    target: loadStarted,
  });

  const $items = createStore<readonly Item[]>([])
    .on(accepted, (_, { items }) => items)
    .on(patched, (items, patch) => patch(items));
  const $unreadable = createStore<readonly LocatedRow[]>([]).on(accepted, (_, { unreadable }) => unreadable);
  const $isLoaded = createStore(false).on(accepted, () => true);

  const failed = sample({
    clock: load.failed,
    source: { isQuiet: $isQuiet, isLoaded: $isLoaded },
    fn: ({ isQuiet, isLoaded }, { error }) => ({ isShown: !isQuiet || !isLoaded, error }),
  });
  sample({ clock: failed, fn: ({ error }) => describeFailure(error), target: logFx });

  const $loadFailure = createStore<Failure | null>(null)
    .on(failed, (current, { isShown, error }) => (isShown ? error : current))
    .on(loadStarted, (current, { isQuiet }) => (isQuiet ? current : null))
    .on(accepted, () => null);

  const $isLoading = combine($isLoaded, $loadFailure, (isLoaded, failure) => !isLoaded && failure === null);

  return { $items, $unreadable, $isLoading, $loadFailure, reloadRequested, patched, loaded: accepted };
}
