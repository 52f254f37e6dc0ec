import * as z from 'zod/mini';
import type { Schema } from './contract';
import { isBlank, listReader } from './rows';

export { optionalRows, rows, rowsOrNone } from './rows';

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
