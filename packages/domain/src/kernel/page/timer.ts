import { createEvent, createStore, sample, type Event, type EventCallable } from 'effector';
import { delay } from 'patronum/delay';

/** A timer; see `createTimer`. */
export interface Timer<Params> {
  /** Starts the timer, or starts it over. */
  readonly started: EventCallable<Params>;
  readonly cancelled: EventCallable<void>;
  /** The time has passed since the last start. */
  readonly fired: Event<Params>;
}

interface Run<Params> {
  readonly params: Params;
}

/**
 * A timer that can be cancelled and started over; only its last run fires, with the parameters of its start.
 *
 * Use it for what happens some time after one event. To wait for a pause between many events use patronum's
 * `debounce`, to repeat something `interval`, to ask the server until it is done `createPoll`.
 *
 * @param options.timeoutMs milliseconds, or a function of the parameters.
 * @param options.keyOf separates timers that run at the same time; by default there is one.
 */
export function createTimer<Params = void>(options: {
  readonly timeoutMs: number | ((params: Params) => number);
  readonly keyOf?: (params: Params) => string;
}): Timer<Params> {
  const { timeoutMs, keyOf = () => '' } = options;
  const started = createEvent<Params>();
  const cancelled = createEvent();

  /** The last run of each key. The timers of earlier runs are ignored. */
  const $runs = createStore<ReadonlyMap<string, Run<Params>>>(new Map());
  const scheduled = sample({ clock: started, fn: (params): Run<Params> => ({ params }) });
  const fired = sample({
    clock: delay({
      source: scheduled,
      timeout: ({ params }) => (typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(params)),
    }),
    source: $runs,
    filter: (runs, run) => runs.get(keyOf(run.params)) === run,
    fn: (_, { params }) => params,
  });

  $runs
    .on(scheduled, (runs, run) => new Map(runs).set(keyOf(run.params), run))
    .on(fired, (runs, params) => {
      const next = new Map(runs);
      next.delete(keyOf(params));
      return next;
    })
    .on(cancelled, () => new Map());

  return { started, cancelled, fired };
}
