import { createEffect, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { toastShown } from '../toasts';
import { page } from './oauth-check';

/** What a call about one server is made with. */
interface GuildInput {
  readonly parameters: { readonly id: string };
  readonly group?: string;
}

interface Asked {
  readonly guildId: string;
  /** Tells an answer from those that were asked for before it. */
  readonly run: number;
  readonly group?: string;
}

/** What an answer says. */
type Loaded<Item> = Pick<Held<Item>, 'items' | 'unreadable'>;

/** One list of the chosen server. */
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
 * A list that belongs to one server: its commands, roles, members or channels. Asking for another
 * server forgets the list of the one before; asking again for the same one keeps what is shown
 * meanwhile. Only the answer to the last question is taken. A failure is said as a toast (spec
 * section 8), and stands in `$failure` until it is tried again.
 *
 * @param options.load the call; it fails with a `Failure`.
 * @param options.failedText the toast of a load that failed.
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

  /** Asks for the list of a server. */
  const requested = createEvent<string>();
  /** Asks again, if the last load failed. */
  const retryRequested = createEvent();
  /** A write has succeeded: what it made of a server's list, until the server says so itself. */
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

  // Read after the line above: the run is the one that has just begun.
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
    /** Rows of the last answer that could not be read. */
    $unreadable: $held.map(({ unreadable }) => unreadable),
    /** Whether there is nothing to show yet. */
    $isLoading: $held.map(({ isLoaded, failure }) => !isLoaded && failure === null),
    $isLoaded: $held.map(({ isLoaded }) => isLoaded),
    /** Why the last load failed. What was there before it stays. */
    $failure: $held.map(({ failure }) => failure),
  };
}
