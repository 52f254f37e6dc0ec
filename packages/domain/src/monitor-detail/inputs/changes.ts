import { combine, createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../../shared/http';
import { discardRequested, page } from '../page';
import { $inFlight, updated } from './calls';
import type { MonitorInput } from './contract';
import { $savedInputs, inputDeleted } from './list';
import { declined } from './question';

/** Changed inputs, each whole. The list shows them at once; the queue saves them together. */
export const inputsChanged = createEvent<readonly MonitorInput[]>();
/** Sends all changes now, including declined duplicates. */
export const saveRequested = createEvent();
export const discarded = createEvent();
/** The inputs with a pending delete; their changes wait. */
export const deletingChanged = createEvent<ReadonlySet<EntityId>>();

const isSame = (a: MonitorInput | undefined, b: MonitorInput): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

// A change back to the saved value leaves the queue.
const compared = sample({
  clock: inputsChanged,
  source: { saved: $savedInputs, inFlight: $inFlight },
  fn: ({ saved, inFlight }, inputs) => {
    const wanted = new Set(inputs.map(({ id }) => id));
    const current = new Map(saved.filter(({ id }) => wanted.has(id)).map((input) => [input.id, input]));
    return inputs.map((input) => ({
      input,
      isReverted: !inFlight.has(input.id) && isSame(current.get(input.id), input),
    }));
  },
});

/** Changed inputs that are not saved. */
export const $queued = createStore<ReadonlyMap<EntityId, MonitorInput>>(new Map())
  .on(compared, (queued, changes) => {
    const next = new Map(queued);
    for (const { input, isReverted } of changes) {
      if (isReverted) next.delete(input.id);
      else next.set(input.id, input);
    }
    return next;
  })
  .on(updated, (queued, inputs) => {
    const next = new Map(queued);
    for (const input of inputs) if (next.get(input.id) === input) next.delete(input.id);
    return next;
  })
  .on(inputDeleted, (queued, id) =>
    queued.has(id) ? new Map([...queued].filter(([other]) => other !== id)) : queued,
  )
  .on([page.started, discarded, discardRequested], () => new Map());

/** Declined duplicates wait for Save, so that the question does not repeat on its own. */
const $declinedDuplicates = createStore<ReadonlySet<EntityId>>(new Set())
  .on(declined, (ids, question) =>
    question.kind === 'update' ? new Set([...ids, ...question.inputs.map(({ id }) => id)]) : ids,
  )
  .on(inputsChanged, (ids, inputs) => {
    const changed = new Set(inputs.map(({ id }) => id));
    return new Set([...ids].filter((id) => !changed.has(id)));
  })
  .on([page.started, saveRequested, discarded, discardRequested], () => new Set());
export const $hasDeclinedDuplicates = $declinedDuplicates.map(({ size }) => size > 0);

const $deleting = createStore<ReadonlySet<EntityId>>(new Set()).on(deletingChanged, (_, ids) => ids);

const $unsaved = combine($queued, $deleting, (queued, deleting) =>
  [...queued.values()].filter(({ id }) => !deleting.has(id)),
);
export const $queuedCount = $unsaved.map(({ length }) => length);
/** The changes that the next update sends. */
export const $ready = combine($unsaved, $declinedDuplicates, (unsaved, declinedDuplicates) =>
  unsaved.filter(({ id }) => !declinedDuplicates.has(id)),
);
