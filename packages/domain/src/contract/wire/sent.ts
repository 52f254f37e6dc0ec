import * as z from 'zod/mini';
import type { Schema } from '../declare';
import { reads } from './shapes';
import { toWire } from './wire';

/**
 * A whole list for a payload: unedited items as received, unreadable rows at their original index. Only the
 * schema's keys are sent.
 */
export const sentList = <Item extends Schema>(schema: Item) =>
  reads(
    z.transform((list: readonly z.output<Item>[], context): readonly z.output<Item>[] => {
      if (Array.isArray(list)) {
        return toWire(list).map((item) => {
          const parsed = schema.safeParse(item);
          return parsed.success ? parsed.data : item;
        });
      }
      context.issues.push({ code: 'custom', message: 'expected list', input: list });
      return z.NEVER;
    }),
    [schema],
  );

/** A value for a payload: as received except for edits, with all its keys. */
export const sentValue = <Row extends Schema>(schema: Row) =>
  reads(
    z.transform((value: z.output<Row>, context): z.output<Row> => {
      const parsed = schema.safeParse(value);
      for (const { path, message } of parsed.error?.issues ?? []) {
        context.issues.push({ code: 'custom', path: [...path], message, input: value });
      }
      return toWire(value);
    }),
    schema,
  );
