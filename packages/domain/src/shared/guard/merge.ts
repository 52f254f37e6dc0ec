import { splitLines } from '../lines';

/** A field of a guarded value: how two sides' changes of it are merged, and what it is called. */
export interface GuardedField {
  readonly key: string;
  /** As the form labels it. */
  readonly label: string;
  /**
   * `value`: two different changes conflict. `set`: an array of ids, merged item by item without a
   * conflict. `list` and `lines`: an array of entries, or a text of one entry per line; they conflict
   * where both sides replaced the same entry.
   */
  readonly kind: 'value' | 'set' | 'list' | 'lines';
  /** What tells the items of a `set` or `list` apart; their text unless given. */
  readonly idOf?: (item: unknown) => string;
  /** Shown masked. */
  readonly isSecret?: boolean;
  /** The value as the conflict dialog shows it; plain text unless given. */
  readonly textOf?: (value: unknown) => string;
}

/** A field that both sides changed, each in another way. */
export interface FieldConflict {
  readonly field: GuardedField;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The outcome of a three-way merge. Conflicting fields hold their side's value until they are resolved. */
export interface Merge<Value> {
  readonly value: Value;
  readonly conflicts: readonly FieldConflict[];
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Items = readonly unknown[];
type IdOf = (item: unknown) => string;

/** What `items` has more of than `others`, in order. */
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
 * Merges two sides' additions to and removals from a list.
 *
 * @returns the merged items, theirs first; `isContested` where both sides replaced the same item.
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

/** Merges two different changes of one field; `null` is a conflict. */
function mergeChanges(
  { kind, idOf }: GuardedField,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { readonly value: unknown } | null {
  if (kind === 'value') return null;
  const read = (value: unknown): Items => {
    if (kind === 'lines') return splitLines(String(value ?? ''));
    return Array.isArray(value) ? (value as Items) : [];
  };
  const { items, isContested } = mergeItems(read(base), read(mine), read(theirs), idOf);
  if (isContested && kind !== 'set') return null;
  return { value: kind === 'lines' ? items.join('\n') : items };
}

/**
 * Merges two sides' changes of one thing, field by field. Everything that is not among `fields` is
 * theirs: it cannot be edited here.
 *
 * @param base what the edit started from.
 * @param mine the edited value.
 * @param theirs what the server has now.
 */
export function mergeFields<Value extends object>(
  base: Value,
  mine: Value,
  theirs: Value,
  fields: readonly GuardedField[],
): Merge<Value> {
  const merged: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  for (const field of fields) {
    const [before, ours, others] = [base, mine, theirs].map(
      (value) => (value as Readonly<Record<string, unknown>>)[field.key],
    );
    if (isSame(ours, before) || isSame(ours, others)) continue;
    const result = isSame(others, before) ? { value: ours } : mergeChanges(field, before, ours, others);
    if (result === null) conflicts.push({ field, mine: ours, theirs: others });
    else merged[field.key] = result.value;
  }
  return { value: { ...theirs, ...merged }, conflicts };
}

/** Which side's value a conflicting field takes, by the field's key. */
export type Resolution = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The merged value once its conflicts are decided. A field that is not decided stays theirs. */
export function resolveConflicts<Value extends object>(
  { value, conflicts }: Merge<Value>,
  resolution: Resolution,
): Value {
  const chosen = conflicts
    .filter(({ field }) => resolution[field.key] === 'mine')
    .map(({ field, mine }) => [field.key, mine] as const);
  return { ...value, ...Object.fromEntries(chosen) };
}
