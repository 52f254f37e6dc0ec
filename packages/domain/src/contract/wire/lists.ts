import * as z from 'zod/mini';
import type { Schema } from '../declare';
import { isBlank, listReader } from './rows';

export { optionalRows, rows, rowsOrNone } from './rows';

/** An answer that is itself a list. PHP serializes an empty one as `{}`; any other value is a failure. */
export const answerRows = <Row extends Schema>(schema: Row, key: string) =>
  listReader(schema, key, (value) => typeof value === 'object' && value !== null && isBlank(value));

/** An object of lists. null, `[]` and the like count as an object of empty lists; a missing key is a failure. */
export const listHolder = <Lists extends z.core.$ZodLooseShape>(lists: Lists) => {
  const noRows = Object.fromEntries(Object.keys(lists).map((key) => [key, []]));
  return z.pipe(
    z.transform((value: unknown) => (value !== undefined && isBlank(value) ? noRows : value)),
    z.looseObject(lists),
  );
};

/** `{bots: [{…}]}`, where only the first bot matters. Without a bot its lists are empty. */
export const firstBot = <Lists extends z.core.$ZodLooseShape>(lists: Lists) =>
  listHolder({
    bots: z.pipe(
      z.transform((bots: unknown) => (bots !== undefined && isBlank(bots) ? [null] : bots)),
      z.tuple([listHolder(lists)], z.unknown()),
    ),
  });
