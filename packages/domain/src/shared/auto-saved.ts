import { createEvent, createStore, sample } from 'effector';
import type { Failure } from './http';
import { createKeyedQueue } from './keyed-queue';

/** What a field holds: `owner` is the id of the thing that the field belongs to. */
export interface FieldValue<Value> {
  readonly owner: string;
  readonly value: Value;
}

/** One save of a field; `base` is what the person saw when they changed it. */
export interface FieldSave<Value> extends FieldValue<Value> {
  readonly base: Value;
}

/** What became of the last change; `idle` before there was one. */
export type SavePhase = 'idle' | 'saving' | 'saved' | 'failed';

interface Field<Value> {
  readonly owner: string | null;
  /** What was chosen last, or loaded. */
  readonly chosen: Value;
  readonly shown: Value;
  /** What the server is known to have, as it is shown. */
  readonly confirmed: Value;
  readonly phase: SavePhase;
}

/**
 * A field that saves itself when it changes. The change shows at once; of rapid changes none overtakes
 * another on its way, and the last one wins. A save outlives its page: what it says of a field that is
 * not shown any more changes nothing here.
 *
 * @param options.save sends a value; it fails with a `Failure`.
 * @param options.writtenOf what the server has after a save, where that may differ from what was sent.
 * @param options.initial what is shown before anything is loaded.
 * @param options.shownAs what a value that was chosen is shown as; itself, unless said otherwise.
 * @param options.revertsOnFailure whether a save that failed puts back what the server has.
 */
export function createAutoSaved<Value, Result = unknown>(options: {
  readonly initial: Value;
  readonly save: (save: FieldSave<Value>) => Promise<Result>;
  readonly writtenOf?: (result: Result) => Value;
  readonly shownAs?: (value: Value) => Value;
  readonly isSame?: (a: Value, b: Value) => boolean;
  readonly revertsOnFailure?: boolean;
}) {
  const {
    initial,
    shownAs = (value: Value) => value,
    writtenOf,
    isSame = Object.is,
    revertsOnFailure = false,
  } = options;

  /** What the server says; also takes the field over to another owner. */
  const loaded = createEvent<FieldValue<Value>>();
  /** A choice. Nothing is saved when it says what was chosen before. */
  const changed = createEvent<Value>();
  /** Sends the last choice again, after it failed. */
  const retried = createEvent();
  /** A choice that failed is given up: what the server has is back. */
  const discarded = createEvent();

  const saves = createKeyedQueue<FieldSave<Value>, Result>({
    keyOf: ({ owner }) => owner,
    run: options.save,
    follow: ({ next }, save) => (next === null ? save : { ...save, base: next.base }),
    rebase: (next, failed) => ({ ...next, base: failed.base }),
  });

  const nothing: Field<Value> = {
    owner: null,
    chosen: initial,
    shown: initial,
    confirmed: initial,
    phase: 'idle',
  };
  const $field = createStore(nothing);

  const sent = sample({
    clock: [
      sample({
        clock: changed,
        source: $field,
        fn: (field, value) => ({ field, value, isWanted: !isSame(field.chosen, value) }),
      }),
      sample({
        clock: retried,
        source: $field,
        fn: (field) => ({ field, value: field.chosen, isWanted: false }),
      }),
    ],
    filter: ({ field, isWanted }) => field.owner !== null && (isWanted || field.phase === 'failed'),
    fn: ({ field, value }): FieldSave<Value> => ({
      owner: field.owner ?? '',
      value,
      base: field.phase === 'failed' ? field.confirmed : field.chosen,
    }),
  });
  sample({ clock: sent, target: saves.requested });

  /** What a save that succeeded has made of the field on the server. */
  const valueAfter = ({ value }: FieldSave<Value>, result: Result | null): Value =>
    writtenOf === undefined || result === null ? value : writtenOf(result);

  $field
    .on(loaded, (_, { owner, value }) => ({
      owner,
      chosen: value,
      shown: value,
      confirmed: value,
      phase: 'idle',
    }))
    .on(sent, (field, { value }) => ({ ...field, chosen: value, shown: shownAs(value), phase: 'saving' }))
    .on(discarded, (field) =>
      field.phase === 'failed'
        ? { ...field, chosen: field.confirmed, shown: field.confirmed, phase: 'idle' }
        : field,
    )
    .on(saves.settled, (field, { op, next, failure, result }) => {
      if (op.owner !== field.owner) return field;
      const written = valueAfter(op, result);
      const confirmed = failure === null ? shownAs(written) : field.confirmed;
      if (next !== null) return { ...field, confirmed };
      if (failure === null) {
        return written === op.value
          ? { ...field, confirmed, phase: 'saved' }
          : { ...field, chosen: written, shown: confirmed, confirmed, phase: 'saved' };
      }
      return { ...field, confirmed, phase: 'failed', shown: revertsOnFailure ? confirmed : field.shown };
    });

  const ended = sample({ clock: saves.settled, filter: ({ next }) => next === null });
  /** The last word on a field has been saved. */
  const saved = sample({
    clock: ended,
    filter: ({ failure }) => failure === null,
    fn: ({ op, result }) => ({ ...op, written: valueAfter(op, result) }),
  });
  const failed = sample({
    clock: ended,
    filter: ({ failure }) => failure !== null,
    fn: ({ op, failure }) => ({ ...op, failure: failure as Failure }),
  });

  return {
    /** What is shown. */
    $value: $field.map(({ shown }) => shown, { skipVoid: false }),
    /** What was chosen last, whether it was saved or not. */
    $chosen: $field.map(({ chosen }) => chosen, { skipVoid: false }),
    /** What the server is known to have. */
    $confirmed: $field.map(({ confirmed }) => confirmed, { skipVoid: false }),
    /** Whose field it is, with what the server is known to have. */
    $known: $field.map(({ owner, confirmed }) => ({ owner, value: confirmed })),
    $phase: $field.map(({ phase }) => phase),
    loaded,
    changed,
    retried,
    discarded,
    saved,
    failed,
  };
}
