import { createEffect, sample } from 'effector';
import { createBatchJob } from './batch-job';
import type { EntityId, Failure } from '../http';

/**
 * A batch job that makes the calls itself.
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
  const { itemStarted, itemSettled, ...job } = createBatchJob<Item>(options);
  const runFx = createEffect<Item, Result, Failure>(async (item) => await options.run(item));
  sample({ clock: itemStarted, target: runFx });
  sample({
    clock: runFx.finally,
    fn: (end) => ({ key: options.keyOf(end.params), failure: end.status === 'done' ? null : end.error }),
    target: itemSettled,
  });
  return { ...job, runFx };
}
