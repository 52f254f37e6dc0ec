import * as z from 'zod/mini';
import { rememberRow } from './wire';

// The kinds of values, read kindly: 0/1 for booleans, numbers as text, ids as either, null or a
// missing key where a default is safe, and `[]` for an empty object, as PHP writes it.

/** What a reader returns for a value that is not of its kind. */
const unread = Symbol('unread');

/** @param plain the type of which a value is the very one that is wanted. */
const reader = <Value>(
  expected: string,
  plain: 'string' | 'number' | 'boolean' | null,
  read: (value: unknown) => Value | typeof unread,
) =>
  z.transform((value: unknown, context): Value => {
    const result = typeof value === plain ? (value as Value) : read(value);
    if (result !== unread) return result;
    context.issues.push({ code: 'custom', message: `expected ${expected}`, input: value });
    return z.NEVER;
  });

/** Whether a value is `[]` or `{}`: PHP writes the one for the other. */
const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const asText = (value: unknown): string | typeof unread =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unread;

const flags = new Map<unknown, boolean>([
  [true, true],
  ['1', true],
  ['true', true],
  [false, false],
  ['0', false],
  ['false', false],
  ['', false],
]);
const asFlag = (value: unknown): boolean | typeof unread =>
  flags.get(typeof value === 'number' ? String(value) : value) ?? unread;

const asNumber = (value: unknown): number | typeof unread =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : unread;

/** Null and a missing key stay what they are; `[]` and `{}` count as null. */
const orNothing =
  <Value>(read: (value: unknown) => Value) =>
  (value: unknown): Value | null | undefined =>
    value === null || value === undefined ? value : isEmptyObject(value) ? null : read(value);

/** Text; a number is read as text, null and a missing key as ''. */
export const text = reader('string', 'string', (value) => asText(value ?? ''));

/** Text that the server may leave out or send as null; a number is read as text. */
export const optionalText = z.optional(reader('string', 'string', orNothing(asText)));

/** A flag, as true, 1, "1" or "true" and their opposites; null and a missing key count as false. */
export const flag = reader('boolean', 'boolean', (value) => asFlag(value ?? false));

/** A flag whose key has to be there; what cannot be read counts as false. */
export const statedFlag = reader('boolean', 'boolean', (value) =>
  value === undefined ? unread : asFlag(value) === true,
);

/** A flag that the server may leave out or send as null; either counts as false. */
export const optionalFlag = z.optional(reader('boolean', 'boolean', orNothing(asFlag)));

/** A number, also as text. */
export const number = reader('number', 'number', asNumber);

/** A number, also as text, that the server may leave out; null and '' are none. */
export const optionalNumber = z.optional(
  reader(
    'number',
    'number',
    orNothing((value) => (value === '' ? null : asNumber(value))),
  ),
);

/** One entry of a list of texts; a number is read as text. */
export const lineText = reader('string', 'string', asText);

/** Text or a number that the server may leave out, as it came: a date, a role's colour. */
export const optionalScalar = z.optional(
  reader(
    'string or number',
    'string',
    orNothing((value) => (typeof value === 'number' ? value : asText(value))),
  ),
);

/** One of several words, without regard to case; the first where the server says nothing. */
export const choice = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  reader(words.join(' or '), null, (value): Word | typeof unread => {
    const wanted = String(value ?? '').toLowerCase();
    return wanted === '' ? words[0] : (words.find((word) => word.toLowerCase() === wanted) ?? unread);
  });

// A number with more digits than a number holds is another id by the time it has been parsed.
const asId = (value: unknown): string | number | typeof unread =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)
    ? (value as string | number)
    : unread;

/** An id that may be a number or text on the wire, and is sent back as it came. */
export const entityId = reader('id', null, asId);
export type EntityId = z.infer<typeof entityId>;

/** An id that is text; a number is read as text. */
export const textId = reader('id', null, (value) => asText(asId(value)));

/** What cannot be read as the schema says counts as the fallback. */
export const orElse = <Value extends z.ZodMiniType, Fallback>(schema: Value, fallback: Fallback) =>
  z.transform((value: unknown): z.output<Value> | Fallback => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : fallback;
  });

/** A value that may be left out, and that counts as null where it cannot be read. */
export const forgiven = <Value extends z.ZodMiniType>(schema: Value) => z.optional(orElse(schema, null));

/** `[]` and null in the place of an object count as an empty one. */
export const looseRecord = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.transform((raw: unknown) => (raw === null || isEmptyObject(raw) ? {} : raw)),
    z.record(z.string(), value),
  );

/**
 * An object of the server. Keys that the shape does not name pass, and what was not edited goes back
 * as it came (`toWire`). `[]` counts as an empty object.
 */
export function row<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.looseObject(shape);
  return z.transform((value: unknown, context): z.output<typeof schema> => {
    const parsed = schema.safeParse(Array.isArray(value) && value.length === 0 ? {} : value);
    if (parsed.success) return rememberRow(parsed.data, value as object);
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    }
    return z.NEVER;
  });
}

/** An object that the server may leave out or send as null. */
export const optionalRow = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.nullish(row(shape));
