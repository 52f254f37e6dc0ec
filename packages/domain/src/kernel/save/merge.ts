import { dequal } from 'dequal/lite';
import { splitLines } from '../list/split-lines';

/** A field of what the server has: its label, and how it is merged, compared, masked and shown. */
export interface Field {
  readonly key: string;
  readonly label: string;
  /**
   * `value`, the default: two different changes conflict. `set`: an array of ids, merged without conflicts. `list` and
   * `lines`: an array, or a text with one entry per line; they conflict if both sides replaced the same entry.
   */
  readonly kind?: 'value' | 'set' | 'list' | 'lines';
  /** The key of an item of a `set` or `list`; its text by default. */
  readonly idOf?: (item: unknown) => string;
  /** The name of an item of a `set` or `list`; its text by default. */
  readonly nameOf?: (item: unknown) => string;
  /** Masked where it is shown or stored: a webhook by its last characters, lines by their number. */
  readonly secret?: 'webhook' | 'lines' | undefined;
  /** The value as text; plain text by default. */
  readonly textOf?: (value: unknown) => string;
}

/** A field that both sides changed differently. */
export interface FieldConflict {
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The chosen side by field key. */
export type Resolution = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The result of a three-way merge. Conflicting fields have the server's value until they are resolved. */
export interface Merge<Value> {
  readonly value: Value;
  readonly conflicts: readonly FieldConflict[];
  /** The value with the chosen sides. Fields without a choice stay theirs. */
  readonly resolve: (resolution: Resolution) => Value;
}

/** What is saved as it is, whatever the server has. */
export const unmerged = <Value>(value: Value): Merge<Value> => ({
  value,
  conflicts: [],
  resolve: () => value,
});

/** Without a value is the same as null. */
export const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);

type Items = readonly unknown[];
type IdOf = (item: unknown) => string;

/** The multiset difference of two lists, in order. */
function surplus(items: Items, others: Items, idOf: IdOf): Items {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(idOf(other), (counts.get(idOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const left = counts.get(idOf(item)) ?? 0;
    if (left > 0) counts.set(idOf(item), left - 1);
    return left === 0;
  });
}

/**
 * Merges both sides' additions to and removals from a list.
 *
 * @returns the merged items, theirs first; `isContested` if both sides replaced the same item.
 */
export function mergeItems(
  base: Items,
  mine: Items,
  theirs: Items,
  idOf: IdOf = String,
): { readonly items: Items; readonly isContested: boolean } {
  const without = (items: Items, others: Items): Items => surplus(items, others, idOf);
  const myRemoved = without(base, mine);
  const myAdded = without(mine, base);
  const theirAdded = without(theirs, base);
  const onlyMyRemoved = without(myRemoved, without(base, theirs));
  const onlyMyAdded = without(myAdded, theirAdded);
  return {
    items: [...without(theirs, onlyMyRemoved), ...onlyMyAdded],
    isContested:
      onlyMyRemoved.length < myRemoved.length &&
      onlyMyAdded.length > 0 &&
      without(theirAdded, myAdded).length > 0,
  };
}

/** Merges two different changes of a field; `null` means a conflict. */
function mergeChanges(
  { kind, idOf }: Field,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { readonly value: unknown } | null {
  if (kind === undefined || kind === 'value') return null;
  const read = (value: unknown): Items => {
    if (kind === 'lines') return splitLines(String(value ?? ''));
    return Array.isArray(value) ? (value as Items) : [];
  };
  const { items, isContested } = mergeItems(read(base), read(mine), read(theirs), idOf);
  if (isContested && kind !== 'set') return null;
  return { value: kind === 'lines' ? items.join('\n') : items };
}

/**
 * Three-way merge by field. Properties that are not in `fields` are theirs.
 *
 * @param tried what earlier writes of the same person sent without an answer: where the server has that, no other person has changed it.
 */
export function mergeFields<Value extends object>(
  base: Value,
  mine: Value,
  theirs: Value,
  fields: readonly Field[],
  tried: readonly Value[] = [],
): Merge<Value> {
  const merged: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  for (const field of fields) {
    const [started, ours, others, ...sent] = [base, mine, theirs, ...tried].map(
      (value) => (value as Readonly<Record<string, unknown>>)[field.key],
    );
    const before = sent.some((value) => isSame(value, others)) ? others : started;
    if (isSame(ours, before) || isSame(ours, others)) continue;
    const result = isSame(others, before) ? { value: ours } : mergeChanges(field, before, ours, others);
    if (result === null) conflicts.push({ field, mine: ours, theirs: others });
    else merged[field.key] = result.value;
  }
  const value = Object.keys(merged).length === 0 ? theirs : { ...theirs, ...merged };
  const resolve = (resolution: Resolution): Value => ({
    ...value,
    ...Object.fromEntries(
      conflicts.flatMap(({ field: { key }, mine: ours }) =>
        resolution[key] === 'mine' ? [[key, ours]] : [],
      ),
    ),
  });
  return { value, conflicts, resolve };
}

export const pick = <Value extends object>(value: Value, keys: readonly string[]): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))) as Partial<Value>;

/**
 * An edit over what the server has now. What both sides changed stays as edited, over the value before, so that a save asks
 * about it.
 */
export function rebase<Value extends object>(
  base: Value,
  mine: Value,
  now: Value,
  fields: readonly Field[],
): { readonly base: Value; readonly mine: Value } {
  const { conflicts, resolve } = mergeFields(base, mine, now, fields);
  const keys = conflicts.map(({ field }) => field.key);
  return {
    base: { ...now, ...pick(base, keys) },
    mine: resolve(Object.fromEntries(keys.map((key) => [key, 'mine']))),
  };
}
