import { allSettled, createEffect, fork } from 'effector';
import { expect, it } from 'vitest';
import { lockFx, nowFx, writeStorageFx } from '../kernel/ports';
import type { Field } from '../kernel/save';
import { createRows, saveRowInJob, type RowWrite } from '../kernel/save/rows';
import { changedValues } from './values';

interface Shelf {
  readonly id: number;
  readonly title: string;
  readonly hook: string;
  readonly books: readonly string[];
}

const fields: readonly Field[] = [
  { key: 'title', label: 'Title' },
  { key: 'hook', label: 'Hook', secret: 'webhook' },
  { key: 'books', label: 'Books', kind: 'list' },
];

const readFx = createEffect<void, readonly Shelf[]>();
const saveFx = createEffect<Shelf, void>();

const shelves = createRows<Shelf>({
  name: 'shelves.save',
  key: 'shelves',
  subject: (name) => `the shelf “${name}”`,
  fields,
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  read: async () => await readFx(),
  create: () => Promise.resolve(null),
  save: saveFx,
  remove: () => Promise.resolve(),
});
const writeFx = createEffect((write: RowWrite<Shelf>) => saveRowInJob(shelves, write));

const before: Shelf = { id: 1, title: 'Sea', hook: 'https://hook/aaaa', books: ['Moby Dick'] };
const after: Shelf = { id: 1, title: 'Ocean', hook: 'https://hook/bbbb', books: ['Moby Dick', 'Lord Jim'] };

it('a resource of three declared fields is merged into what the server has', async () => {
  let stored: Shelf = { ...before, books: ['Moby Dick', 'Typhoon'] };
  const scope = fork({
    handlers: [
      [nowFx, () => 0],
      [lockFx, () => ({ hasWaited: false, release: () => undefined })],
      [writeStorageFx, () => true],
      [readFx, () => [stored]],
      [saveFx, (shelf: Shelf) => void (stored = shelf)],
    ],
  });
  await allSettled(writeFx, { scope, params: { before, after } });
  expect(stored).toEqual({ ...after, books: ['Moby Dick', 'Typhoon', 'Lord Jim'] });
});

it('plans and comparisons show each of its fields by label, and mark its webhook', () => {
  expect(changedValues(fields, before, after)).toEqual([
    { label: 'Title', before: 'Sea', after: 'Ocean' },
    { label: 'Hook', before: before.hook, after: after.hook, isSecret: true },
    { label: 'Books', before: 'Moby Dick', after: 'Moby Dick\nLord Jim' },
  ]);
  expect(changedValues(fields, before, before)).toEqual([]);
});
