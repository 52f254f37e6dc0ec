import { allSettled, createEffect, createStore, fork, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../http';
import { providePorts } from '../ports';
import { delay } from '../testing';
import { createPlan, type Step } from './plan';
import { $toast } from '../toasts';
import { notify } from '../toasts/notify';
import { $unsaved } from '../page/unsaved';

interface Write {
  readonly key: string;
  readonly monitor: string;
}

const callFx = createEffect<Write, void, Failure>();
const $sent = createStore<readonly string[]>([]).on(callFx, (sent, { key }) => [...sent, key]);
const job = createPlan<Write>({
  name: 'plan',
  run: (write) => callFx(write),
  concurrency: 2,
  queueOf: ({ monitor }) => monitor,
  failedText: (failed, total) => `${failed} of ${total} failed`,
});
notify({ done: [job.succeeded, ({ done }) => `${done} written`] });

const step = (id: string, group: string): Step<Write> => ({
  id,
  group,
  title: `Step ${id}`,
  changes: [],
  write: { key: id, monitor: group },
});
const { write: _, ...skipped } = { ...step('e', 'Kith'), skipped: 'It has no region EU.' };
const plan = [step('a', 'SNKRS'), step('b', 'SNKRS'), step('c', 'Kith'), skipped, step('d', 'Solebox')];

const http = (status: number, retryAfterMs: number | null = null): Failure => ({
  kind: 'http',
  call: 'x',
  status,
  retryAfterMs,
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function act<Params>(scope: Scope, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await wait(0);
}

/** A scope with the plan. Its calls wait for `answer`; each of `failures` happens once. */
async function open(failures: Readonly<Record<string, Failure>> = {}) {
  const left = new Map(Object.entries(failures));
  let waiting: (() => void)[] = [];
  const call = ({ key }: Write) =>
    new Promise<void>((resolve, reject) => {
      const failure = left.get(key);
      left.delete(key);
      waiting.push(() => (failure === undefined ? resolve() : reject(failure)));
    });
  const scope = fork({ handlers: [[callFx, call], providePorts({ delay })] });
  const answer = async () => {
    const settled = waiting;
    waiting = [];
    for (const settle of settled) settle();
    await wait(0);
  };
  await act(scope, job.planned, plan);
  return { scope, answer };
}
const chosen = (scope: Scope) => [...scope.getState(job.view.chosen)];
const result = (scope: Scope) => {
  const state = scope.getState(job.view.result);
  return state && { done: state.done, stopped: state.stopped, failed: state.failed };
};
const doneIds = (scope: Scope) => [...(scope.getState(job.view.result)?.doneIds ?? [])];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createPlan', () => {
  it('chooses every step that writes, and lets go of a step or a group', async () => {
    const { scope } = await open();
    expect(scope.getState(job.view.groups).map(({ name }) => name)).toEqual(['SNKRS', 'Kith', 'Solebox']);
    expect(chosen(scope)).toEqual(['a', 'b', 'c', 'd']);
    await act(scope, job.events.onToggle, { group: 'SNKRS', isChosen: false });
    await act(scope, job.events.onToggle, { id: 'b', isChosen: true });
    expect(chosen(scope)).toEqual(['b', 'c', 'd']);
    expect(scope.getState(job.view.counts)).toEqual({ chosen: 3, skipped: 1, unchanged: 0 });
  });

  it('keeps the choices in a new plan with the same steps', async () => {
    const { scope } = await open();
    await act(scope, job.events.onToggle, { id: 'a', isChosen: false });
    await act(scope, job.planned, [step('a', 'SNKRS'), step('f', 'SNKRS')]);
    expect(chosen(scope)).toEqual(['f']);
    await act(scope, job.closed);
    await act(scope, job.planned, plan);
    expect(chosen(scope)).toHaveLength(4);
  });

  it('writes to two monitors at a time, and to each one after the other', async () => {
    const { scope, answer } = await open();
    await act(scope, job.events.onConfirm);
    expect(scope.getState($sent)).toEqual(['a', 'c']);
    expect(scope.getState($unsaved)).toBe(true);
    await answer();
    expect(scope.getState($sent)).toEqual(['a', 'c', 'b', 'd']);
    expect(scope.getState(job.view.progress)).toEqual({ done: 2, total: 4, failed: 0, waitMs: null });
    await answer();
    expect(result(scope)).toEqual({ done: 4, stopped: 0, failed: [] });
    expect(scope.getState($toast)?.text).toBe('4 written');
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('reports failed steps with their reasons, and runs only those again', async () => {
    const { scope, answer } = await open({ c: http(500) });
    await act(scope, job.events.onConfirm);
    await answer();
    await answer();
    expect(result(scope)).toEqual({
      done: 3,
      stopped: 0,
      failed: [{ id: 'c', name: 'Kith: Step c', reason: 'The server answered with 500.' }],
    });
    expect(doneIds(scope)).toEqual(['a', 'b', 'd']);
    expect(scope.getState($toast)?.text).toBe('1 of 4 failed');
    await act(scope, job.events.onRetry);
    await answer();
    expect(scope.getState($sent).slice(4)).toEqual(['c']);
    expect(result(scope)).toEqual({ done: 4, stopped: 0, failed: [] });
  });

  it('drops the steps that wait when it is stopped, and continues with them', async () => {
    const { scope, answer } = await open();
    await act(scope, job.events.onConfirm);
    await act(scope, job.events.onStop);
    expect(result(scope)).toBeNull();
    await answer();
    expect(result(scope)).toEqual({ done: 2, stopped: 2, failed: [] });
    await act(scope, job.events.onRetry);
    await answer();
    expect(scope.getState($sent)).toEqual(['a', 'c', 'b', 'd']);
    expect(result(scope)).toMatchObject({ done: 4 });
  });

  it('pauses for as long as a 429 asks, and goes on', async () => {
    const { scope, answer } = await open({ a: http(429, 5_000) });
    await act(scope, job.events.onConfirm);
    await answer();
    await wait(4_000);
    expect(scope.getState($sent)).toEqual(['a', 'c']);
    expect(scope.getState(job.view.progress)).toEqual({ done: 1, total: 4, failed: 0, waitMs: 5_000 });
    await wait(2_000);
    await answer();
    await answer();
    expect(scope.getState($sent).slice(2).toSorted()).toEqual(['a', 'b', 'd']);
    expect(result(scope)).toMatchObject({ done: 4, failed: [] });
  });

  it('can be stopped while it waits for a 429', async () => {
    const { scope, answer } = await open({ a: http(429, 5_000) });
    await act(scope, job.events.onConfirm);
    await answer();
    await act(scope, job.events.onStop);
    expect(result(scope)).toEqual({ done: 1, stopped: 3, failed: [] });
    await wait(10_000);
    expect(scope.getState($sent)).toEqual(['a', 'c']);
  });

  it('stops when the session is over', async () => {
    const { scope, answer } = await open({ a: http(401), c: http(401) });
    await act(scope, job.events.onConfirm);
    await answer();
    expect(result(scope)).toMatchObject({ done: 0, stopped: 2, failed: [{ id: 'a' }, { id: 'c' }] });
  });

  it('does not forget its plan while it is running', async () => {
    const { scope, answer } = await open();
    await act(scope, job.events.onConfirm);
    await act(scope, job.closed);
    await act(scope, job.planned, []);
    expect(scope.getState(job.view.groups)).toHaveLength(3);
    await answer();
    await answer();
    await act(scope, job.closed);
    expect(scope.getState(job.view.groups)).toEqual([]);
    expect(result(scope)).toBeNull();
  });

  it('keeps the plans of two scopes apart', async () => {
    const [{ scope: one }, other] = [await open(), fork()];
    expect(chosen(one)).toHaveLength(4);
    expect(chosen(other)).toEqual([]);
  });
});
