import { isSame } from '../../kernel/save/merge';
import type { Field } from '../../kernel/save';
import { splitLines } from '../../kernel/list/lines';
import { plainText } from '../../resources/values';
import type { Change } from './entries';

/** The longest text of a value that an entry has, in characters. */
const MAX_TEXT = 1_000;

const clip = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** The names of a list's items; `null` of what is no list. */
function itemsOf(value: unknown, { kind, nameOf = String }: Pick<Field, 'kind' | 'nameOf'>): string[] | null {
  if (kind === 'lines') return splitLines(String(value ?? ''));
  return Array.isArray(value) ? value.map(nameOf) : null;
}

/** Of two lists only what the other lacks, so that one line in thousands is found. */
function listTexts(was: readonly string[], is: readonly string[]): readonly [string, string] {
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
  field: Omit<Field, 'key' | 'label'> = {},
): Change | null {
  if (isSame(before, after)) return null;
  const { secret, textOf = plainText } = field;
  const [old, now] = [itemsOf(before, field), itemsOf(after, field)];
  const isList = old !== null || now !== null;
  const [was, is] = isList ? listTexts(old ?? [], now ?? []) : [textOf(before), textOf(after)];
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

const valueIn = (value: object | null, key: string): unknown =>
  (value as Readonly<Record<string, unknown>> | null)?.[key];

/** The changed fields; all fields with a value of what was created or deleted. */
export const changesOf = (fields: readonly Field[], before: object | null, after: object | null): Change[] =>
  fields.flatMap(({ key, label, ...field }) => {
    const change = changeOf(label, valueIn(before, key), valueIn(after, key), field);
    return change === null ? [] : [change];
  });

/** The changes of what was not read before: their values before are unknown. */
export const withUnknownBefore = (changes: readonly Change[]): Change[] =>
  changes.map((change) => Object.assign({}, change, { before: null }));

/** All values of an object. */
export const recordOf = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));

/** The undo's values: the changed fields of both sides, or all of what was created or deleted. */
export function undoValues(
  fields: readonly Field[],
  before: object | null,
  after: object | null,
): { from: Record<string, unknown> | null; to: Record<string, unknown> | null } {
  if (before === null || after === null)
    return { from: after && recordOf(after), to: before && recordOf(before) };
  const changed = fields
    .map(({ key }) => key)
    .filter((key) => !isSame(valueIn(before, key), valueIn(after, key)));
  const pick = (value: object): Record<string, unknown> =>
    Object.fromEntries(changed.map((key) => [key, valueIn(value, key) ?? null]));
  return { from: pick(after), to: pick(before) };
}
