import { allSettled, createEffect, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { providePorts } from '../../ports';
import { splitLines } from '../split-lines';
import { declareRows } from '../../save/rows';
import { createListManager } from './index';

interface Shelf {
  readonly id: number | string;
  readonly name: string;
  readonly books: readonly string[];
}

const loadFx = createEffect<object, { body: readonly Shelf[] }>();
const saveFx = createEffect<Shelf, void>();
const createFx = createEffect<Shelf, { body: { new_id: number } }>();
const removeFx = createEffect<number | string, void>();

const shelves = createListManager<Shelf>({
  rows: declareRows<Shelf>({
    name: 'shelves.save',
    key: 'shelves',
    subject: (name) => `the shelf “${name}”`,
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'books', label: 'Books', kind: 'list' },
    ],
    idOf: ({ id }) => id,
    titleOf: ({ name }) => name,
    read: async () => (await loadFx({})).body,
    create: async (shelf) => (await createFx(shelf)).body.new_id,
    save: saveFx,
    remove: removeFx,
  }),
  name: 'shelves',
  read: loadFx,
  textOf: ({ books }) => books.join('\n'),
  countOf: ({ books }) => books.length,
  listOf: (id, { name, text }) => ({ id, name, books: splitLines(text) }),
  say: (key) => key,
  lineRules: {},
  showsCreateFailure: true,
  canRename: true,
  needsName: false,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = () => vi.advanceTimersByTimeAsync(0);

/** A scope with its own server and lists. */
function person(stored: Shelf[]): { scope: Scope; stored: Shelf[] } {
  const scope = fork({
    handlers: [
      providePorts({
        log: () => undefined,
        now: () => 0,
        lock: () => ({ hasWaited: false, release: () => undefined }),
        writeStorage: () => true,
      }),
      [loadFx, () => Promise.resolve({ body: [...stored] })],
      [
        saveFx,
        (shelf: Shelf) =>
          void stored.splice(
            stored.findIndex(({ id }) => id === shelf.id),
            1,
            shelf,
          ),
      ],
      [
        createFx,
        ({ name, books }: Shelf) => {
          stored.push({ id: stored.length + 10, name, books });
          return { body: { new_id: stored.length + 9 } };
        },
      ],
      [
        removeFx,
        (id: number) =>
          void stored.splice(
            stored.findIndex((shelf) => shelf.id === id),
            1,
          ),
      ],
    ],
  });
  return { scope, stored };
}

const names = (scope: Scope) => scope.getState(shelves.list.view.lists).map(({ name }) => name);

it('createListManager keeps the lists of two scopes independent', async () => {
  const ann = person([{ id: 1, name: 'Sea', books: ['Moby Dick'] }]);
  const ben = person([{ id: 1, name: 'Land', books: [] }]);
  for (const { scope } of [ann, ben]) void allSettled(shelves.page.opened, { scope });
  await flush();
  expect([names(ann.scope), names(ben.scope)]).toEqual([['Sea'], ['Land']]);

  void allSettled(shelves.list.events.onEdit, { scope: ann.scope, params: 1 });
  void allSettled(shelves.list.events.onCreate, { scope: ben.scope });
  void allSettled(shelves.editor.events.onNameChange, { scope: ben.scope, params: 'Sky' });
  void allSettled(shelves.list.events.onSearchChange, { scope: ben.scope, params: 's' });
  void allSettled(shelves.editor.events.onNameChange, { scope: ann.scope, params: 'Ocean' });
  for (const { scope } of [ann, ben]) void allSettled(shelves.editor.events.onSave, { scope });
  await flush();
  expect(ann.stored).toEqual([{ id: 1, name: 'Ocean', books: ['Moby Dick'] }]);
  expect(ben.stored.map(({ name }) => name)).toEqual(['Land', 'Sky']);

  void allSettled(shelves.list.events.onDelete, { scope: ann.scope, params: 1 });
  await flush();
  expect(names(ann.scope)).toEqual([]);
  expect(names(ben.scope)).toEqual(['Sky']);
  expect(ann.scope.getState(shelves.list.view.undoLabel)).toBe('Ocean');
  expect(ben.scope.getState(shelves.list.view.undoLabel)).toBeNull();
});

it('createListManager does not load before its page opens', async () => {
  const { scope } = person([{ id: 1, name: 'Sea', books: [] }]);
  await flush();
  expect(scope.getState(shelves.list.view.status)).toBe('idle');
  expect(names(scope)).toEqual([]);
});
