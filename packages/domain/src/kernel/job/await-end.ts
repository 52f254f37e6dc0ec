import { createEffect, createStore, sample, type Effect, type Event, type EventCallable } from 'effector';
import type { EntityId, Failure } from '../http';

/**
 * An effect that starts what a queue does, and settles with its end, so that a job can await it.
 *
 * @param options.ended the ends of the queue. The first one with the key counts, because another operation may have replaced
 * the one that was started.
 */
export function awaitEnd<Params extends object>(options: {
  readonly start: EventCallable<Params>;
  readonly keyOf: (params: Params) => EntityId;
  readonly ended: Event<{ readonly key: EntityId; readonly failure: Failure | null }>;
}): Effect<Params, void, Failure> {
  const { start, keyOf, ended } = options;
  const settles = new WeakMap<Params, (failure: Failure | null) => void>();
  const startFx = createEffect<Params, void, Failure>(
    (params) =>
      new Promise((resolve, reject) => {
        settles.set(params, (failure) => (failure === null ? resolve() : reject(failure)));
        start(params);
      }),
  );
  const $started = createStore<readonly Params[]>([])
    .on(startFx, (all, params) => [...all, params])
    .on(startFx.finally, (all, { params }) => all.filter((one) => one !== params));
  sample({
    clock: ended,
    source: $started,
    fn: (all, { key, failure }) => ({ failure, of: all.filter((params) => keyOf(params) === key) }),
    target: createEffect(({ failure, of }: { failure: Failure | null; of: readonly Params[] }) => {
      for (const params of of) settles.get(params)?.(failure);
    }),
  });
  return startFx;
}
