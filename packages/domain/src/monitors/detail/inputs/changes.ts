import { dequal } from 'dequal/lite';
import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../../../kernel/entries';
import type { Edit } from '../../../kernel/save';
import type { EntityId } from '../../../kernel/http';
import { discardRequested, page } from '../page';
import { $inFlight, updated } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $savedInputs, inputDeleted } from './list';

/** Changed inputs, each whole. The list shows them at once; the queue saves them together. */
export const inputsChanged = createEvent<readonly MonitorInput[]>();
/** Sends all changes now, including those that are paused. */
export const saveRequested = createEvent();
export const discarded = createEvent();
/** Restarts the debounce of the queue without a change. */
export const queueDelayed = createEvent();
/** The person declined to send these changes, or stopped the job: they wait for Save, so that no question repeats. */
export const changesPaused = createEvent<ReadonlyArray<Edit<MonitorInput>>>();

type Edits = ReadonlyMap<EntityId, Edit<MonitorInput>>;

const isSame = (a: MonitorInput | undefined, b: MonitorInput): boolean => a !== undefined && dequal(a, b);

// A change back to the saved value leaves the queue.
const compared = sample({
  clock: inputsChanged,
  source: { saved: $savedInputs, inFlight: $inFlight },
  fn: ({ saved, inFlight }, inputs) => {
    const wanted = new Set(inputs.map(({ id }) => id));
    const current = new Map(saved.filter(({ id }) => wanted.has(id)).map((input) => [input.id, input]));
    return inputs.map((mine) => {
      const base = current.get(mine.id);
      return { base: base ?? mine, mine, isReverted: !inFlight.has(mine.id) && isSame(base, mine) };
    });
  },
});

/** Changed inputs that are not saved, each with the input that its change started from. */
export const $queued = createStore<Edits>(new Map())
  .on(compared, (queued, changes) => {
    const next = new Map(queued);
    for (const { base, mine, isReverted } of changes) {
      if (isReverted) next.delete(mine.id);
      else next.set(mine.id, { base: next.get(mine.id)?.base ?? base, mine });
    }
    return next;
  })
  .on(updated, (queued, { edits }) => {
    const next = new Map(queued);
    for (const { mine: sent } of edits) {
      const mine = next.get(sent.id)?.mine;
      if (mine === sent) next.delete(sent.id);
      // What changed during the update started from what it sent.
      else if (mine !== undefined) next.set(sent.id, { base: sent, mine });
    }
    return next;
  })
  .on(inputDeleted, (edits, id) => withEntry(edits, id, null))
  .on([page.started, discarded, discardRequested], () => new Map());

/** The changes that wait for Save. */
export const $paused = createStore<ReadonlySet<EntityId>>(new Set())
  .on(changesPaused, (ids, edits) => new Set([...ids, ...edits.map(({ mine }) => mine.id)]))
  .on(inputsChanged, (ids, inputs) => {
    const changed = new Set(inputs.map(({ id }) => id));
    return new Set([...ids].filter((id) => !changed.has(id)));
  })
  .on([page.started, saveRequested, discarded, discardRequested], () => new Set());
export const $hasPaused = $paused.map(({ size }) => size > 0);
