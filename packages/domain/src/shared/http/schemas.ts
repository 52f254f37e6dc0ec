import * as z from 'zod/mini';
import { rememberRow } from './memory';
import { asFlag, asObject, asText, isEmptyObject, orNothing, reader, unread } from './readers';

export * from './readers';

const asNumber = (value: unknown): number | typeof unread =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : unread;

/** Text; a number is read as text, null and a missing key as ''. */
export const text = reader('string', 'string', (value) => asText(value ?? ''));

/** A flag, as true, 1, "1" or "true" and their opposites; null and a missing key count as false. */
export const flag = reader('boolean', 'boolean', (value) => asFlag(value ?? false));

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

/** One of several words, without regard to case; the first where the server says nothing. */
export const choice = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  reader(words.join(' or '), null, (value): Word | typeof unread => {
    const wanted = typeof value === 'string' ? value.toLowerCase() : (value ?? '');
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
    const parsed = schema.safeParse(asObject(value));
    if (parsed.success) return rememberRow(parsed.data, value as object);
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    }
    return z.NEVER;
  });
}

/** An object that the server may leave out or send as null. */
export const optionalRow = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.nullish(row(shape));
