import { dequal } from 'dequal/lite';
import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { $isOnline, log, onlineChanged } from '../ports';
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
import { createPageCall } from './page-call';
import { retryDelayOf } from '../http/retry-after';
import { createTimer } from './timer';

/** `failed` also if the data of an earlier load are still there, `ready` also while they reload. */
type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

type NoParams = Record<never, never>;

interface Request<Params> {
  readonly params: Params;
  /** Whether it reloads in the background: its failure does not replace the data. */
  readonly isQuiet: boolean;
}

interface Loaded<Data> {
  readonly data: Data;
  readonly unreadable: readonly LocatedRow[];
}

interface State<Params, Data> extends Loaded<Data> {
  /** The last request. Answers to earlier ones are dropped. */
  readonly request: Request<Params> | null;
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

function statusOf({ error, isLoaded, isPending }: State<unknown, unknown>): LoadStatus {
  if (error !== null) return 'failed';
  if (isLoaded) return 'ready';
  return isPending ? 'loading' : 'idle';
}

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

  const start = createEvent<Params>();
  /** Loads the data again, with the parameters of the last start. */
  const reload = createEvent();
  /** Drops the data and a pending answer, for data that may not be shown again before they are loaded. */
  const clear = createEvent();
  /** Changes the data, for example by a successful write before the reload confirms it. */
  const patched = createEvent<(data: Data) => Data>();
  /** Loads the data again in the background once nothing is written. */
  const outdated = createEvent();
  const requested = createEvent<Request<Params>>();

  const empty: State<Params, Data> = {
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
  const $state = createStore(empty);
  const $now = combine({ state: $state, isOpen: page.$isOpen, isWriting: $isWriting, isOnline: $isOnline });

  const call = createPageCall<Request<Params>, Loaded<Data>>(page, async ({ params, group }) => {
    const answer = await options.read({ ...params, group });
    return { data: dataOf(answer), unreadable: unreadableIn(answer) };
  });

  const again =
    (isQuiet?: boolean) =>
    ({ request }: State<Params, Data>): Request<Params> => ({
      params: (request as Request<Params>).params,
      isQuiet: isQuiet ?? request?.isQuiet === true,
    });
  const retry = createTimer({ timeoutMs: (delayMs: number) => delayMs });
  sample({
    clock: [
      sample({ clock: start, fn: (params) => ({ params, isQuiet: false }) }),
      sample({ clock: reload, source: $state, filter: ({ request }) => request !== null, fn: again(false) }),
      sample({
        clock: [$isWriting, outdated],
        source: $now,
        // After a 429 it waits for its time.
        filter: ({ state: { request, isPending, isOvertaken, lastFailure }, isOpen, isWriting }) =>
          isOpen &&
          !isWriting &&
          isOvertaken &&
          request !== null &&
          !isPending &&
          (lastFailure === null || retryDelayOf(lastFailure) === null),
        fn: ({ state }) => again(true)(state),
      }),
      sample({ clock: retry.fired, source: $state, fn: again() }),
      sample({
        clock: onlineChanged,
        source: $state,
        filter: ({ lastFailure }, isOnline) => isOnline && lastFailure?.kind === 'network',
        fn: again(),
      }),
    ],
    target: requested,
  });
  sample({ clock: requested, target: call.requested });

  const answered = sample({
    clock: call.done,
    source: $now,
    filter: ({ state }, { params }) => params === state.request,
    fn: ({ state, isWriting }, { result }) => ({ ...result, state, isWriting }),
  });
  const loaded = sample({
    clock: answered,
    filter: ({ state }) => !state.isOvertaken,
    fn: ({ data, unreadable, state }) => ({
      data,
      unreadable,
      params: (state.request as Request<Params>).params,
    }),
  });
  // If a write is still pending, its end starts the reload.
  sample({
    clock: answered,
    filter: ({ state, isWriting }) => state.isOvertaken && !isWriting,
    fn: ({ state }) => again()(state),
    target: requested,
  });
  const failed = sample({
    clock: call.failed,
    source: $state,
    filter: ({ request }, { params }) => params === request,
    fn: (_, { error }) => error,
  });
  sample({ clock: failed, fn: describeFailure, target: log });
  const delayed = sample({
    clock: failed,
    source: $now,
    fn: ({ state, isOnline }, failure) =>
      isDisconnected(isOnline, failure) ? OFFLINE_RETRY_MS : retryDelayOf(failure, state.failures - 1),
  });
  sample({ clock: delayed, filter: (ms): ms is number => ms !== null, target: retry.started });
  sample({ clock: [requested, clear, page.closed, sessionEnded], target: retry.cancelled });

  $state
    .on(clear, () => empty)
    .on(requested, (state, request) => ({
      ...(dequal(state.request?.params, request.params) ? state : empty),
      request,
      isPending: true,
      isOvertaken: false,
      lastFailure: null,
      error: request.isQuiet ? state.error : null,
    }))
    .on(outdated, (state) => ({ ...state, isOvertaken: true }))
    .on(
      sample({
        clock: [requested, $isWriting],
        source: $now,
        filter: ({ state, isWriting }) => state.isPending && isWriting,
      }),
      (state) => ({ ...state, isOvertaken: true }),
    )
    .on(answered, (state) => ({ ...state, isPending: false }))
    .on(loaded, (state, { data, unreadable }) => ({
      ...state,
      data: order(state.data, data),
      unreadable,
      isLoaded: true,
      failures: 0,
      error: null,
    }))
    .on(failed, (state, failure) => ({
      ...state,
      isPending: false,
      failures: state.failures + 1,
      lastFailure: failure,
      error: state.request?.isQuiet === true && state.isLoaded ? state.error : failure,
    }))
    .on(patched, (state, patch) => ({
      ...state,
      data: patch(state.data),
      isOvertaken: state.isOvertaken || state.isPending,
    }))
    .on(page.closed, (state) =>
      clearsOnClose ? empty : { ...state, isPending: false, lastFailure: null, error: null },
    );

  return {
    $data: $state.map(({ data }) => data),
    $unreadable: $state.map(({ unreadable }) => unreadable),
    $status: $state.map(statusOf),
    /** Why the last load failed; `null` while it loads again. */
    $error: $state.map(({ error }) => error),
    /** The parameters of the last start. */
    $params: $state.map(({ request }) => request?.params ?? null),
    start,
    reload,
    clear,
    patched,
    outdated,
    loaded,
    failed,
  };
}
