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

interface Run {
  /** The timer that it is of. */
  readonly of: object;
  readonly params: unknown;
  readonly ms: number;
}

// One for all timers: each that had its own would declare it at start.
const begun = createEvent<Run>();
const ended = delay({ source: begun, timeout: ({ ms }) => ms });

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

  const of = {};
  const scheduled = sample({
    clock: started,
    fn: (params): Run => ({
      of,
      params,
      ms: typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(params),
    }),
  });
  /** The last run of each key. Earlier runs are ignored. */
  const $runs = createStore<ReadonlyMap<string, Run>>(new Map());
  const fired = sample({
    clock: ended,
    source: $runs,
    filter: (runs, run) => run.of === of && runs.get(keyOf(run.params as Params)) === run,
    fn: (_, { params }) => params as Params,
  });
  sample({ clock: scheduled, target: begun });

  $runs
    .on(scheduled, (runs, run) => new Map(runs).set(keyOf(run.params as Params), run))
    .on(fired, (runs, params) => new Map([...runs].filter(([key]) => key !== keyOf(params))))
    .on(cancelled, () => new Map());

  return { started, cancelled, fired };
}
