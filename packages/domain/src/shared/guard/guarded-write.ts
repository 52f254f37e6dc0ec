import { attach, createEffect, sample, type Effect, type Event, type Store } from 'effector';
import { nowFx } from '../browser';
import type { Failure } from '../http';
import { askAboutConflictFx, type Conflict } from './conflict';
import { $readAt, resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
import { mergeFields, resolveConflicts, type GuardedField, type Merge } from './merge';

/** Milliseconds until a background read times out; the write is then sent without a merge. */
export const QUIET_READ_MS = 5_000;

/** An edit: `base` is the value before it, `mine` the value after it. */
export interface Edit<Value> {
  readonly base: Value;
  readonly mine: Value;
}

/** A successful write with the written value. */
export interface Written<Op, Value> {
  readonly op: Op;
  readonly value: Value;
  /** Whether the value was merged into data that was read just before. */
  readonly isReread: boolean;
}

const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
};

function conflictOf<Value>(subject: string, { conflicts }: Merge<Value>): Conflict {
  return {
    subject,
    fields: conflicts.map(({ field, mine, theirs }) => {
      const { key, label, isSecret = false, textOf = plainText } = field;
      return { key, label, isSecret, mine: textOf(mine), theirs: textOf(theirs) };
    }),
  };
}

/**
 * Guards a call that writes a whole object or list against overwriting changes from elsewhere. If this tab's
 * data is stale (`STALE_AFTER_MS`, a hidden tab, a write by another tab), it is read again in the background;
 * a failed read neither stops the write nor logs out. Only edited fields are written; a field that both sides
 * changed opens the conflict dialog.
 *
 * Use it for every write that replaces more than the person edited. A write of a single field
 * (`createAutoSaved` on inputs/update) needs no guard.
 *
 * @param options.name the call's declared name.
 * @param options.resourceOf the resource of `$known`, by which tabs notify each other. Features that keep the
 * same answer in separate stores use separate resources.
 * @param options.$known the last known value; the feature updates it after a write.
 * @param options.read the GET as a separate effect, so that no other feature reacts to it.
 * @param options.requiresRead whether a failed background read fails the write, for a job that reports it.
 * @param options.currentOf picks the value from what was read; `null` if it was deleted, and the edit is then
 * sent as it is.
 * @param options.editOf the edit. `current` is for relative edits, such as adding a month.
 * @param options.subjectOf the value's name in the conflict dialog.
 * @param options.withWire restores the wire form of list items that are also in `current`.
 * @returns `writeFx` fails with the write's failure, or with `declined` if the person keeps editing.
 * `refreshed` emits what a background read returned.
 */
export function createGuardedWrite<Op, Known, Value extends object>(options: {
  readonly name: string;
  readonly resourceOf: (op: Op) => string;
  readonly $known: Store<Known>;
  readonly read: (op: Op) => Promise<Known>;
  readonly requiresRead?: boolean;
  readonly currentOf: (known: Known, op: Op) => Value | null;
  readonly editOf: (op: Op, current: Value | null) => Edit<Value>;
  readonly fieldsOf: (op: Op) => readonly GuardedField[];
  readonly subjectOf: (op: Op) => string;
  readonly withWire?: (value: Value, current: Value, op: Op) => Value;
  readonly write: (op: Op, value: Value) => Promise<unknown>;
}): {
  readonly writeFx: Effect<Op, Written<Op, Value>, Failure>;
  readonly refreshed: Event<{ readonly op: Op; readonly known: Known }>;
} {
  const { name, resourceOf, currentOf, editOf, fieldsOf, subjectOf } = options;
  const { withWire = (value: Value) => value } = options;

  const readFx = createEffect(async (op: Op): Promise<Known> => await options.read(op));
  const refreshed = sample({
    clock: readFx.done,
    fn: ({ params, result }) => ({ op: params, known: result }),
  });

  const guardFx = createEffect<
    { readonly op: Op; readonly known: Known; readonly readAt: number | undefined },
    Written<Op, Value>,
    Failure
  >(async ({ op, known, readAt }) => {
    const now = await nowFx();
    let current = currentOf(known, op);
    let isReread = false;
    if (readAt === undefined || now - readAt > STALE_AFTER_MS) {
      try {
        current = currentOf(await readFx(op), op);
        isReread = true;
      } catch (failure) {
        if (options.requiresRead === true) throw failure;
        // Fall back to the known data: Save must work while reads fail.
      }
    }
    const edit = editOf(op, current);
    const merge = mergeFields(edit.base, edit.mine, current ?? edit.base, fieldsOf(op));
    let { value } = merge;
    if (merge.conflicts.length > 0) {
      const answer = await askAboutConflictFx(conflictOf(subjectOf(op), merge));
      if (answer === null) throw { kind: 'declined', call: name } satisfies Failure;
      value = resolveConflicts(merge, answer);
    }
    value = withWire(value, current ?? edit.base, op);
    await options.write(op, value);
    return { op, value, isReread };
  });

  const writeFx = attach({
    source: { known: options.$known, readAt: $readAt },
    mapParams: (op: Op, { known, readAt }) => ({ op, known, readAt: readAt.get(resourceOf(op)) }),
    effect: guardFx,
  });

  // After the write, because after a failed one this tab's data is still stale.
  sample({
    clock: guardFx.doneData,
    filter: ({ isReread }) => isReread,
    fn: ({ op }) => resourceOf(op),
    target: resourceRead,
  });
  sample({ clock: guardFx.doneData, fn: ({ op }) => resourceOf(op), target: resourceWritten });

  return { writeFx, refreshed };
}
