import type { Change } from './entries';

/** A field of what was changed, with its label on the screen. */
export interface Field<Value> {
  readonly key: keyof Value & string;
  readonly label: string;
  readonly secret?: Change['secret'];
  /** The value as text; a plain text by default. */
  readonly textOf?: (value: unknown) => string;
}

/** The longest text of a value that an entry has, in characters. */
const MAX_TEXT = 1_000;

const clip = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Of two lists only what the other lacks, so that one line in thousands is found. */
function listTexts(before: readonly unknown[], after: readonly unknown[]): readonly [string, string] {
  const [was, is] = [before.map(String), after.map(String)];
  const [old, now] = [new Set(was), new Set(is)];
  const removed = was.filter((text) => !now.has(text)).join('\n');
  const added = is.filter((text) => !old.has(text)).join('\n');
  return removed === '' && added === '' ? [was.join('\n'), is.join('\n')] : [removed, added];
}

/** A change of one field; `null` if both values are the same. */
export function changeOf(
  label: string,
  before: unknown,
  after: unknown,
  { secret, textOf = plainText }: Pick<Field<never>, 'secret' | 'textOf'> = {},
): Change | null {
  if (isSame(before, after)) return null;
  const isList = Array.isArray(before) || Array.isArray(after);
  const [was, is] = isList
    ? listTexts(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [])
    : [textOf(before), textOf(after)];
  // A missing value and an empty one look the same.
  if (was === is) return null;
  return {
    label,
    before: clip(was),
    after: clip(is),
    ...(secret === undefined ? {} : { secret }),
    ...(isList ? { isList } : {}),
  };
}

/** The changed fields; all fields with a value of what was created or deleted. */
export const changesOf = <Value extends object>(
  fields: readonly Field<Value>[],
  before: Value | null,
  after: Value | null,
): Change[] =>
  fields.flatMap(({ key, label, ...field }) => {
    const change = changeOf(label, before?.[key], after?.[key], field);
    return change === null ? [] : [change];
  });

/** The changes of what was not read before: their values before are unknown. */
export const withUnknownBefore = (changes: readonly Change[]): Change[] =>
  changes.map((change) => Object.assign({}, change, { before: null }));

/** All values of an object. */
export const recordOf = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));

/** The undo's values: the changed fields of both sides, or all of what was created or deleted. */
export function undoValues<Value extends object>(
  fields: readonly Field<Value>[],
  before: Value | null,
  after: Value | null,
): { from: Record<string, unknown> | null; to: Record<string, unknown> | null } {
  if (before === null || after === null)
    return { from: after && recordOf(after), to: before && recordOf(before) };
  const changed = fields.map(({ key }) => key).filter((key) => !isSame(before[key], after[key]));
  const pick = (value: Value): Record<string, unknown> =>
    Object.fromEntries(changed.map((key) => [key, value[key] ?? null]));
  return { from: pick(after), to: pick(before) };
}
