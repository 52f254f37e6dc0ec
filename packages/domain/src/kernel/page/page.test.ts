import { allSettled, createStore } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestEnv, type FakeAnswer } from '../testing';
import { callOf, declareCall } from '../http';
import { createPage } from './page';
import { createPageCall } from './page-call';

const page = createPage<{ id: string }>('thing');
const call = createPageCall(
  page,
  callOf(
    declareCall({
      name: 'thing.get',
      endpoint: 'GET /v1/things/{id}',
      access: 'session',
      answers: { 200: z.object({ name: z.string() }) },
    }),
  ),
);
const $starts = createStore<string[]>([]).on(page.started, (list, { id }) => [...list, id]);
const $names = createStore<string[]>([]).on(call.done, (list, { result }) => [...list, result.body.name]);
const $failures = createStore<string[]>([]).on(call.failed, (list, { error }) => [...list, error.kind]);

const load = (id: string) => ({ parameters: { id } });

it('a page starts once per visit, however often its route opens it', async () => {
  const { scope } = createTestEnv();
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  expect(scope.getState($starts)).toEqual(['a']);
  await allSettled(page.opened, { scope, params: { id: 'b' } });
  expect(scope.getState($starts)).toEqual(['a', 'b']);
});

it('a page starts again after it was closed', async () => {
  const { scope } = createTestEnv();
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(page.closed, { scope });
  expect(scope.getState(page.$isOpen)).toBe(false);
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  expect(scope.getState($starts)).toEqual(['a', 'a']);
});

it('a scoped call reports the answer of this visit', async () => {
  const { scope, requests } = createTestEnv({
    server: { 'GET /v1/things/a': { status: 200, body: { name: 'A' } } },
  });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(call.requested, { scope, params: load('a') });
  expect(scope.getState($names)).toEqual(['A']);
  expect(requests[0]?.group).toBe('thing');
});

it('a page aborts pending calls when it closes, and drops late answers', async () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const { scope, aborted } = createTestEnv({
    server: { 'GET /v1/things/a': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) },
  });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  const running = allSettled(call.requested, { scope, params: load('a') });
  const leaving = allSettled(page.closed, { scope });
  answer({ status: 200, body: { name: 'late' } });
  await Promise.all([running, leaving]);
  expect(aborted).toEqual(['thing']);
  expect(scope.getState($names)).toEqual([]);
});

it('a scoped call drops the failure of an earlier visit', async () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const { scope } = createTestEnv({
    server: { 'GET /v1/things/a': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) },
  });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  const running = allSettled(call.requested, { scope, params: load('a') });
  const moving = allSettled(page.opened, { scope, params: { id: 'b' } });
  answer({ status: 500 });
  await Promise.all([running, moving]);
  expect(scope.getState($failures)).toEqual([]);
});

it('a scoped call reports the failure of this visit', async () => {
  const { scope } = createTestEnv({ server: { 'GET /v1/things/a': { status: 500 } } });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(call.requested, { scope, params: load('a') });
  expect(scope.getState($failures)).toEqual(['http']);
});
