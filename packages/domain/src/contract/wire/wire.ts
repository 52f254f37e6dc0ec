import * as z from 'zod/mini';
import type { Schema } from '../declare';
import { lists, rememberList, wireKey, type RowMemory } from './memory';
import { reads } from './shapes';

type Keyed = Readonly<Record<string, unknown>>;

const isUnchanged = (read: Keyed, raw: Keyed): boolean => {
  for (const key in read) if (!Object.is(read[key], raw[key]) || !Object.hasOwn(raw, key)) return false;
  for (const key in raw) if (!Object.hasOwn(read, key)) return false;
  return true;
};

/**
 * An edited list that keeps the wire form of the items it shares with the previous one.
 *
 * @param wireOfNew the wire form of a new item; the item itself by default.
 */
export function withWireOf<Item>(
  edited: readonly Item[],
  before: readonly Item[],
  wireOfNew: (item: Item) => unknown = (item) => item,
): readonly Item[] {
  const memory = lists.get(before) ?? { raws: before, unread: [] };
  const indexes = new Map<Item, number[]>();
  for (const [index, item] of before.entries()) indexes.set(item, [...(indexes.get(item) ?? []), index]);
  const raws = edited.map((item) => {
    const index = indexes.get(item)?.shift();
    return index === undefined ? wireOfNew(item) : memory.raws[index];
  });
  return rememberList([...edited], { raws, unread: memory.unread });
}

function listToWire(list: readonly unknown[]): readonly unknown[] {
  const memory = lists.get(list);
  const sent = list.map((item, index) =>
    memory === undefined || typeof item === 'object' ? wireOf(item) : memory.raws[index],
  );
  for (const { index, raw } of memory?.unread ?? []) sent.splice(index, 0, raw);
  return sent;
}

function rowToWire(row: Keyed, { raw, read }: RowMemory): unknown {
  if (isUnchanged(row, read)) return raw;
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      const before = read[key];
      if (!Object.hasOwn(read, key) || !Object.is(value, before)) {
        const isEditedList = Array.isArray(value) && Array.isArray(before);
        return [[key, wireOf(isEditedList ? withWireOf(value, before) : value)]];
      }
      return Object.hasOwn(raw, key) ? [[key, (raw as Keyed)[key]]] : [];
    }),
  );
}

function wireOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return listToWire(value);
  const { [wireKey]: memory } = value as { readonly [wireKey]?: RowMemory };
  if (memory !== undefined) return rowToWire(value as Keyed, memory);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wireOf(item)]));
}

/**
 * The wire form of a parsed value: unedited values as received, missing keys still missing, unreadable rows
 * at their original index. Its type is that of the parsed value, although the values may differ in type.
 */
export const toWire = <Value>(value: Value): Value => wireOf(value) as Value;

/** A row's id in its wire form: a number if the server sent a number. */
export function wireId<Key extends string>(row: Readonly<Record<Key, string>>, key: Key): string | number {
  const id: unknown = wireKey in row ? toWire(row)[key] : row[key];
  return typeof id === 'number' ? id : row[key];
}

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
