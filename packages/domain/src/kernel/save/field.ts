import { createEvent, createStore, sample } from 'effector';
import type { Failure } from '../http';
import { createKeyedQueue } from './keyed-queue';

/** One save of a field. */
export interface FieldSave<Value> {
  /** The id of the entity that it belongs to. */
  readonly owner: string;
  readonly value: Value;
  /** The value before the change. */
  readonly base: Value;
  /** See `Edit`. */
  readonly tried?: readonly Value[] | undefined;
}

/** What a field is at. */
export interface FieldState<Value> {
  readonly owner: string | null;
  /** The last change, or the loaded value. */
  readonly chosen: Value;
  readonly shown: Value;
  /** The last value that the server is known to have. */
  readonly confirmed: Value;
  /** Of the last change; `idle` before the first. */
  readonly phase: 'idle' | 'saving' | 'saved' | 'failed';
}

/**
 * A field that saves itself on change. The UI shows the change at once; saves are serial, and the last change
 * wins. A save may outlive its page: its result is ignored once the field belongs to another owner.
 *
 * Use it for a single setting. For a form with a Save button use `createEditor`, for the items of a list
 * `createKeyedQueue`.
 *
 * @param options.save sends a value; it fails with a `Failure`.
 * @param options.writtenOf the value that the server has after a save, if it may differ from the sent one.
 * @param options.shownAs the displayed form of a value; the value itself by default.
 * @param options.revertsOnFailure whether a failed save restores the server's value.
 */
export function createField<Value, Result = unknown>(options: {
  readonly initial: Value;
  readonly save: (save: FieldSave<Value>) => Promise<Result>;
  readonly writtenOf?: (result: Result) => Value;
  readonly shownAs?: (value: Value) => Value;
  readonly isSame?: (a: Value, b: Value) => boolean;
  readonly revertsOnFailure?: boolean;
}) {
  const { initial, shownAs = (value) => value, writtenOf, isSame = Object.is, revertsOnFailure } = options;

  /** Sets the server's value, and the owner. */
  const loaded = createEvent<Pick<FieldSave<Value>, 'owner' | 'value'>>();
  /** Changes and saves the value over an earlier one: what the server has instead is asked about. Ignored if it is the same. */
  const changedFrom = createEvent<{ readonly value: Value; readonly base: Value | null }>();
  /** The same over the value of the field. */
  const changed = changedFrom.prepend((value: Value) => ({ value, base: null }));
  const retried = createEvent();
  const discarded = createEvent();

  const saves = createKeyedQueue<FieldSave<Value>, Result>({
    keyOf: ({ owner }) => owner,
    run: options.save,
    follow: ({ next }, save) => (next === null ? save : { ...save, base: next.base, tried: next.tried }),
    rebase: (next, failed) => ({
      ...next,
      base: failed.base,
      tried: [...(failed.tried ?? []), failed.value],
    }),
  });

  const known = (owner: string | null, value: Value): FieldState<Value> => ({
    owner,
    chosen: value,
    shown: value,
    confirmed: value,
    phase: 'idle',
  });
  const $field = createStore(known(null, initial));

  sample({ clock: retried, source: $field, fn: ({ chosen }) => chosen, target: changed });
  const sent = sample({
    clock: changedFrom,
    source: $field,
    filter: ({ owner, phase, chosen }, { value }) =>
      owner !== null && (phase === 'failed' || !isSame(chosen, value)),
    fn: ({ owner, phase, chosen, confirmed }, { value, base }): FieldSave<Value> => ({
      owner: owner ?? '',
      value,
      base: base ?? (phase === 'failed' ? confirmed : chosen),
    }),
  });
  sample({ clock: sent, target: saves.requested });

  const valueAfter = ({ value }: FieldSave<Value>, result: Result | null): Value =>
    writtenOf === undefined || result === null ? value : writtenOf(result);

  $field
    .on(loaded, (_, { owner, value }) => known(owner, value))
    .on(sent, (field, { value }) => ({ ...field, chosen: value, shown: shownAs(value), phase: 'saving' }))
    .on(discarded, (field) => (field.phase === 'failed' ? known(field.owner, field.confirmed) : field))
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
  /** The last pending save has succeeded. */
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
    /** With the last change, saved or not, and the last value that the server is known to have. */
    $field,
    $value: $field.map(({ shown }) => shown, { skipVoid: false }),
    $phase: $field.map(({ phase }) => phase),
    loaded,
    changed,
    changedFrom,
    retried,
    discarded,
    saved,
    failed,
  };
}
