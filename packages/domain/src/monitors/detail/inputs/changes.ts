import { dequal } from 'dequal/lite';
import { combine, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../../../kernel/entries';
import type { Edit } from '../../../kernel/save';
import type { EntityId, Failure } from '../../../kernel/http';
import { rebase } from '../../../kernel/save/merge';
import { createKept } from '../../../kernel/save/kept';
import { $savedInputs, $uuid, discardRequested } from '../page';
import { $inFlight, deleteFx, updateFx, type Update } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { inputFields } from '../../../resources/fields';

/** Changed inputs, each whole, and as they were when the person began. The list shows them at once; the queue saves them together. */
export const inputsChanged = createEvent<ReadonlyArray<Edit<MonitorInput>>>();
/** Sends all changes of the open monitor now, including those that are paused. */
export const saveRequested = createEvent();
export const discarded = createEvent();
/** The person declined to send these changes, or stopped the job: they wait for Save, so that no question repeats. */
export const changesPaused = createEvent<Pick<Update, 'uuid' | 'mine'>>();

/** A changed input that is not saved, with the input that its change started from. */
export interface QueuedEdit extends Edit<MonitorInput> {
  /** Whether it waits for Save. */
  readonly isPaused: boolean;
}

type Edits = ReadonlyMap<EntityId, QueuedEdit>;
/** By the uuid of the monitor, whose edits are sent to it whatever page is open. */
type Queue = ReadonlyMap<string, Edits>;

const none: Edits = new Map();
function withEdits(queue: Queue, uuid: string, change: (edits: Map<EntityId, QueuedEdit>) => void): Queue {
  const edits = new Map(queue.get(uuid));
  change(edits);
  return withEntry(queue, uuid, edits.size === 0 ? null : edits);
}

/** Whether a write may have come to the server all the same. */
const isUnanswered = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

const byId = (inputs: readonly MonitorInput[]) => new Map(inputs.map((input) => [input.id, input]));

const $known = combine({ uuid: $uuid, saved: $savedInputs, inFlight: $inFlight });
const changed = sample({
  clock: inputsChanged,
  source: $known,
  fn: (known, inputs) => ({ ...known, inputs }),
});
/** The changes of a monitor were discarded. */
export const dropped = sample({ clock: [discarded, discardRequested], source: $uuid });

export const $queue = createStore<Queue>(new Map())
  .on(changed, (queue, { uuid, saved, inFlight, inputs }) =>
    withEdits(queue, uuid, (edits) => {
      const current = byId(saved);
      for (const { base, mine } of inputs) {
        const { id } = mine;
        const before = edits.get(id);
        // A change back to the saved value leaves the queue. After an update without an answer the server may have what it sent.
        if (!inFlight.has(id) && before?.tried === undefined && dequal(current.get(id), mine))
          edits.delete(id);
        else edits.set(id, { base, ...before, mine, isPaused: false });
      }
    }),
  )
  .on(updateFx, (queue, { uuid, mine: sent }) =>
    withEdits(queue, uuid, (edits) => {
      for (const mine of sent) {
        const now = edits.get(mine.id);
        // From now on the server may have it, also after a reload.
        if (now?.mine === mine) edits.set(mine.id, { ...now, tried: [...(now.tried ?? []), mine] });
      }
    }),
  )
  .on(updateFx.finally, (queue, end) =>
    withEdits(queue, end.params.uuid, (edits) => {
      const { status, params } = end;
      if (status === 'fail' && isUnanswered(end.error)) return;
      for (const mine of params.mine) {
        const now = edits.get(mine.id);
        // Not one that was made after a discard.
        if (now?.tried?.includes(mine) !== true) continue;
        const tried = now.tried.filter((sent) => sent !== mine);
        if (status === 'fail') edits.set(mine.id, { ...now, tried: tried.length === 0 ? undefined : tried });
        else if (now.mine === mine) edits.delete(mine.id);
        // What changed since it was sent starts from it.
        else edits.set(mine.id, { ...now, base: mine, tried: undefined });
      }
    }),
  )
  .on(deleteFx.done, (queue, { params: { uuid, item } }) =>
    withEdits(queue, uuid, (edits) => edits.delete(item.id)),
  )
  .on(changesPaused, (queue, { uuid, mine }) =>
    withEdits(queue, uuid, (edits) => {
      for (const { id } of mine) {
        const now = edits.get(id);
        if (now !== undefined) edits.set(id, { ...now, isPaused: true });
      }
    }),
  )
  .on(sample({ clock: saveRequested, source: $uuid }), (queue, uuid) =>
    withEdits(queue, uuid, (edits) => {
      for (const [id, edit] of edits) edits.set(id, { ...edit, isPaused: false });
    }),
  )
  .on(dropped, (queue, uuid) => withEntry(queue, uuid, null));

// For a reload and a forced logout. It is not sent before the person has seen it.
const restored = createKept<{ readonly queue: Queue }>({
  kind: 'inputs',
  page: { $isOpen: createStore(true) },
  $id: createStore(''),
  $typed: $queue.map((queue) => (queue.size === 0 ? null : { queue })),
});
const compareSaved = sample({
  clock: [restored, $savedInputs],
  source: $known,
  filter: ({ saved }) => saved.length > 0,
  fn: (known) => known,
});
$queue
  .on(
    restored,
    (_, { queue }) =>
      new Map(
        [...queue].map(([uuid, edits]) => [
          uuid,
          new Map([...edits].map(([id, edit]) => [id, { ...edit, isPaused: true }])),
        ]),
      ),
  )
  // It may have been saved or deleted, or changed elsewhere.
  .on(compareSaved, (queue, { uuid, saved, inFlight }) =>
    withEdits(queue, uuid, (edits) => {
      const current = byId(saved);
      for (const [id, edit] of edits) {
        const now = current.get(id);
        if (inFlight.has(id)) continue;
        if (now === undefined || dequal(now, edit.mine)) edits.delete(id);
        else if (!dequal(now, edit.base)) {
          const base = edit.tried?.some((sent) => dequal(now, sent)) === true ? now : edit.base;
          edits.set(id, { ...edit, ...rebase(base, edit.mine, now, inputFields), tried: undefined });
        }
      }
    }),
  );

/** The queue of the open monitor. */
export const $queued = combine($queue, $uuid, (queue, uuid): Edits => queue.get(uuid) ?? none);
export const $hasPaused = $queued.map((edits) => [...edits.values()].some(({ isPaused }) => isPaused));
