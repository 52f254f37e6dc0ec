import { createStore, sample, type EventCallable, type Unit } from 'effector';
import type { Failure } from '../http';
import { offersEnded, retryOffered, toastActed } from './index';

/**
 * Offers in Activity to make a failed call again.
 *
 * @param options.ended the call was made again or its page closed.
 * @param options.target makes the call again. Several owners of one call all do, and ignore it where nothing failed.
 */
export function offerRetry(options: {
  readonly failed: Unit<Failure>;
  readonly ended: Unit<unknown>[];
  readonly target: EventCallable<void>;
}): void {
  const $id = createStore<string | null>(null);
  const offered = sample({
    clock: options.failed,
    filter: ({ kind }) => kind !== 'aborted' && kind !== 'declined',
    fn: ({ call }) => ({ call, id: `retry:${call}` }),
  });
  const ended = sample({ clock: options.ended, source: $id, filter: Boolean, fn: (id) => [id] });
  $id.on(offered, (_, { id }) => id).on(ended, () => null);
  sample({ clock: offered, target: retryOffered });
  sample({ clock: ended, target: offersEnded });
  sample({
    clock: toastActed,
    source: $id,
    filter: (id, acted) => id === acted,
    target: options.target,
  });
}
