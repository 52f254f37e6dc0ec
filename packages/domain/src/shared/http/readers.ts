import * as z from 'zod/mini';

// The kinds of values that signing in takes, read kindly: 0/1 for booleans, numbers as text, null or a
// missing key where a default is safe, and `[]` for an empty object, as PHP writes it. Those that only
// pages need are in schemas.ts, which is not loaded before them.

/** What a reader returns for a value that is not of its kind. */
export const unread: unique symbol = Symbol('unread');

/**
 * A schema of one kind of value.
 *
 * @param expected what an issue says was expected.
 * @param plain the type of which a value is the very one that is wanted.
 * @param read the value in that kind, or `unread`.
 */
export const reader = <Value>(
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
export const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Text; a number is read as text. */
export const asText = (value: unknown): string | typeof unread =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unread;

const flagWords = ['', '0', 'false', '1', 'true'];
/** A flag, as true, 1, "1" or "true" and their opposites; '' is false. */
export const asFlag = (value: unknown): boolean | typeof unread => {
  const place = typeof value === 'object' ? -1 : flagWords.indexOf(String(value));
  return place < 0 ? unread : place > 2;
};

/** Null and a missing key stay what they are; `[]` and `{}` count as null. */
export const orNothing =
  <Value>(read: (value: unknown) => Value) =>
  (value: unknown): Value | null | undefined =>
    value === null || value === undefined ? value : isEmptyObject(value) ? null : read(value);

/** Text that the server may leave out or send as null; a number is read as text. */
export const optionalText = z.optional(reader('string', 'string', orNothing(asText)));

/** A flag whose key has to be there; what cannot be read counts as false. */
export const statedFlag = reader('boolean', 'boolean', (value) =>
  value === undefined ? unread : asFlag(value) === true,
);

/** A flag that the server may leave out or send as null; either counts as false. */
export const optionalFlag = z.optional(reader('boolean', 'boolean', orNothing(asFlag)));

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

/** What cannot be read as the schema says counts as the fallback. */
export const orElse = <Value extends z.ZodMiniType, Fallback>(schema: Value, fallback: Fallback) =>
  z.transform((value: unknown): z.output<Value> | Fallback => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : fallback;
  });

/** A value that may be left out, and that counts as null where it cannot be read. */
export const forgiven = <Value extends z.ZodMiniType>(schema: Value) => z.optional(orElse(schema, null));

/** `[]` for an empty object, as PHP writes it. */
export const asObject = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? {} : value;

/** An object that the server may leave out or send as null, and that never goes back to it. */
export const optionalObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.nullish(z.pipe(z.transform(asObject), z.looseObject(shape)));
