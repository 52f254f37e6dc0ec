import { allSettled, createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestEnv, type FakeAnswer } from '../testing';
import { createCall, declareCall } from './http';
import { onlineChanged } from './browser';
import { createPage, MAX_RETRY_DELAY_MS } from './page';

const page = createPage<{ id: string }>('thing');
const call = page.scoped(
  createCall(
    declareCall({
      name: 'thing.get',
      method: 'GET',
      path: '/v1/things/{id}',
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
  await allSettled(call.runFx, { scope, params: load('a') });
  expect(scope.getState($names)).toEqual(['A']);
  expect(requests[0]?.group).toBe('thing');
});

it('a page aborts pending calls when it closes, and drops late answers', async () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const { scope, aborted } = createTestEnv({
    server: { 'GET /v1/things/a': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) },
  });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  const running = allSettled(call.runFx, { scope, params: load('a') });
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
  const running = allSettled(call.runFx, { scope, params: load('a') });
  const moving = allSettled(page.opened, { scope, params: { id: 'b' } });
  answer({ status: 500 });
  await Promise.all([running, moving]);
  expect(scope.getState($failures)).toEqual([]);
});

it('a scoped call reports the failure of this visit', async () => {
  const { scope } = createTestEnv({ server: { 'GET /v1/things/a': { status: 500 } } });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(call.runFx, { scope, params: load('a') });
  expect(scope.getState($failures)).toEqual(['http']);
});

it('a failed load is retried when the browser is back online', async () => {
  const answers: FakeAnswer[] = [{ kind: 'network' }, { status: 200, body: { name: 'A' } }];
  const { scope } = createTestEnv({
    server: { 'GET /v1/things/a': () => answers.shift() ?? { status: 500 } },
  });
  await allSettled(page.opened, { scope, params: { id: 'a' } });
  await allSettled(call.runFx, { scope, params: load('a') });
  expect(scope.getState($failures)).toEqual(['network']);
  await allSettled(onlineChanged, { scope, params: false });
  expect(scope.getState($names)).toEqual([]);
  await allSettled(onlineChanged, { scope, params: true });
  expect(scope.getState($names)).toEqual(['A']);
  await allSettled(onlineChanged, { scope, params: true });
  expect(scope.getState($names)).toEqual(['A']);
});

describe('rate-limited load', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const refused = (retryAfterMs?: number): FakeAnswer => ({
    status: 429,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
  async function ask(first: FakeAnswer) {
    const answers: FakeAnswer[] = [first, { status: 200, body: { name: 'A' } }];
    const env = createTestEnv({ server: { 'GET /v1/things/a': () => answers.shift() ?? { status: 500 } } });
    void allSettled(page.opened, { scope: env.scope, params: { id: 'a' } });
    void allSettled(call.runFx, { scope: env.scope, params: load('a') });
    await vi.advanceTimersByTimeAsync(0);
    return { ...env, names: () => env.scope.getState($names) };
  }

  it('is retried after the Retry-After of the server', async () => {
    const env = await ask(refused(5_000));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(env.names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(env.names()).toEqual(['A']);
  });

  it('is not retried after the page was closed, or without a Retry-After', async () => {
    const left = await ask(refused(5_000));
    void allSettled(page.closed, { scope: left.scope });
    const silent = await ask(refused());
    const endless = await ask(refused(MAX_RETRY_DELAY_MS + 1));
    await vi.advanceTimersByTimeAsync(MAX_RETRY_DELAY_MS * 2);
    expect([left.names(), silent.names(), endless.names()]).toEqual([[], [], []]);
  });

  it('is retried only for the last answer if the person has retried in between', async () => {
    const requested: string[] = [];
    const answers: FakeAnswer[] = [refused(5_000), refused(5_000), { status: 200, body: { name: 'A' } }];
    const { scope } = createTestEnv({
      server: {
        'GET /v1/things/a': () => {
          requested.push('a');
          return answers.shift() ?? { status: 500 };
        },
      },
    });
    void allSettled(page.opened, { scope, params: { id: 'a' } });
    void allSettled(call.runFx, { scope, params: load('a') });
    await vi.advanceTimersByTimeAsync(4_000);
    void allSettled(call.runFx, { scope, params: load('a') });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toHaveLength(3);
    expect(scope.getState($names)).toEqual(['A']);
  });
});
