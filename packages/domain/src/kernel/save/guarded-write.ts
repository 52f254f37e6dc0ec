import { attach, createEffect, createStore, sample, type Effect, type Event, type Store } from 'effector';
import { lockFx, nowFx } from '../ports';
import { makeCall, type AnswerOf, type CallInput, type Contract, type Failure } from '../http';
import { askAboutConflictFx, type Conflict } from './conflict';
import {
  $readAt,
  $readings,
  resourceDoubted,
  resourceRead,
  resourceWritten,
  STALE_AFTER_MS,
} from './freshness';
import { mergeFields, resolveConflicts, type Field, type Merge } from './merge';

/** Milliseconds until a background read times out; the write is then sent without a merge. */
const QUIET_READ_MS = 5_000;

/** Makes the call that reads before a write. */
export const readQuietly = <C extends Contract>(contract: C, input: CallInput<C>): Promise<AnswerOf<C>> =>
  makeCall<C>({ ...contract, timeoutMs: QUIET_READ_MS }, input);

/** An edit: `base` is the value before it, `mine` the value after it. */
export interface Edit<Value> {
  readonly base: Value;
  readonly mine: Value;
  /** What failed writes before it sent: the server may have it all the same. */
  readonly tried?: readonly Value[] | undefined;
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
      const { key, label, secret, textOf = plainText } = field;
      return { key, label, isSecret: secret !== undefined, mine: textOf(mine), theirs: textOf(theirs) };
    }),
  };
}

/**
 * What the server has, and how it is read and saved. `Target` says which one of several it is: a monitor's uuid.
 *
 * Its calls are effects that nothing else listens to, so that a background read changes no page.
 */
export interface Resource<Value extends object, Known, Target extends object = object> {
  /** The declared name of the call that saves. */
  readonly name: string;
  /** By which tabs notify each other: “redirects”, “webhooks/<uuid>”. */
  readonly keyOf: (target: Target) => string;
  /** The object that a save replaces, in the resource: writes of one follow each other. By default the whole resource. */
  readonly objectOf?: (edit: Target & Edit<Value>) => string;
  readonly read: (target: Target) => Promise<Known>;
  /** Picks the value from what was read; `null` if it was deleted, and an edit is then sent as it is. */
  readonly find: (known: Known, edit: Target & Edit<Value>) => Value | null;
  readonly fieldsOf: (value: Value) => readonly Field[];
  /** The value's name in the conflict dialog: “the redirect “Dunk””. */
  readonly subjectOf: (edit: Target & Edit<Value>) => string;
  /** Restores the wire form of list items that are also in `current`. */
  readonly withWire?: (value: Value, current: Value, target: Target) => Value;
  readonly save: (value: Value, target: Target) => Promise<unknown>;
}

/**
 * Guards the save of a resource, which replaces more than the person edited, against overwriting changes from
 * elsewhere. If this tab's data is stale (`STALE_AFTER_MS`, a hidden tab, a write by another tab), it is read again in
 * the background; a failed read neither stops the write nor logs out. Only edited fields are written; a field that both
 * sides changed opens the conflict dialog. Writes that need the same read at the same time share it. Tabs of one browser
 * read and write a resource one after the other, and the pages and jobs of a tab an object.
 *
 * @param options.$known the last known value; the feature updates it after a write.
 * @param options.$moment counts the writes of the list's rows, where a read is merged into a list (`takeRead`).
 * @param options.lockOf the name of the resource among tabs, by default its key.
 * @param options.requiresRead whether a failed background read fails the write, for a job that reports it.
 * @param options.editOf adapts the edit to the current value: a relative edit, such as adding a month.
 * @returns `writeFx` fails with the write's failure, or with `declined` if the person keeps editing.
 * `refreshed` emits what a background read returned, with the moment when it began.
 */
export function createGuardedWrite<
  Value extends object,
  Known,
  Target extends object,
  Op extends Target & Edit<Value> = Target & Edit<Value>,
>(
  resource: Resource<Value, Known, Target>,
  options: {
    readonly $known: Store<Known>;
    readonly $moment?: Store<number>;
    readonly lockOf?: (target: Target) => string;
    readonly requiresRead?: boolean;
    readonly editOf?: (op: Op, current: Value) => Edit<Value>;
  },
): {
  readonly writeFx: Effect<Op, Written<Op, Value>, Failure>;
  readonly refreshed: Event<{ readonly op: Op; readonly since: number; readonly known: Known }>;
} {
  const { name, keyOf, find, withWire = (value: Value) => value } = resource;
  const { lockOf = keyOf } = options;
  const { objectOf = lockOf } = resource;

  const readFx = attach({
    source: options.$moment ?? createStore(0),
    effect: async (since: number, op: Op) => ({ since, known: await resource.read(op) }),
  });
  const refreshed = sample({ clock: readFx.done, fn: ({ params: op, result }) => ({ op, ...result }) });

  const guardFx = createEffect<
    {
      readonly op: Op;
      readonly known: Known;
      readonly readAt: number | undefined;
      readonly readings: Map<string, Promise<unknown>> | null;
    },
    Written<Op, Value>,
    Failure
  >(async ({ op, readings, ...last }) => {
    let { known, readAt } = last;
    let isReread = false;
    /** The person's answer, over what they were asked about. */
    let resolved: Edit<Value> | null = null;
    for (;;) {
      const lock = await lockFx({ name: lockOf(op), object: objectOf(op) });
      let merge: Merge<Value>;
      let theirs: Value;
      try {
        const now = await nowFx();
        if (lock.hasWaited || readAt === undefined || now - readAt > STALE_AFTER_MS) {
          const key = keyOf(op);
          const reading = readings?.get(key) ?? readFx(op);
          readings?.set(key, reading);
          try {
            // Resources of one key are read by the same call.
            ({ known } = (await reading) as { readonly known: Known });
            isReread = true;
          } catch (failure) {
            if (options.requiresRead === true) throw failure;
            // Fall back to the known data: Save must work while reads fail.
          } finally {
            if (readings?.get(key) === reading) readings.delete(key);
          }
        }
        const current = find(known, op);
        const edit = resolved ?? (current === null ? op : (options.editOf?.(op, current) ?? op));
        theirs = current ?? edit.base;
        merge = mergeFields(edit.base, edit.mine, theirs, resource.fieldsOf(edit.mine), op.tried);
        if (merge.conflicts.length === 0) {
          const value = withWire(merge.value, theirs, op);
          await resource.save(value, op);
          return { op, value, isReread };
        }
      } finally {
        lock.release();
      }
      // Without the lock: other tabs do not wait for a person.
      const answer = await askAboutConflictFx(conflictOf(resource.subjectOf(op), merge));
      if (answer === null) throw { kind: 'declined', call: name } satisfies Failure;
      resolved = { base: theirs, mine: resolveConflicts(merge, answer) };
      readAt = undefined;
    }
  });

  const writeFx = attach({
    source: {
      known: options.$known,
      readAt: $readAt,
      readings: $readings,
    },
    mapParams: (op: Op, { readAt, ...rest }) => ({ ...rest, op, readAt: readAt.get(keyOf(op)) }),
    effect: guardFx,
  });

  // After the write, because after a failed one this tab's data is still stale.
  sample({
    clock: guardFx.doneData,
    filter: ({ isReread }) => isReread,
    fn: ({ op }) => keyOf(op),
    target: resourceRead,
  });
  sample({ clock: guardFx.doneData, fn: ({ op }) => keyOf(op), target: resourceWritten });
  sample({
    clock: guardFx.fail,
    filter: ({ error }) => error.kind === 'network' || error.kind === 'timeout',
    fn: ({ params: { op } }) => keyOf(op),
    target: resourceDoubted,
  });

  return { writeFx, refreshed };
}
