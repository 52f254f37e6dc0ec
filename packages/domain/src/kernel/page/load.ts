import { dequal } from 'dequal/lite';
import { attach, combine, createEvent, createStore, sample, type Store } from 'effector';
import { $isOnline, log, onlineChanged, wait } from '../ports';
import {
  describeFailure,
  isDisconnected,
  OFFLINE_RETRY_MS,
  unreadableIn,
  type Failure,
  type LocatedRow,
  sessionEnded,
} from '../http';
import type { PageScope } from './page';
import { retryDelayOf } from '../http/retry-after';
import { createTask } from '../task';

type NoParams = Record<never, never>;

interface Request<Params> {
  readonly params: Params;
  /** Whether it reloads in the background: its failure does not replace the data. */
  readonly isQuiet: boolean;
}

/** What a load is at. */
export interface LoadState<Params, Data> {
  readonly data: Data;
  readonly unreadable: readonly LocatedRow[];
  /** The last request. Answers to earlier ones are dropped. */
  readonly request: Request<Params> | null;
  /** Whether the answer to it is waited for. */
  readonly isPending: boolean;
  /** Whether a write overlaps the last request, or has changed what only the server knows, so that the data may be old. */
  readonly isOvertaken: boolean;
  readonly isLoaded: boolean;
  /** The failures since the last success. */
  readonly failures: number;
  /** Why the last request failed, for the retry. */
  readonly lastFailure: Failure | null;
  /** The failure to show. */
  readonly error: Failure | null;
}

/** `failed` also if the data of an earlier load are still there, `ready` also while they reload. */
function statusOf({ error, isLoaded, isPending }: LoadState<unknown, unknown>) {
  if (error !== null) return 'failed';
  if (isLoaded) return 'ready';
  return isPending ? 'loading' : 'idle';
}

/** Of all loads: whether a failed request is to be made again, once the time for it has come. */
const retryFx = attach({
  source: $isOnline,
  async effect(
    isOnline,
    { failure, failures }: { request: object | null; failure: Failure; failures: number },
  ) {
    const ms = isDisconnected(isOnline, failure) ? OFFLINE_RETRY_MS : retryDelayOf(failure, failures);
    if (ms !== null) await wait(ms);
    return ms !== null;
  },
});

const $never = createStore(false);

/**
 * A load on a page. Only the answer to the last request of the visit counts, and one that was asked for before the data
 * were written is old. A failure is logged, and retried when the browser is online again, at a calm pace while it says that
 * it is not, or some time after a 429 (`retryDelayOf`). Other parameters drop the data; the same ones keep them until the
 * answer arrives.
 *
 * Use it for everything that a page shows from a GET. For a call that a person's act makes use `createPageCall`,
 * `createExternalRedirect` or one of the saving factories.
 *
 * @param options.read the call; it fails with a `Failure`.
 * @param options.dataOf the data of an answer; it may throw a `Failure`.
 * @param options.order how an answer takes the place of the data before; see `newestFirst`.
 * @param options.clearsOnClose whether the data are dropped when the page closes; by default the next visit
 * shows them while it reloads.
 * @param options.$isWriting whether a write to the data is pending: what is old then waits for the last one. What is written
 * is put in by `patched`; where only the server knows it, `outdated` asks for the data again.
 */
export function createLoad<Answer extends object, Data, Params extends object = NoParams>(options: {
  readonly page: PageScope;
  readonly read: (input: Params & { readonly group?: string }) => Promise<Answer>;
  readonly dataOf: (answer: Answer) => Data;
  readonly initial: Data;
  readonly order?: (before: Data, loaded: Data) => Data;
  readonly clearsOnClose?: boolean;
  readonly $isWriting?: Store<boolean>;
}) {
  const { page, dataOf, order = (_, data) => data, clearsOnClose = false, $isWriting = $never } = options;
  type Now = LoadState<Params, Data>;

  const start = createEvent<Params>();
  /** Loads the data again, with the parameters of the last start. */
  const reload = createEvent();
  /** Drops the data and a pending answer, for data that may not be shown again before they are loaded. */
  const clear = createEvent();
  /** Changes the data, for example by a successful write before the reload confirms it. */
  const patched = createEvent<(data: Data) => Data>();
  /** Loads the data again in the background once nothing is written. */
  const outdated = createEvent();

  const empty: Now = {
    data: options.initial,
    unreadable: [],
    request: null,
    isPending: false,
    isOvertaken: false,
    isLoaded: false,
    failures: 0,
    lastFailure: null,
    error: null,
  };
  const ask = (state: Now, { params, isQuiet }: Request<Params>): Now => ({
    ...(dequal(state.request?.params, params) ? state : empty),
    request: { params, isQuiet },
    isPending: true,
    isOvertaken: false,
    lastFailure: null,
    error: isQuiet ? state.error : null,
  });
  const askAgain = (state: Now, isQuiet = state.request?.isQuiet === true): Now =>
    state.request === null ? state : ask(state, { ...state.request, isQuiet });
  /** Asks again for what is old; after a 429 it waits for its time. */
  const catchUp = (state: Now): Now =>
    state.isOvertaken &&
    !state.isPending &&
    (state.lastFailure === null || retryDelayOf(state.lastFailure) === null)
      ? askAgain(state, true)
      : state;

  const $state = createStore(empty);
  const $now = combine({ state: $state, isOpen: page.$isOpen, isWriting: $isWriting });
  const $pending = $state.map(({ isPending, request }) => (isPending ? request : null));
  const reading = createTask(async ({ params }: Request<Params>) => {
    const answer = await options.read({ ...params, group: page.name });
    return { data: dataOf(answer), unreadable: unreadableIn(answer) };
  });
  sample({ clock: $pending, filter: Boolean, target: reading.start });
  const ended = sample({
    clock: reading.ended,
    source: $now,
    filter: ({ state: { isPending, request } }, end) =>
      isPending && end.params === request && (end.status === 'done' || end.error.kind !== 'aborted'),
    fn: (now, end) => ({ ...now, end }),
  });
  const loaded = ended.filterMap(({ state: { isOvertaken, request }, end }) =>
    end.status === 'fail' || request === null || isOvertaken
      ? undefined
      : { ...end.result, params: request.params },
  );
  const failed = ended.filterMap(({ end }) => (end.status === 'fail' ? end.error : undefined));
  sample({ clock: failed, fn: describeFailure, target: log });
  const overtaken = sample({
    clock: [$pending, $isWriting],
    source: $now,
    filter: ({ state: { isPending }, isWriting }) => isPending && isWriting,
  });
  /** Nothing is written, so that what is old can be asked for. */
  const calm = sample({
    clock: [$isWriting, outdated],
    source: $now,
    filter: ({ isOpen, isWriting }) => isOpen && !isWriting,
  });
  sample({
    clock: failed,
    source: $state,
    fn: ({ request, failures }, failure) => ({ request, failure, failures: failures - 1 }),
    target: retryFx,
  });

  $state
    .on(start, (state, params) => ask(state, { params, isQuiet: false }))
    .on(reload, (state) => askAgain(state, false))
    .on(clear, () => empty)
    .on([outdated, overtaken], (state) => ({ ...state, isOvertaken: true }))
    .on(calm, catchUp)
    .on(patched, (state, patch) => ({
      ...state,
      data: patch(state.data),
      isOvertaken: state.isOvertaken || state.isPending,
    }))
    .on(ended, (state, { isWriting, end }) => {
      const now = { ...state, isPending: false };
      if (end.status === 'fail')
        return {
          ...now,
          failures: state.failures + 1,
          lastFailure: end.error,
          error: state.request?.isQuiet === true && state.isLoaded ? state.error : end.error,
        };
      // If a write is still pending, its end starts the reload.
      if (state.isOvertaken) return isWriting ? now : askAgain(now);
      const { data, unreadable } = end.result;
      return { ...now, data: order(state.data, data), unreadable, isLoaded: true, failures: 0, error: null };
    })
    .on(retryFx.done, (state, { params, result: isDue }) =>
      isDue && params.request === state.request && state.lastFailure !== null ? askAgain(state) : state,
    )
    .on(onlineChanged, (state, isOnline) =>
      isOnline && state.lastFailure?.kind === 'network' ? askAgain(state) : state,
    )
    .on(page.closed, (state) =>
      clearsOnClose ? empty : { ...state, isPending: false, lastFailure: null, error: null },
    )
    .on(sessionEnded, (state) => ({ ...state, lastFailure: null }));

  return {
    $data: $state.map(({ data }) => data),
    $unreadable: $state.map(({ unreadable }) => unreadable),
    $status: $state.map(statusOf),
    /** With why the last load failed, `null` while it loads again, and the last request. */
    $state,
    start,
    reload,
    clear,
    patched,
    outdated,
    loaded,
    failed,
  };
}
