import { attach, createEffect, sample, type Effect, type Event, type Store } from 'effector';
import { nowFx } from '../browser';
import type { Failure } from '../http';
import { askAboutConflictFx, type Conflict } from './conflict';
import { $readAt, resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
import { mergeFields, resolveConflicts, type GuardedField, type Merge } from './merge';

/** Milliseconds that the quiet read may take; after that the write goes out unmerged. */
export const QUIET_READ_MS = 5_000;

/** What a person did: `base` is what they saw, `mine` what they made of it. */
export interface Edit<Value> {
  readonly base: Value;
  readonly mine: Value;
}

/** A write that has succeeded, with the value that went out. */
export interface Written<Op, Value> {
  readonly op: Op;
  readonly value: Value;
  /** Whether the value was merged into data that were read just before. */
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
 * Guards a call that writes a whole object or list, so that it overwrites nothing that was changed
 * elsewhere. Where this tab's data are stale (`STALE_AFTER_MS`, the tab was away, another tab wrote),
 * they are read again first, quietly: a failed read neither stops the write nor logs out. Only what was
 * edited is written over what is there; a field that both sides changed is asked about.
 *
 * Use it for every write that replaces more than the person edited. A write of one field alone
 * (`createAutoSaved` on inputs/update) needs no guard.
 *
 * @param options.name the call's declared name.
 * @param options.resourceOf names what `$known` holds; tabs tell each other by it. Two features that read
 * the same answer into stores of their own have two resources.
 * @param options.$known what the server is known to have; takes up what was written.
 * @param options.read the same GET again, by an effect that no other feature listens to.
 * @param options.currentOf the thing in what was read; `null` where it is gone, and the edit goes out as it is.
 * @param options.editOf the edit. `current` is for edits that are relative, such as one month more.
 * @param options.subjectOf names the thing in the conflict dialog.
 * @param options.withWire gives a merged list the wire form of what it has in common with `current`.
 * @returns `writeFx` fails with the write's own failure, or with `declined` where the person chose to
 * keep editing. `refreshed` hands out what a quiet read brought, for the feature's own store.
 */
export function createGuardedWrite<Op, Known, Value extends object>(options: {
  readonly name: string;
  readonly resourceOf: (op: Op) => string;
  readonly $known: Store<Known>;
  readonly read: (op: Op) => Promise<Known>;
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
      } catch {
        // Writing over what is known is what a person expects of Save while a read fails.
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

  // Not as soon as it was read: where the write then fails, what this tab knows is as old as before.
  sample({
    clock: guardFx.doneData,
    filter: ({ isReread }) => isReread,
    fn: ({ op }) => resourceOf(op),
    target: resourceRead,
  });
  sample({ clock: guardFx.doneData, fn: ({ op }) => resourceOf(op), target: resourceWritten });

  return { writeFx, refreshed };
}
