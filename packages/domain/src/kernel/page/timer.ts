import { createEvent, createStore, sample } from 'effector';
import { withDelay } from '../ports/ask';

/**
 * A timer that can be cancelled and started over; only its last run fires, with the parameters of its start.
 *
 * Started by one event, it is what happens some time after that; by each of many, it waits for a pause between them; by its
 * own end, it repeats.
 *
 * @param options.timeoutMs milliseconds, or a function of the parameters.
 * @param options.keyOf separates timers that run at the same time; by default there is one.
 */
export function createTimer<Params = void>(options: {
  readonly timeoutMs: number | ((params: Params) => number);
  readonly keyOf?: (params: Params) => string;
}) {
  const { timeoutMs, keyOf = () => '' } = options;
  const started = createEvent<Params>();
  const cancelled = createEvent();

  const scheduled = started.map((params) => ({ params }));
  /** The last run of each key. Earlier runs are ignored. */
  const $runs = createStore<ReadonlyMap<string, { readonly params: Params }>>(new Map());
  const fired = sample({
    clock: withDelay(scheduled, ({ params }) =>
      typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(params),
    ),
    source: $runs,
    filter: (runs, { value: run }) => runs.get(keyOf(run.params)) === run,
    fn: (_, { value }) => value.params,
  });

  $runs
    .on(scheduled, (runs, run) => new Map(runs).set(keyOf(run.params), run))
    .on(fired, (runs, params) => new Map([...runs].filter(([key]) => key !== keyOf(params))))
    .on(cancelled, () => new Map());

  return { started, cancelled, fired };
}
