import type * as z from 'zod/mini';
import { createEvent, createStore, sample, type Unit } from 'effector';
import { $account, accountKey } from './account';
import { storageChanged, writeStorage } from '../ports';
import { tokenSet } from '../http';
import { withEntries } from '../ports/ask';

/**
 * Reads a stored text by a schema.
 *
 * @param revive as for `JSON.parse`.
 * @returns `null` if nothing is stored, or it does not fit: edited by hand, or of another release.
 */
export function readJson<Schema extends z.ZodMiniType>(
  text: string | null | undefined,
  schema: Schema,
  revive?: (key: string, value: unknown) => unknown,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null', revive)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * What one account has chosen or left in this browser; a change in another tab is followed. `preferences` has what
 * belongs to the browser: the theme, the sidebar and the formats.
 *
 * @param options.key the storage key; begins with `dropdeck:`. The account is added to it. A value without one goes to the
 * first account that reads it.
 * @param options.isShared the value itself tells accounts apart, and has the key alone.
 * @param options.clock when to read it: the page's start. It is read once the account is known.
 * @param options.schema of a value that is stored as JSON; what does not fit counts as nothing.
 * @param options.read parses the stored text; `null` for nothing stored. By default JSON of the schema.
 * @param options.write serializes a value; `null` removes the key. By default JSON, and nothing for the initial value.
 */
export function createStored<Value>(
  options: {
    readonly key: string;
    readonly isShared?: boolean;
    readonly initial: Value;
    readonly clock: Unit<unknown>;
    readonly write?: (value: Value) => string | null;
  } & ({ readonly read: (text: string | null) => Value } | { readonly schema: z.ZodMiniType<Value> }),
) {
  const { key: plain, isShared = false, initial, clock } = options;
  const read =
    'read' in options ? options.read : (text: string | null) => readJson(text, options.schema) ?? initial;
  const {
    write = (value) => {
      const text = JSON.stringify(value);
      return text === JSON.stringify(initial) ? null : text;
    },
  } = options;
  const changed = createEvent<Value>();
  const $key = isShared
    ? createStore<string | null>(plain)
    : $account.map((account) => (account === null ? null : accountKey(plain, account)));
  const $isAsked = createStore(false).on(clock, () => true);

  const asked = sample({
    clock: [clock, $key],
    source: { isAsked: $isAsked, key: $key },
    filter: ({ isAsked, key }) => isAsked && key !== null,
    fn: ({ key }): readonly string[] => [key ?? plain, plain],
  });
  const answered = withEntries(asked, (keys) => keys);
  const found = answered.map(({ value: [key = plain], answer: result }) => {
    const from = (result[key] ?? null) === null ? plain : key;
    return { key, from, text: result[from] ?? null };
  });
  /** It was read from the storage. */
  const loaded = found.map(({ text }) => read(text));
  const heard = sample({
    clock: storageChanged,
    source: $key,
    filter: (key, change) => change.key === key,
    fn: (_, { value }) => read(value),
  });
  const $value = createStore(initial).on([changed, loaded, heard], (_, value) => value);
  if (!isShared) $value.reset(tokenSet);

  const adopted = sample({
    clock: found,
    filter: ({ key, from }) => key !== from,
    fn: ({ key, from, text }) => ({ [key]: text, [from]: null }),
  });
  const chosen = sample({
    clock: changed,
    source: $key,
    filter: (key) => key !== null,
    fn: (key, value) => ({ [key ?? plain]: write(value) }),
  });
  sample({ clock: [adopted, chosen], target: writeStorage });
  return { $value, changed, loaded };
}
