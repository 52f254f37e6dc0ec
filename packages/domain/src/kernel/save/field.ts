import { createEvent, createStore, sample, type EventPayload } from 'effector';
import { createKeyedQueue } from './keyed-queue';

/** One save of a field: `key` says which one of those that belong together. */
export interface FieldSave<Values extends object> {
  readonly key: keyof Values & string;
  /** The id of the entity that they belong to. */
  readonly owner: string;
  readonly value: Values[keyof Values];
  /** The value before the change. */
  readonly base: Values[keyof Values];
  /** See `Edit`. */
  readonly tried?: ReadonlyArray<Values[keyof Values]> | undefined;
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
 * Fields of one entity that save themselves on change, each by a call. The UI shows a change at once; the saves of a field are
 * serial, and its last change wins. A save may outlive its page: its result is ignored once the fields belong to another owner.
 *
 * Use it for single settings. For a form with a Save button use `createEditor`, for the items of a list
 * `createKeyedQueue`.
 *
 * @param options.initial their values before anything is loaded.
 * @param options.save sends a value; it fails with a `Failure`.
 * @param options.writtenOf the value that the server has after a save, if it may differ from the sent one.
 * @param options.shownAs the displayed form of a value; the value itself by default.
 * @param options.reverts the fields whose failed save restores the server's value.
 */
export function createFields<Values extends object, Result = unknown>(options: {
  readonly initial: Values;
  readonly save: (save: FieldSave<Values>) => Promise<Result>;
  readonly writtenOf?: (result: Result) => Values[keyof Values];
  readonly shownAs?: (value: Values[keyof Values], key: keyof Values) => Values[keyof Values];
  readonly isSame?: (a: Values[keyof Values], b: Values[keyof Values]) => boolean;
  readonly reverts?: ReadonlyArray<keyof Values>;
}) {
  type Key = keyof Values & string;
  type Value = Values[keyof Values];
  type Fields = { readonly [Name in keyof Values]: FieldState<Values[Name]> };
  const { initial, shownAs = (value) => value, writtenOf, isSame = Object.is, reverts = [] } = options;

  /** Sets the server's values, and the owner. */
  const loaded = createEvent<{ readonly owner: string; readonly values: Values }>();
  /** Changes and saves the value over an earlier one: what the server has instead is asked about. Ignored if it is the same. */
  const changedFrom = createEvent<{
    readonly key: Key;
    readonly value: Value;
    readonly base: Value | null;
  }>();
  /** The same over the value of the field. */
  const changed = changedFrom.prepend((change: { readonly key: Key; readonly value: Value }) => ({
    ...change,
    base: null,
  }));
  const retried = createEvent<Key>();
  /** What could not be saved is given up. */
  const discarded = createEvent();

  const saves = createKeyedQueue<FieldSave<Values>, Result>({
    keyOf: ({ owner, key }) => `${owner} ${key}`,
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
  const each = (stateOf: (key: Key) => FieldState<Value>): Fields =>
    Object.fromEntries(Object.keys(initial).map((key) => [key, stateOf(key as Key)])) as unknown as Fields;
  const $fields = createStore(each((key) => known(null, initial[key])));

  sample({
    clock: retried,
    source: $fields,
    fn: (fields, key) => ({ key, value: fields[key].chosen }),
    target: changed,
  });
  const sent = sample({
    clock: changedFrom,
    source: $fields,
    filter: (fields, { key, value }) => {
      const { owner, phase, chosen } = fields[key];
      return owner !== null && (phase === 'failed' || !isSame(chosen, value));
    },
    fn: (fields, { key, value, base }): FieldSave<Values> => {
      const { owner, phase, chosen, confirmed } = fields[key];
      return { key, owner: owner ?? '', value, base: base ?? (phase === 'failed' ? confirmed : chosen) };
    },
  });
  sample({ clock: sent, target: saves.requested });

  const valueAfter = ({ value }: FieldSave<Values>, result: Result | null): Value =>
    writtenOf === undefined || result === null ? value : writtenOf(result);
  const settle = (
    field: FieldState<Value>,
    { op, next, failure, result }: EventPayload<typeof saves.settled>,
  ): FieldState<Value> => {
    const written = valueAfter(op, result);
    const confirmed = failure === null ? shownAs(written, op.key) : field.confirmed;
    if (next !== null) return { ...field, confirmed };
    if (failure !== null)
      return {
        ...field,
        confirmed,
        phase: 'failed',
        shown: reverts.includes(op.key) ? confirmed : field.shown,
      };
    return written === op.value
      ? { ...field, confirmed, phase: 'saved' }
      : { ...field, chosen: written, shown: confirmed, confirmed, phase: 'saved' };
  };

  $fields
    .on(loaded, (_, { owner, values }) => each((key) => known(owner, values[key])))
    .on(sent, (fields, { key, value }) => ({
      ...fields,
      [key]: { ...fields[key], chosen: value, shown: shownAs(value, key), phase: 'saving' },
    }))
    .on(discarded, (fields) =>
      each((key) => {
        const { phase, owner, confirmed } = fields[key];
        return phase === 'failed' ? known(owner, confirmed) : fields[key];
      }),
    )
    .on(saves.settled, (fields, end) => {
      const { key, owner } = end.op;
      return owner === fields[key].owner ? { ...fields, [key]: settle(fields[key], end) } : fields;
    });

  const ended = sample({ clock: saves.settled, filter: ({ next }) => next === null });
  return {
    /** Each with its last change, saved or not, and the last value that the server is known to have. */
    $fields,
    loaded,
    changed,
    changedFrom,
    retried,
    discarded,
    /** The last pending save of a field has succeeded. */
    saved: ended.filterMap(({ op, result, failure }) =>
      failure === null ? { ...op, written: valueAfter(op, result) } : undefined,
    ),
    failed: ended.filterMap(({ op, failure }) => (failure === null ? undefined : { ...op, failure })),
  };
}
