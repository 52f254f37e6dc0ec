import { createEffect, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { notify } from '../shared/notify';
import { page } from './oauth-check';

interface GuildInput {
  readonly parameters: { readonly id: string };
  readonly group?: string;
}

interface GuildRequest {
  readonly guildId: string;
  /** Links an answer to its request: only the answer to the latest request is used. */
  readonly requestId: number;
  readonly group?: string;
}

type Loaded<Item> = Pick<GuildListState<Item>, 'items' | 'unreadable'>;

interface GuildListState<Item> {
  readonly guildId: string | null;
  readonly requestId: number;
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

  const loadFx = createEffect<GuildRequest, Loaded<Item>, Failure>(async ({ guildId, group }) => {
    const answer = await options.load({
      parameters: { id: guildId },
      ...(group === undefined ? {} : { group }),
    });
    return { items: itemsOf(answer), unreadable: unreadableIn(answer) };
  });
  const load = page.scoped<GuildRequest, Loaded<Item>>(loadFx);

  const requested = createEvent<string>();
  /** Requests the list again if the last load failed. */
  const retryRequested = createEvent();
  /** Applies a successful write to the rows before the reload confirms it. */
  const patched = createEvent<{
    readonly guildId: string;
    readonly patch: (items: readonly Item[]) => readonly Item[];
  }>();

  const emptyState: GuildListState<Item> = {
    guildId: null,
    requestId: 0,
    items: [],
    unreadable: [],
    isLoaded: false,
    isLoading: false,
    failure: null,
  };
  const $state = createStore<GuildListState<Item>>(emptyState);

  sample({
    clock: retryRequested,
    source: $state,
    filter: ({ guildId, failure }) => guildId !== null && failure !== null,
    fn: ({ guildId }) => guildId ?? '',
    target: requested,
  });

  $state.on(requested, (state, guildId) => ({
    ...(state.guildId === guildId ? state : emptyState),
    guildId,
    requestId: state.requestId + 1,
    isLoading: true,
    failure: null,
  }));

  // Must follow the reducer above, which increments the request id.
  sample({
    clock: requested,
    source: $state,
    fn: ({ requestId }, guildId): GuildRequest => ({ guildId, requestId }),
    target: load.runFx,
  });

  const accepted = sample({
    clock: load.done,
    source: $state,
    filter: ({ requestId }, { params }) => params.requestId === requestId,
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: load.failed,
    source: $state,
    filter: ({ requestId }, { params }) => params.requestId === requestId,
    fn: (_, { error }) => error,
  });

  $state
    .on(accepted, (state, loaded) => ({
      ...state,
      ...loaded,
      isLoaded: true,
      isLoading: false,
      failure: null,
    }))
    .on(failed, (state, failure) => ({ ...state, isLoading: false, failure }))
    .on(patched, (state, { guildId, patch }) =>
      state.guildId === guildId ? { ...state, items: patch(state.items) } : state,
    )
    .on(page.closed, ({ requestId }) => ({ ...emptyState, requestId: requestId + 1 }));

  notify({ failed: [failed, failedText] });
  sample({ clock: failed, fn: describeFailure, target: logFx });

  return {
    requested,
    retryRequested,
    patched,
    $items: $state.map(({ items }) => items),
    $unreadable: $state.map(({ unreadable }) => unreadable),
    $isLoading: $state.map(({ isLoaded, failure }) => !isLoaded && failure === null),
    $isLoaded: $state.map(({ isLoaded }) => isLoaded),
    /** Why the last load failed. The rows of the previous answer stay. */
    $failure: $state.map(({ failure }) => failure),
  };
}
