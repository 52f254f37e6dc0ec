import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../../../kernel/entries';
import { failureReason } from '../../../kernel/http/failure-reason';
import type { Failure } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { withMark, type Entry, type Journals, type Row, type Undo, type UndoPart } from '../entries';
import { $owner, journals, revertBegan, revertEnded } from '../record';
import { $entries } from './own-entries';
import { revertAccountFx } from './revert-account';
import { revertMonitorFx, type MonitorPart } from './revert-monitor';
import { t } from './text.en';

/** The message of a revert (specification 8.12). */
/** Takes an entry back; one of several rows asks first. */
export const revertRequested = createEvent<string>();
export const revertConfirmed = createEvent();
export const revertCancelled = createEvent();

/** A row that can be reverted, with its index in the entry. */
interface Revertible {
  readonly index: number;
  readonly row: Row;
  readonly undo: Undo;
}

/** The rows of an entry that can be reverted in this tab, the last change first. */
export const revertibleRows = ({ rows }: Entry): readonly Revertible[] =>
  rows
    .flatMap((row, index): Revertible[] =>
      row.undo === null || row.isReverted === true ? [] : [{ index, row, undo: row.undo }],
    )
    .toReversed();

const monitorParts: ReadonlySet<UndoPart> = new Set(['webhooks', 'setting', 'input', 'examples', 'access']);
const isMonitorPart = (part: UndoPart): part is MonitorPart => monitorParts.has(part);

/** Changes of inputs of one monitor are written together; everything else row by row. */
function batchesOf(rows: readonly Revertible[]): readonly (readonly Revertible[])[] {
  const batches: Revertible[][] = [];
  for (const one of rows) {
    const last = batches.at(-1);
    const isTogether =
      one.undo.part === 'input' &&
      last?.[0]?.undo.part === 'input' &&
      last[0].undo.owner === one.undo.owner &&
      // Two changes of one input are taken back one after the other.
      last.every(({ undo }) => undo.id !== one.undo.id);
    if (isTogether) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

async function revertBatch([first, ...rest]: readonly Revertible[]): Promise<void> {
  if (first === undefined) return;
  const { part, owner = '' } = first.undo;
  if (isMonitorPart(part))
    await revertMonitorFx({
      part,
      uuid: owner,
      name: first.row.parent ?? first.row.name,
      undos: [first, ...rest].map(({ undo }) => undo),
    });
  else await revertAccountFx({ undo: first.undo, part });
}

interface Outcome {
  readonly done: readonly number[];
  /** Why the first of the others failed; '' without. */
  readonly reason: string;
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error;

const revertFx = createEffect(async (entry: Entry): Promise<Outcome> => {
  const done: number[] = [];
  let reason = '';
  for (const batch of batchesOf(revertibleRows(entry))) {
    try {
      await revertBatch(batch);
      done.push(...batch.map(({ index }) => index));
    } catch (error) {
      // An undo that was edited by hand cannot be parsed.
      reason ||= isFailure(error) ? failureReason(error) : t('unreadable');
    }
  }
  return { done, reason };
});

const asked = sample({
  clock: revertRequested,
  source: { entries: $entries, isPending: revertFx.pending },
  filter: ({ isPending }) => !isPending,
  fn: ({ entries }, id) => entries.find((entry) => entry.id === id) ?? null,
});

/** The entry of several rows that waits for a confirmation. */
export const $reverted = createStore<Entry | null>(null)
  .on(asked, (_, entry) => (entry !== null && revertibleRows(entry).length > 1 ? entry : null))
  .on(revertCancelled, () => null);

const started = sample({
  clock: [
    sample({ clock: asked, filter: (entry) => entry !== null && revertibleRows(entry).length === 1 }),
    sample({ clock: revertConfirmed, source: $reverted }),
  ],
  filter: (entry): entry is Entry => entry !== null,
});
$reverted.on(started, () => null);
sample({ clock: started, fn: ({ id }) => id, target: revertBegan });
sample({ clock: started, target: revertFx });
sample({ clock: revertFx.finally, target: revertEnded });

/** The entry that is being reverted. */
export const $revertingId = createStore<string | null>(null)
  .on(revertFx, (_, { id }) => id)
  .on(revertFx.finally, () => null);

/** Why the last revert of an entry failed, by its id. */
export const $reasons = createStore<ReadonlyMap<string, string>>(new Map())
  .on(revertFx.done, (reasons, { params: { id }, result: { reason } }) =>
    withEntry(reasons, id, reason || null),
  )
  .on($owner, () => new Map());

const withMarks = (entry: Entry, done: readonly number[]): Entry => ({
  ...entry,
  rows: entry.rows.map((row, index) => (done.includes(index) ? withMark(row) : row)),
});

const withReverted = (all: Journals, owner: string, id: string, done: readonly number[]): Journals => ({
  ...all,
  [owner]: (all[owner] ?? []).map((entry) => (entry.id === id ? withMarks(entry, done) : entry)),
});

sample({
  clock: revertFx.done,
  source: combine({ all: journals.$value, owner: $owner }),
  filter: (_, { result }) => result.done.length > 0,
  fn: ({ all, owner }, { params, result }) => withReverted(all, owner, params.id, result.done),
  target: journals.changed,
});

// A failure is shown beside the entry.
notify({
  done: [
    sample({ clock: revertFx.doneData, filter: ({ reason }) => reason === '' }),
    () => t('changeReverted'),
  ],
});
