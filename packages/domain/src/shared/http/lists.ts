import * as z from 'zod/mini';
import type { Schema } from './contract';
import { isBlank, listReader } from './rows';
import { toWire } from './wire';

export { optionalRows, rows } from './rows';

/** A list of which a missing key counts as an empty one, too. */
export const rowsOrNone = <Row extends Schema>(schema: Row, key: string | null = null) =>
  listReader(schema, key, isBlank);

/** An answer that is a list itself. `{}` is PHP's empty one; anything else that is no list is a failure. */
export const answerRows = <Row extends Schema>(schema: Row, key: string) =>
  listReader(schema, key, (value) => typeof value === 'object' && value !== null && isBlank(value));

/**
 * An object that is there for its lists. In its place null, `[]` and the like count as no rows; one
 * without the key of a list is a failure.
 */
export const listHolder = <Lists extends z.core.$ZodLooseShape>(lists: Lists) => {
  const noRows = Object.fromEntries(Object.keys(lists).map((key) => [key, []]));
  return z.pipe(
    z.transform((value: unknown) => (value !== undefined && isBlank(value) ? noRows : value)),
    z.looseObject(lists),
  );
};

/** `{bots: [{…}]}`, of which the first bot is the customer's. Without a bot its lists are empty. */
export const firstBot = <Lists extends z.core.$ZodLooseShape>(lists: Lists) =>
  listHolder({
    bots: z.pipe(
      z.transform((bots: unknown) => (bots !== undefined && isBlank(bots) ? [null] : bots)),
      z.tuple([listHolder(lists)], z.unknown()),
    ),
  });

/**
 * A list that goes back to the server whole: what was not edited as it came, rows that could not be
 * read in their places. Of what the schema describes, only its keys are sent.
 */
export const sentList = <Item extends Schema>(schema: Item) =>
  z.transform((list: readonly z.output<Item>[], context): readonly z.output<Item>[] => {
    if (Array.isArray(list)) {
      return toWire(list).map((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? parsed.data : item;
      });
    }
    context.issues.push({ code: 'custom', message: 'expected list', input: list });
    return z.NEVER;
  });

/** A value that goes back to the server as it came but for what was edited; a row with all its keys. */
export const asSent = <Row extends Schema>(schema: Row) =>
  z.transform((value: z.output<Row>, context): z.output<Row> => {
    const parsed = schema.safeParse(value);
    for (const { path, message } of parsed.error?.issues ?? []) {
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    }
    return toWire(value);
  });
