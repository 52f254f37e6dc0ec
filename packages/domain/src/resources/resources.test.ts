import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { STALE_AFTER_MS } from '../kernel/save';
import { writeOf } from '../kernel/save/resource';
import { writeFx } from '../kernel/save/write';
import { createTestEnv } from '../kernel/testing';
import { page, screen, shelves, type Shelf } from '../kernel/testing/shelves';

const before: Shelf = { id: 1, title: 'Sea', books: ['Moby Dick'] };
const after: Shelf = { id: 1, title: 'Ocean', books: ['Moby Dick', 'Lord Jim'] };
const empty: Shelf = { id: 2, title: 'Sky', books: [] };
const merged: Shelf = { ...after, books: ['Moby Dick', 'Typhoon', 'Lord Jim'] };

async function open() {
  const stored = new Map([before, empty].map((shelf) => [shelf.id, shelf]));
  const env = createTestEnv({
    server: {
      'GET /v1/shelves': () => ({ status: 200, body: [...stored.values()] }),
      'PUT /v1/shelves': ({ body }) => {
        const shelf = JSON.parse(body ?? '') as Shelf;
        stored.set(shelf.id, shelf);
        return { status: 200 };
      },
    },
  });
  await allSettled(page.opened, { scope: env.scope });
  return { env, stored, rows: () => env.scope.getState(screen.view.rows) };
}

it('a made-up resource loads, is filtered, and an edit is merged into what the server has', async () => {
  const { env, stored, rows } = await open();
  expect(rows()).toEqual([before, empty]);
  void allSettled(screen.events.onFilterChange, { scope: env.scope, params: 'empty' });
  expect(rows()).toEqual([empty]);
  stored.set(1, { ...before, books: ['Moby Dick', 'Typhoon'] });
  env.now += STALE_AFTER_MS + 1;
  await allSettled(screen.events.onEdit, { scope: env.scope, params: { base: before, item: after } });
  expect(stored.get(1)).toEqual(merged);
});

it('a job merges its rows as the page does', async () => {
  const { env, stored } = await open();
  stored.set(1, { ...before, books: ['Moby Dick', 'Typhoon'] });
  const params = writeOf(shelves, { base: before, mine: after });
  await allSettled(writeFx, { scope: env.scope, params });
  expect(stored.get(1)).toEqual(merged);
});
