import { allSettled, createEvent, createStore, fork, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitEnd } from './await-end';
import { createJob, failureReason } from './job';
import type { Failure } from '../http';
import { providePorts } from '../ports';
import { delay } from '../testing';

interface Parcel {
  readonly id: number;
}
const parcels = (...ids: number[]): readonly Parcel[] => ids.map((id) => ({ id }));

const keyOf = ({ id }: Parcel): number => id;

/** A job whose calls the test answers by `settled`. */
function createTestJob(options: Partial<Parameters<typeof createJob<Parcel>>[0]> = {}) {
  const called = createEvent<Parcel>();
  const settled = createEvent<{ readonly key: number; readonly failure: Failure | null }>();
  const run = awaitEnd({ start: called, keyOf, ended: settled });
  const errorOf = (failure: Failure): string =>
    failure.kind === 'declined' ? failure.call : failureReason(failure);
  return { ...createJob<Parcel>({ keyOf, run, errorOf, ...options }), called, settled };
}
const job = createTestJob();
const wide = createTestJob({ concurrency: 2 });
const impatient = createTestJob({ onLimit: 'stop' });
const queued = createTestJob({ concurrency: 2, queueOf: ({ id }) => (id < 10 ? 'low' : 'high') });
const $sent = createStore<readonly number[]>([]).on([job.called, wide.called], (sent, { id }) => [
  ...sent,
  id,
]);
const $ends = createStore<readonly string[]>([]).on(
  [job.finished, wide.finished],
  (ends, { items, failed }) => [...ends, `${failed.length} of ${items.length} failed`],
);

const sent = (scope: Scope) => scope.getState($sent);
const states = (scope: Scope, of = job) => scope.getState(of.$job)?.items.map(({ result }) => result.state);
// Not awaited: the calls have no answers yet, and a 429 starts a timer.
async function run<Params>(scope: Scope, unit: EventCallable<Params>, params?: NoInfer<Params>) {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(0);
}
const start = (scope: Scope, ids: readonly number[], of = job) => run(scope, of.start, parcels(...ids));
const fail = (scope: Scope, key: number, failure: Failure | null, of = job) =>
  run(scope, of.settled, { key, failure });
const settle = (scope: Scope, key: number, error: string | null = null, of = job) =>
  fail(scope, key, error === null ? null : { kind: 'declined', call: error }, of);
const http = (status: number, retryAfterMs: number | null = null): Failure => ({
  kind: 'http',
  call: 'parcels.send',
  status,
  retryAfterMs,
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createJob', () => {
  it('starts one item after the other, and reports its end', async () => {
    const scope = fork();
    await start(scope, [1, 2]);
    expect([sent(scope), states(scope)]).toEqual([[1], ['running', 'waiting']]);
    await settle(scope, 1);
    expect([sent(scope), states(scope)]).toEqual([
      [1, 2],
      ['done', 'running'],
    ]);
    expect(scope.getState(job.$job)).toMatchObject({ isRunning: true, done: parcels(1) });
    await settle(scope, 2);
    expect(scope.getState(job.$job)).toMatchObject({ isRunning: false, done: parcels(1, 2), failed: [] });
    expect(scope.getState($ends)).toEqual(['0 of 2 failed']);
  });

  it('runs as many items at a time as its concurrency', async () => {
    const scope = fork();
    await start(scope, [1, 2, 3, 4], wide);
    expect(sent(scope)).toEqual([1, 2]);
    await settle(scope, 2, null, wide);
    expect(sent(scope)).toEqual([1, 2, 3]);
    expect(states(scope, wide)).toEqual(['running', 'done', 'running', 'waiting']);
  });

  it('keeps the reasons of failed items, and retries only those', async () => {
    const scope = fork();
    await start(scope, [1, 2, 3]);
    await settle(scope, 1, 'too heavy');
    await settle(scope, 2);
    await settle(scope, 3, 'lost');
    expect(scope.getState(job.$job)?.failed).toEqual([
      { item: { id: 1 }, reason: 'too heavy' },
      { item: { id: 3 }, reason: 'lost' },
    ]);
    await run(scope, job.retry);
    expect(states(scope)).toEqual(['running', 'done', 'waiting']);
    await settle(scope, 1);
    await settle(scope, 3);
    expect(sent(scope)).toEqual([1, 2, 3, 1, 3]);
    expect(scope.getState($ends)).toEqual(['2 of 3 failed', '0 of 3 failed']);
  });

  it('stops after the running items, and continues with the stopped ones on retry', async () => {
    const scope = fork();
    await start(scope, [1, 2]);
    await run(scope, job.stop);
    expect(states(scope)).toEqual(['running', 'stopped']);
    await settle(scope, 1);
    expect([sent(scope), states(scope)]).toEqual([[1], ['done', 'stopped']]);
    expect(scope.getState($ends)).toEqual(['0 of 2 failed']);
    await run(scope, job.retry);
    expect(sent(scope)).toEqual([1, 2]);
  });

  it('ignores a start while it is running or without items, and answers that it does not wait for', async () => {
    const scope = fork();
    await start(scope, []);
    await run(scope, job.stop);
    await run(scope, job.retry);
    expect(scope.getState(job.$job)).toBeNull();
    await start(scope, [1, 2]);
    await start(scope, [3]);
    await settle(scope, 2);
    await settle(scope, 7);
    expect([sent(scope), states(scope)]).toEqual([[1], ['running', 'waiting']]);
    await run(scope, job.reset);
    await settle(scope, 1);
    expect(scope.getState(job.$job)).toBeNull();
    expect(scope.getState($ends)).toEqual([]);
  });

  it('runs the items of a queue one after the other', async () => {
    const scope = fork();
    await start(scope, [1, 2, 11], queued);
    expect(states(scope, queued)).toEqual(['running', 'waiting', 'running']);
    await settle(scope, 11, null, queued);
    expect(states(scope, queued)).toEqual(['running', 'waiting', 'done']);
    await settle(scope, 1, null, queued);
    expect(states(scope, queued)).toEqual(['done', 'running', 'done']);
  });

  it('waits for as long as a 429 asks, and then starts the limited item again', async () => {
    const scope = fork({ handlers: [providePorts({ delay })] });
    await start(scope, [1, 2, 3], wide);
    await fail(scope, 1, http(429, 5_000), wide);
    await vi.advanceTimersByTimeAsync(4_000);
    void settle(scope, 2, null, wide);
    await vi.advanceTimersByTimeAsync(0);
    expect(states(scope, wide)).toEqual(['waiting', 'done', 'waiting']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states(scope, wide)).toEqual(['running', 'done', 'running']);
    expect(sent(scope)).toEqual([1, 2, 1, 3]);
  });

  it('ends when it is stopped while all items wait for a 429', async () => {
    const scope = fork();
    await start(scope, [1, 2], wide);
    await fail(scope, 1, http(429, 5_000), wide);
    void run(scope, wide.stop);
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($ends)).toEqual([]);
    await fail(scope, 2, http(429, 5_000), wide);
    expect(states(scope, wide)).toEqual(['stopped', 'stopped']);
    expect(scope.getState($ends)).toEqual(['0 of 2 failed']);
  });

  it('waits longer after each 429 that names no time, up to a minute, and says so', async () => {
    const scope = fork({ handlers: [providePorts({ delay })] });
    await start(scope, [1, 2]);
    const waits: (number | null | undefined)[] = [];
    for (let limits = 0; limits < 8; limits += 1) {
      await fail(scope, 1, http(429));
      const waitMs = scope.getState(job.$job)?.waitMs ?? 0;
      waits.push(waitMs / 1000);
      expect(states(scope)).toEqual(['waiting', 'waiting']);
      await vi.advanceTimersByTimeAsync(waitMs);
      expect(states(scope)).toEqual(['running', 'waiting']);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await settle(scope, 1);
    await fail(scope, 2, http(429));
    expect(scope.getState(job.$job)?.waitMs).toBe(1_000);
  });

  it('waits at most two minutes, whatever a 429 asks', async () => {
    const scope = fork();
    await start(scope, [1]);
    await fail(scope, 1, http(429, 300_000));
    expect(scope.getState(job.$job)?.waitMs).toBe(120_000);
  });

  it('stops where a limit is not waited for', async () => {
    const scope = fork();
    await start(scope, [1, 2], impatient);
    await fail(scope, 1, http(429, 5_000), impatient);
    expect(states(scope, impatient)).toEqual(['failed', 'stopped']);
    expect(scope.getState(impatient.$job)?.fatal).toBe('Too many requests. Please try again later.');
  });

  it('stops after a 401, and keeps the rest for a retry', async () => {
    const scope = fork();
    await start(scope, [1, 2, 3]);
    await fail(scope, 1, http(401));
    expect(scope.getState(job.$job)?.items.map(({ result }) => result)).toEqual([
      { state: 'failed', error: 'Session expired. Please log in again.' },
      { state: 'stopped' },
      { state: 'stopped' },
    ]);
    expect(sent(scope)).toEqual([1]);
    await run(scope, job.retry);
    expect(states(scope)).toEqual(['running', 'waiting', 'waiting']);
  });

  it('keeps two scopes independent', async () => {
    const [one, other] = [fork(), fork()];
    await start(one, [1, 2]);
    await start(other, [3]);
    await settle(other, 3, 'lost');
    expect([states(one), states(other)]).toEqual([['running', 'waiting'], ['failed']]);
    expect([sent(one), sent(other)]).toEqual([[1], [3]]);
  });
});
