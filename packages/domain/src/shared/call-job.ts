import { createEffect, sample } from 'effector';
import { createBatchJob } from './batch-job';
import { failureReason } from './failure-reason';
import { statusOf, type EntityId, type Failure } from './http';
import { retryDelayOf } from './retry-after';
import { createTimer } from './timer';

/**
 * A batch job that makes the calls itself. A 429 with a Retry-After pauses the job for that time; a 401 stops it,
 * because all later calls would fail as well.
 *
 * Use it where an item is one call or a few, without a question to the person. Where items go through a queue or a
 * question, use `createBatchJob`.
 *
 * @param options.run the item's calls; it fails with a `Failure`. After a failure it may run again, so it must not
 * repeat what is done.
 */
export function createCallJob<Item, Result>(options: {
  readonly keyOf: (item: Item) => EntityId;
  readonly run: (item: Item) => Promise<Result>;
  readonly concurrency?: number;
  readonly queueOf?: (item: Item) => string;
}) {
  const { keyOf } = options;
  const { itemStarted, itemSettled, itemDelayed, resumed, ...job } = createBatchJob<Item>(options);
  const runFx = createEffect<Item, Result, Failure>(async (item) => await options.run(item));
  sample({ clock: itemStarted, target: runFx });

  const failed = sample({
    clock: runFx.fail,
    fn: ({ params, error }) => ({ key: keyOf(params), failure: error, delayMs: retryDelayOf(error) }),
  });
  const delayed = sample({ clock: failed, filter: ({ delayMs }) => delayMs !== null });
  sample({ clock: delayed, fn: ({ key }) => key, target: itemDelayed });
  const pause = createTimer({ timeoutMs: (delayMs: number) => delayMs });
  sample({ clock: delayed, fn: ({ delayMs }) => delayMs ?? 0, target: pause.started });
  sample({ clock: [job.stop, job.reset], target: pause.cancelled });
  sample({ clock: pause.fired, fn: () => undefined, target: resumed });

  // Before the item settles, which would start the next one.
  sample({
    clock: failed,
    filter: ({ failure }) => statusOf(failure) === 401,
    fn: () => undefined,
    target: job.stop,
  });
  sample({
    clock: [
      sample({ clock: runFx.done, fn: ({ params }) => ({ key: keyOf(params), error: null }) }),
      sample({
        clock: failed,
        filter: ({ delayMs }) => delayMs === null,
        fn: ({ key, failure }) => ({ key, error: failureReason(failure) }),
      }),
    ],
    target: itemSettled,
  });

  return { ...job, runFx };
}
