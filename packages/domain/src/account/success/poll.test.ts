import { allSettled, createEffect, createStore, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../../kernel/http';
import { providePorts } from '../../kernel/ports';
import { delay } from '../../kernel/testing';
import { createPage } from '../../kernel/page/page';
import { createPoll } from './success';

const askFx = createEffect<{ group?: string }, boolean, Failure>();
const page = createPage('poll-test');
const poll = createPoll({ page, ask: askFx, isDone: Boolean, intervalMs: 1_000, retries: 2 });
const $ends = createStore<readonly string[]>([])
  .on(poll.succeeded, (ends) => [...ends, 'succeeded'])
  .on(poll.exhausted, (ends) => [...ends, 'exhausted'])
  .on(poll.failed, (ends) => [...ends, 'failed']);

const env = (answer: (requested: number) => boolean | Failure) => {
  let requested = 0;
  const scope = fork({
    handlers: [
      providePorts({ abort: () => undefined, delay }),
      [
        askFx,
        () => {
          requested += 1;
          const response = answer(requested);
          if (typeof response === 'boolean') return response;
          throw response;
        },
      ],
    ],
  });
  return { scope, requested: () => requested, ends: () => scope.getState($ends) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a poll asks at once, and again until the answer is done', async () => {
  const { scope, requested, ends } = env((count) => count === 2);
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toBe(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(requested()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requested()).toBe(2);
  expect(ends()).toEqual(['succeeded']);
});

it('a poll stops after the last retry', async () => {
  const { scope, requested, ends } = env(() => false);
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requested()).toBe(3);
  expect(scope.getState(poll.$retries)).toBe(2);
  expect(ends()).toEqual(['exhausted']);
});

it('a poll stops when the page closes, and starts over when it opens again', async () => {
  const { scope, requested, ends } = env(() => false);
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(500);
  void allSettled(page.closed, { scope });
  await vi.advanceTimersByTimeAsync(200);
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toBe(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(requested()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested()).toBe(3);
  void allSettled(page.closed, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requested()).toBe(3);
  expect(ends()).toEqual([]);
});

it('a poll asks once per visit, however often the page opens', async () => {
  const { scope, requested } = env(() => true);
  void allSettled(page.opened, { scope });
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toBe(1);
});

it('a poll waits after a failure until it is resumed, which does not count as a retry', async () => {
  const { scope, requested, ends } = env((count) => (count === 1 ? { kind: 'network', call: 'x' } : true));
  void allSettled(page.opened, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requested()).toBe(1);
  void allSettled(poll.resumed, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toBe(2);
  expect(scope.getState(poll.$retries)).toBe(0);
  expect(ends()).toEqual(['failed', 'succeeded']);
});

it('a poll keeps two scopes independent', async () => {
  const one = env(() => false);
  const other = env(() => true);
  void allSettled(page.opened, { scope: one.scope });
  void allSettled(page.opened, { scope: other.scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.ends()).toEqual(['exhausted']);
  expect(other.ends()).toEqual(['succeeded']);
  expect(other.scope.getState(poll.$retries)).toBe(0);
});
