import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerRows } from './lists';
import { rows, unreadableOf } from './rows';
import {
  choice,
  entityId,
  flag,
  lineText,
  looseRecord,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  row,
  text,
  textId,
} from './schemas';
import { toWire, wireId, withWireOf } from './wire';

const unread = 'cannot be read';
const reading = (schema: z.ZodMiniType, values: readonly unknown[]): unknown[] =>
  values.map((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : unread;
  });

describe('lenient reader', () => {
  it('reads a flag as true, 1, "1" or "true", and their opposites', () => {
    expect(reading(flag, [true, 1, '1', 'true'])).toEqual([true, true, true, true]);
    expect(reading(flag, [false, 0, '0', 'false', '', null, undefined])).toEqual(Array(7).fill(false));
    expect(reading(optionalFlag, [1, null, undefined, [], {}])).toEqual([true, null, undefined, null, null]);
    expect(reading(flag, ['maybe', 2, { on: true }, 'toString'])).toEqual(Array(4).fill(unread));
  });

  it('reads a number from text', () => {
    expect(reading(number, [3, '3', '4.5', ' 7 '])).toEqual([3, 3, 4.5, 7]);
    expect(reading(number, [null, '', 'cheap', [], true])).toEqual(Array(5).fill(unread));
    expect(reading(optionalNumber, ['120', '', null, undefined, []])).toEqual([
      120,
      null,
      null,
      undefined,
      null,
    ]);
  });

  it("reads text from a number, and '' from a missing value", () => {
    expect(reading(text, ['a', 5, null, undefined])).toEqual(['a', '5', '', '']);
    expect(reading(optionalText, ['a', 5, null, undefined, [], {}])).toEqual([
      'a',
      '5',
      null,
      undefined,
      null,
      null,
    ]);
    expect(reading(text, [{}, [], true])).toEqual(Array(3).fill(unread));
  });

  it('reads an id as text or a number, unless the number is not a safe integer', () => {
    expect(reading(entityId, [5, '5', 0])).toEqual([5, '5', 0]);
    expect(reading(textId, [5, '5', '1090000000000000001'])).toEqual(['5', '5', '1090000000000000001']);
    for (const schema of [entityId, textId]) {
      expect(reading(schema, [null, '', {}, 2 ** 60, 1.5])).toEqual(Array(5).fill(unread));
    }
  });

  it('reads one of several words ignoring case, the first if it is missing, and an empty record from []', () => {
    expect(reading(choice(['Name', 'SKU']), ['sku', null, '', 'EAN'])).toEqual([
      'SKU',
      'Name',
      'Name',
      unread,
    ]);
    expect(reading(looseRecord(number), [[], null, { a: '1' }, 'x'])).toEqual([{}, {}, { a: 1 }, unread]);
  });
});

const item = row({
  id: entityId,
  name: text,
  limit: optionalNumber,
  active: optionalFlag,
  tags: z.optional(rows(lineText)),
});
const read = (value: unknown) => item.parse(value);

describe('row that is sent back', () => {
  it('is the received object itself if parsing changed nothing', () => {
    const raw = { id: 1, name: 'a', limit: null, more: { deep: [1] } };
    expect(read(raw)).toBe(raw);
  });

  it('equals what was received, also after a spread without an edit', () => {
    const raw = { id: 1, limit: '120', active: 1, tags: [5, null, 'x'], more: [] };
    const parsed = read(raw);
    expect(parsed).toMatchObject({ name: '', limit: 120, active: true, tags: ['5', 'x'], more: [] });
    expect(toWire(parsed)).toEqual(raw);
    expect(toWire({ ...parsed, limit: 120 })).toEqual(raw);
    expect(toWire(row({ tags: z.optional(rows(lineText)) }).parse([]))).toEqual([]);
  });

  it('contains the edits, and no other changes', () => {
    const parsed = read({ id: '1', name: null, limit: '120', active: 1 });
    expect(toWire({ ...parsed, active: false })).toEqual({
      id: '1',
      name: null,
      limit: '120',
      active: false,
    });
    const { limit: _, ...rest } = parsed;
    expect(toWire(rest)).toEqual({ id: '1', name: null, active: 1 });
    expect(toWire({ ...parsed, note: 'new' })).toMatchObject({ limit: '120', note: 'new' });
  });

  it('restores unreadable entries of a list at their indexes when others are edited', () => {
    const parsed = read({ id: 1, name: 'a', tags: ['a', null, 5, 'b'] });
    expect(toWire({ ...parsed, tags: ['a', '5', 'c'] }).tags).toEqual(['a', null, 5, 'c']);
  });

  it('keeps the number of a numeric id', () => {
    const user = row({ id: textId }).parse({ id: 12 });
    expect([user.id, wireId(user, 'id'), wireId({ id: '12' }, 'id')]).toEqual(['12', 12, '12']);
  });
});

describe('list that is parsed row by row', () => {
  const list = rows(item, 'id');

  it('is the received list itself if parsing changed nothing', () => {
    const raw = [{ id: 1, name: 'a' }];
    expect(list.parse(raw)).toBe(raw);
  });

  it('skips and reports an unreadable row, and restores it when it is sent', () => {
    const raw = [{ id: 1, name: 'a' }, null, { id: 2, name: {} }, { id: 3, limit: '5' }, { id: '3' }];
    const parsed = list.parse(raw);
    expect(parsed.map(({ id }) => id)).toEqual([1, 3]);
    expect(unreadableOf(parsed)).toMatchObject([
      { index: 1, id: null, raw: null },
      { index: 2, id: '2', issues: [{ path: 'name', message: 'expected string, got object' }] },
      { index: 4, id: '3', issues: [{ path: 'id', message: 'expected an id of one row only' }] },
    ]);
    expect(toWire(parsed)).toEqual(raw);
    const added = withWireOf([...parsed, { id: 9, name: 'new' }], parsed);
    expect(toWire(added)).toEqual([...raw, { id: 9, name: 'new' }]);
  });

  it('is empty if the server sends nothing, and fails if it is not a list', () => {
    expect(reading(list, [null, {}, '', 0, false])).toEqual([[], [], [], [], []]);
    expect(reading(list, [undefined, 'text', { error: 1 }])).toEqual(Array(3).fill(unread));
    expect(reading(answerRows(item, 'id'), [{}, null, '', 0])).toEqual([[], unread, unread, unread]);
  });
});
