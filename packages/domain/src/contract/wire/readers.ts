import * as z from 'zod/mini';
import { reads } from './shapes';

// The lenient readers that signing in needs: 0/1 for booleans, numbers as text, defaults for null, and PHP's
// `[]` for an empty object. The others are in schemas.ts, outside the entry chunk.

/** A reader's result for an unreadable value. */
export const unread: unique symbol = Symbol('unread');

/**
 * A lenient schema.
 *
 * @param expected the type's name in issues.
 * @param plain the `typeof` of values that need no conversion.
 * @param read converts a value, or returns `unread`.
 */
export const reader = <Value>(
  expected: string,
  plain: 'string' | 'number' | 'boolean' | null,
  read: (value: unknown) => Value | typeof unread,
) =>
  reads(
    z.transform((value: unknown, context): Value => {
      const result = typeof value === plain ? (value as Value) : read(value);
      if (result !== unread) return result;
      context.issues.push({ code: 'custom', message: `expected ${expected}`, input: value });
      return z.NEVER;
    }),
    expected,
  );

/** Whether a value is `[]` or `{}`; PHP serializes empty objects as `[]`. */
export const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

export const asText = (value: unknown): string | typeof unread =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unread;

const flagWords = ['', '0', 'false', '1', 'true'];
/** `''` counts as false. */
export const asFlag = (value: unknown): boolean | typeof unread => {
  const index = typeof value === 'object' ? -1 : flagWords.indexOf(String(value));
  return index < 0 ? unread : index > 2;
};

/** Passes null and undefined through; `[]` and `{}` count as null. */
export const nullable =
  <Value>(read: (value: unknown) => Value) =>
  (value: unknown): Value | null | undefined =>
    value === null || value === undefined ? value : isEmptyObject(value) ? null : read(value);

/** Text that may be null or missing; numbers are converted. */
export const optionalText = z.optional(reads(reader('string', 'string', nullable(asText)), 'string or null'));

/** A required flag; unreadable values count as false. */
export const requiredFlag = reader('boolean', 'boolean', (value) =>
  value === undefined ? unread : asFlag(value) === true,
);

/** A flag that may be null or missing. */
export const optionalFlag = z.optional(
  reads(reader('boolean', 'boolean', nullable(asFlag)), 'boolean or null'),
);

/** An entry of a list of texts; numbers are converted. */
export const lineText = reader('string', 'string', asText);

/** Text or a number, as received, that may be missing: a date, a role's color. */
export const optionalScalar = z.optional(
  reads(
    reader(
      'string or number',
      'string',
      nullable((value) => (typeof value === 'number' ? value : asText(value))),
    ),
    'string or number or null',
  ),
);

/** A schema with a fallback for unreadable values. */
export const orElse = <Value extends z.ZodMiniType, Fallback>(schema: Value, fallback: Fallback) =>
  reads(
    z.transform((value: unknown): z.output<Value> | Fallback => {
      const parsed = schema.safeParse(value);
      return parsed.success ? parsed.data : fallback;
    }),
    schema,
  );

/** An optional value that is null if it is unreadable. */
export const orNull = <Value extends z.ZodMiniType>(schema: Value) => z.optional(orElse(schema, null));

/** PHP serializes an empty object as `[]`. */
export const asObject = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? {} : value;

/** An object that may be null or missing, and is never sent back. */
export const optionalObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.nullish(z.pipe(z.transform(asObject), z.looseObject(shape)));
