import * as z from 'zod/mini';
import { rememberRow } from './memory';
import { reads } from './shapes';
import { asFlag, asObject, asText, isEmptyObject, nullable, reader, unread } from './readers';

export * from './readers';

const asNumber = (value: unknown): number | typeof unread =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : unread;

/** Text; numbers are converted, null and a missing key become ''. */
export const text = reader('string', 'string', (value) => asText(value ?? ''));

/** A flag as true, 1, "1" or "true" and their opposites; null and a missing key are false. */
export const flag = reader('boolean', 'boolean', (value) => asFlag(value ?? false));

/** A number, also as text. */
export const number = reader('number', 'number', asNumber);

/** A number that may be missing, also as text; null and '' are null. */
export const optionalNumber = z.optional(
  reads(
    reader(
      'number',
      'number',
      nullable((value) => (value === '' ? null : asNumber(value))),
    ),
    'number or null',
  ),
);

/** One of several words, ignoring case; a missing value is the first. */
export const choice = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  reader(words.join(' or '), null, (value): Word | typeof unread => {
    const wanted = typeof value === 'string' ? value.toLowerCase() : (value ?? '');
    return wanted === '' ? words[0] : (words.find((word) => word.toLowerCase() === wanted) ?? unread);
  });

// JSON.parse rounds larger numbers, so such an id is wrong.
const asId = (value: unknown): string | number | typeof unread =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)
    ? (value as string | number)
    : unread;

/** An id, sent back as received: a number or text. */
export const entityId = reader('id', null, asId);
export type EntityId = z.infer<typeof entityId>;

/** An id as text; numbers are converted. */
export const textId = reader('id', null, (value) => asText(asId(value)));

/** A record; `[]` and null count as an empty one. */
export const looseRecord = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.transform((raw: unknown) => (raw === null || isEmptyObject(raw) ? {} : raw)),
    z.record(z.string(), value),
  );

/**
 * An object of the server. Unknown keys pass, and unedited values are sent back as received (`toWire`). `[]`
 * counts as an empty object.
 */
export function row<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.looseObject(shape);
  const lenient = z.transform((value: unknown, context): z.output<typeof schema> => {
    const parsed = schema.safeParse(asObject(value));
    if (parsed.success) return rememberRow(parsed.data, value as object);
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    }
    return z.NEVER;
  });
  return reads(lenient, schema);
}

/** Like `row`, but the object may be null or missing. */
export const optionalRow = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.nullish(row(shape));
