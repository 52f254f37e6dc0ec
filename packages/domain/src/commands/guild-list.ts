import { createEffect, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { toastShown } from '../toasts';
import { page } from './oauth-check';

interface GuildInput {
  readonly parameters: { readonly id: string };
  readonly group?: string;
}

interface Asked {
  readonly guildId: string;
  /** Links an answer to its request: only the answer to the latest request is used. */
  readonly run: number;
  readonly group?: string;
}

type Loaded<Item> = Pick<Held<Item>, 'items' | 'unreadable'>;

interface Held<Item> {
  readonly guildId: string | null;
  readonly run: number;
  readonly items: readonly Item[];
  readonly unreadable: readonly LocatedRow[];
  readonly isLoaded: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
}

/**
 * A list that belongs to one server: its commands, roles, members or channels. Requesting another server
 * clears the list; requesting the same one keeps the rows until the answer arrives. A failure shows a toast
 * (specification 8.11) and stays in `$failure` until the next request.
 *
 * @param options.load the call; it fails with a `Failure`.
 * @param options.failedText the toast of a failed load.
 */
export function createGuildList<Item, Answer extends object>(options: {
  readonly load: (input: GuildInput) => Promise<Answer>;
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly failedText: string;
}) {
  const { itemsOf, failedText } = options;

  const loadFx = createEffect<Asked, Loaded<Item>, Failure>(async ({ guildId, group }) => {
    const answer = await options.load({
      parameters: { id: guildId },
      ...(group === undefined ? {} : { group }),
    });
    return { items: itemsOf(answer), unreadable: unreadableIn(answer) };
  });
  const load = page.scoped<Asked, Loaded<Item>>(loadFx);

  const requested = createEvent<string>();
  /** Requests the list again if the last load failed. */
  const retryRequested = createEvent();
  /** Applies a successful write to the rows before the reload confirms it. */
  const patched = createEvent<{
    readonly guildId: string;
    readonly patch: (items: readonly Item[]) => readonly Item[];
  }>();

  const nothing: Held<Item> = {
    guildId: null,
    run: 0,
    items: [],
    unreadable: [],
    isLoaded: false,
    isLoading: false,
    failure: null,
  };
  const $held = createStore<Held<Item>>(nothing);

  sample({
    clock: retryRequested,
    source: $held,
    filter: ({ guildId, failure }) => guildId !== null && failure !== null,
    fn: ({ guildId }) => guildId ?? '',
    target: requested,
  });

  $held.on(requested, (held, guildId) => ({
    ...(held.guildId === guildId ? held : nothing),
    guildId,
    run: held.run + 1,
    isLoading: true,
    failure: null,
  }));

  // Must follow the reducer above, which increments the request id.
  sample({
    clock: requested,
    source: $held,
    fn: ({ run }, guildId): Asked => ({ guildId, run }),
    target: load.runFx,
  });

  const taken = sample({
    clock: load.done,
    source: $held,
    filter: ({ run }, { params }) => params.run === run,
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: load.failed,
    source: $held,
    filter: ({ run }, { params }) => params.run === run,
    fn: (_, { error }) => error,
  });

  $held
    .on(taken, (held, loaded) => ({ ...held, ...loaded, isLoaded: true, isLoading: false, failure: null }))
    .on(failed, (held, failure) => ({ ...held, isLoading: false, failure }))
    .on(patched, (held, { guildId, patch }) =>
      held.guildId === guildId ? { ...held, items: patch(held.items) } : held,
    )
    .on(page.closed, ({ run }) => ({ ...nothing, run: run + 1 }));

  sample({ clock: failed, fn: () => ({ kind: 'error' as const, text: failedText }), target: toastShown });
  sample({ clock: failed, fn: describeFailure, target: logFx });

  return {
    requested,
    retryRequested,
    patched,
    $items: $held.map(({ items }) => items),
    $unreadable: $held.map(({ unreadable }) => unreadable),
    /** True until the first answer or failure. */
    $isLoading: $held.map(({ isLoaded, failure }) => !isLoaded && failure === null),
    $isLoaded: $held.map(({ isLoaded }) => isLoaded),
    /** Why the last load failed. The rows of the previous answer stay. */
    $failure: $held.map(({ failure }) => failure),
  };
}
