import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import { $readyPageActs, createPageAct, pageActRequested } from './page-acts';

const opened = createEvent<boolean>();
const $isReady = createStore(false).on(opened, (_, isOpen) => isOpen);
const created = createPageAct({ page: 'redirects', act: 'create', $isReady });
const $count = createStore(0).on(created, (count) => count + 1);
const create = { page: 'redirects', act: 'create' } as const;

it('an act is done once its page is ready, and only once', async () => {
  const scope = fork();
  await allSettled(pageActRequested, { scope, params: create });
  expect(scope.getState($count)).toBe(0);
  await allSettled(opened, { scope, params: true });
  expect(scope.getState($count)).toBe(1);
  await allSettled(opened, { scope, params: false });
  await allSettled(opened, { scope, params: true });
  expect(scope.getState($count)).toBe(1);
  await allSettled(pageActRequested, { scope, params: create });
  expect(scope.getState($count)).toBe(2);
});

it('a page reports what it is ready for, in its own scope', async () => {
  const [one, other] = [fork(), fork()];
  await allSettled(opened, { scope: one, params: true });
  expect([...one.getState($readyPageActs)]).toEqual(['redirects/create']);
  expect([...other.getState($readyPageActs)]).toEqual([]);
  await allSettled(opened, { scope: one, params: false });
  expect([...one.getState($readyPageActs)]).toEqual([]);
});

it('an act waits for its own page', async () => {
  const scope = fork();
  await allSettled(opened, { scope, params: true });
  await allSettled(pageActRequested, { scope, params: { page: 'customers', act: 'export' } });
  expect(scope.getState($count)).toBe(0);
});
