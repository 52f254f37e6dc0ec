import { attach, createEffect, createEvent, createStore, sample, type Effect, type Store } from 'effector';
import { withEntry } from '../entries';
import { takeLock, timeNow } from '../ports';
import { makeCall, type AnswerOf, type CallInput, type Contract, type Failure } from '../http';
import { askAboutConflict, type Conflict } from './conflict';
import {
  $freshness,
  $readings,
  $touched,
  resourceDoubted,
  resourceReread,
  resourceWritten,
  STALE_AFTER_MS,
  writeBegun,
  type Doubt,
} from './freshness';
import { isSame, mergeFields, type Merge } from './merge';
import { acted, actOf, type Edit, type Resource } from './resource';

/** Milliseconds until a background read times out; the write is then sent without a merge. */
const QUIET_READ_MS = 5_000;

/** Makes the call that reads before a write. */
export const readQuietly = <C extends Contract>(contract: C, input: CallInput<C>): Promise<AnswerOf<C>> =>
  makeCall<C>({ ...contract, timeoutMs: QUIET_READ_MS }, input);

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

/** A successful save with the written value, and the edit over what the server had. */
export interface Saved<Op, Value> {
  readonly op: Op;
  readonly value: Value;
  readonly edit: Edit<Value>;
}

/** An edit to save of any resource, and who saves it. What belongs together came in one call. */
export interface AnySaving {
  readonly resource: Resource<object, unknown>;
  readonly op: Edit<object>;
  /** Whose save it is: that of a page, or the jobs'. */
  readonly by: object;
  readonly known: unknown;
  /** The moment when `known` was read; see `takeRead`. */
  readonly since?: number;
  readonly editOf?: ((op: Edit<object>, current: object) => Edit<object>) | undefined;
  /** A job: when what it knows was read, without which it is read first. A read that fails is then the save's failure. */
  readonly job?: { readonly readAt: number | null };
}

const readFx = attach({
  source: { touched: $touched, freshness: $freshness },
  effect: async ({ touched, freshness }, { resource, op }: AnySaving) => ({
    known: await resource.read(op),
    since: touched.moment,
    doubt: freshness.get(resource.keyOf(op))?.doubt ?? null,
  }),
});

/** A write goes to the server: the object that it replaces, as the resource names it, and its value. */
const writeSent = createEvent<{ readonly object: string; readonly value: object }>();
/** What was sent of each object since its last successful save: the server may have it, whatever was answered. */
const $unanswered = createStore<ReadonlyMap<string, readonly object[]>>(new Map()).on(
  writeSent,
  (all, { object, value }) => withEntry(all, object, [...(all.get(object) ?? []), value]),
);
const objectIn = ({ resource, op }: AnySaving): string => (resource.objectOf ?? resource.keyOf)(op);

/** What this tab's pages know of each resource, what they are reading, and what was sent without success. */
const tabFx = attach({
  source: { freshness: $freshness, readings: $readings, unanswered: $unanswered },
  effect: (tab) => tab,
});

/**
 * What was sent before, as tried values of an edit that did not follow from it: where the person edits a field again, the
 * server may have theirs. The other fields are as the server has them. Rows say by themselves what was tried.
 */
function triedBefore({ base, mine }: Edit<object>, sent: readonly object[] = []): readonly object[] {
  if (Array.isArray(base)) return [];
  const edited = new Map(Object.entries(mine));
  const rest = Object.fromEntries(
    Object.entries(base).filter(([key, value]) => isSame(value, edited.get(key))),
  );
  return sent.map((value) => ({ ...value, ...rest }));
}

/** A save has read what the server has before it writes. */
export const readFirst = createEvent<AnySaving & { readonly readAt: number }>();

/** What a person has answered of a save, which a job may make again after a failure. */
const answers = new WeakMap<object, Edit<object>>();

/** Reads if it has to, merges, asks on a conflict, and sends; see `createSave`. */
export const saveFx = createEffect<
  AnySaving,
  Saved<object, object> & {
    /** When it has read before it wrote, and what was doubted then. */
    readonly reread: { readonly at: number; readonly doubt: Doubt | null } | null;
    readonly known: unknown;
  },
  Failure
>(async (saving) => {
  const { resource, op, job, editOf } = saving;
  const key = resource.keyOf(op);
  const { withWire = (value: object) => value } = resource;
  const object = objectIn(saving);
  const { freshness, readings } = await tabFx();
  let { known } = saving;
  let { readAt } = job ?? { readAt: freshness.get(key)?.readAt ?? null };
  let reread: { at: number; doubt: Doubt | null } | null = null;
  /** The person's answer, over what they were asked about. */
  let resolved = answers.get(op) ?? null;
  for (;;) {
    const lock = await takeLock({ name: key, object });
    let merge: Merge<object>;
    let theirs: object;
    try {
      const now = await timeNow();
      const isStale = lock.hasWaited || readAt === null || now - readAt > STALE_AFTER_MS;
      // What is known may be of another object: that of the page which is open now.
      if (isStale || resource.find(known, op) === null) {
        // Resources of one key are read by the same call.
        const reading = readings?.get(key) ?? readFx(saving);
        readings?.set(key, reading);
        try {
          const read = await reading;
          known = read.known;
          reread = { at: now, doubt: read.doubt };
          readFirst({ ...saving, ...read, readAt: now });
        } catch (failure) {
          // A page falls back to what it knows, since Save must work while reads fail, unless another write may have changed that.
          // A job tells the person instead.
          if (job || lock.hasWaited || (await tabFx()).freshness.get(key)?.doubt) throw failure;
        } finally {
          if (readings?.get(key) === reading) readings.delete(key);
        }
      }
      const current = resource.find(known, op);
      const tried = [...(op.tried ?? []), ...triedBefore(op, (await tabFx()).unanswered.get(object))];
      const edit = resolved ?? (current === null ? op : (editOf?.({ ...op, tried }, current) ?? op));
      theirs = current ?? edit.base;
      merge =
        resource.merge?.({ ...edit, tried }, theirs) ??
        mergeFields(edit.base, edit.mine, theirs, resource.fieldsOf(edit.mine), tried);
      if (merge.conflicts.length === 0) {
        const value = withWire(merge.value, theirs);
        writeBegun(key);
        writeSent({ object, value: merge.value });
        await resource.save(value, op, theirs);
        return { op, value, reread, known, edit };
      }
    } finally {
      lock.release();
    }
    // Without the lock: other tabs do not wait for a person.
    const answer = await askAboutConflict(conflictOf(resource.subjectOf(op), merge));
    if (answer === null) throw { kind: 'declined', call: resource.name } satisfies Failure;
    resolved = { base: theirs, mine: merge.resolve(answer) };
    answers.set(op, resolved);
    readAt = null;
  }
});
$unanswered.on(saveFx.done, (all, { params }) => withEntry(all, objectIn(params), null));
/** The resource that was saved. */
export const keyIn = ({ params: { resource, op } }: { readonly params: AnySaving }): string =>
  resource.keyOf(op);
// After the write, because after a failed one this tab's data is still stale; as it is if something is in doubt since.
sample({
  clock: saveFx.done,
  source: $freshness,
  filter: (all, { params, result: { reread } }) =>
    params.job === undefined &&
    reread !== null &&
    (all.get(keyIn({ params }))?.doubt ?? null) === reread.doubt,
  fn: (_, { params, result }) => ({ key: keyIn({ params }), at: result.reread?.at ?? 0 }),
  target: resourceReread,
});
sample({
  clock: saveFx.done,
  filter: ({ params }) => params.job === undefined,
  fn: keyIn,
  target: resourceWritten,
});
sample({
  clock: saveFx.fail,
  filter: ({ error }) => error.kind === 'network' || error.kind === 'timeout',
  fn: keyIn,
  target: resourceDoubted,
});

/** A job tells what it did as one, also one whose writes are in the queue of a page. */
const isOfJob = ({ job, op }: AnySaving): boolean => job !== undefined || ('by' in op && op.by === 'job');
sample({
  clock: saveFx.done,
  // What has no fields is not edited.
  filter: ({ params }) => !isOfJob(params) && params.resource.fieldsOf(params.op.mine).length > 0,
  fn: ({ params: { resource, op }, result: { edit } }) => actOf('edited', resource, { ...op, ...edit }),
  target: acted,
});

/**
 * Saves an edit of a resource, which replaces more than the person edited, without overwriting changes from elsewhere. If
 * this tab's data is stale (`STALE_AFTER_MS`, a hidden tab, a write by another tab or by a job), it is read again in the
 * background; a failed read neither stops the write nor logs out. Only edited fields are written; a field that both
 * sides changed opens the conflict dialog. Writes that need the same read at the same time share it. Tabs of one browser
 * read and write a resource one after the other, and the pages and jobs of a tab an object.
 *
 * @param options.$known the last known value; the feature updates it after a write.
 * @param options.editOf adapts the edit to the current value: a relative edit, such as adding a month.
 * @returns `saveFx` fails with the write's failure, or with `declined` if the person keeps editing.
 * `refreshed` emits what a background read returned, with the moment when it began.
 */
export function createSave<
  Value extends object,
  Known,
  Target extends object,
  Op extends Target & Edit<Value> = Target & Edit<Value>,
>(
  resource: Resource<Value, Known, Target>,
  options: {
    readonly $known: Store<Known>;
    readonly editOf?: (op: Op, current: Value) => Edit<Value>;
  },
) {
  const by = {};
  const { editOf, $known } = options;
  const ofPageFx = attach({
    source: $known,
    mapParams: (op: Op, known) => ({ resource, op, by, editOf, known }) as unknown as AnySaving,
    effect: saveFx,
  });
  const refreshed = sample({
    clock: readFirst,
    filter: (saving) => saving.by === by,
    fn: ({ op, since = 0, known }) => ({ op: op as Op, since, known: known as Known }),
  });
  return { saveFx: ofPageFx as unknown as Effect<Op, Saved<Op, Value>, Failure>, refreshed };
}
