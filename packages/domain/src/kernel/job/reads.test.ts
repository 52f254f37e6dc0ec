import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { makeCall } from '../http';
import { createTestEnv, type FakeAnswer } from '../testing';
import { createReads } from './reads';

const reading = createReads<{ readonly uuid: string; readonly name: string }, MonitorDetail>({
  name: 'test reading',
  keyOf: ({ uuid }) => uuid,
  run: async ({ uuid }, group) => (await makeCall(getMonitor, { parameters: { uuid }, group })).body,
});
const monitors = Array.from({ length: 6 }, (_, at) => ({ uuid: `m-${at}`, name: `Monitor ${at}` }));

/** A server whose answers wait for `answer`; those of `answers` are given once, at first. */
function open(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const left = new Map(Object.entries(answers));
  const env = createTestEnv({ storage: { token: 'tok' } });
  let waiting: (() => void)[] = [];
  for (const { uuid, name } of monitors) {
    env.server[`GET /v1/monitors/${uuid}`] = () =>
      new Promise((resolve) => {
        const body = { data: { monitor_name: name }, inputs: [] };
        const answer = left.get(uuid) ?? { status: 200, body };
        left.delete(uuid);
        waiting.push(() => resolve(answer));
      });
  }
  const act = async <Params>(event: EventCallable<Params>, params?: Params) => {
    void allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    env,
    act,
    answer: async () => {
      const settled = waiting;
      waiting = [];
      for (const settle of settled) settle();
      await vi.advanceTimersByTimeAsync(0);
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    reading: () => env.scope.getState(reading.$progress),
    read: () => [...env.scope.getState(reading.$answers).keys()],
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createReads', () => {
  it('reads four monitors at a time', async () => {
    const { env, act, answer, reading: state, read } = open();
    await act(reading.started, monitors);
    expect(env.requests).toHaveLength(4);
    expect(state()).toMatchObject({ isRunning: true, done: 0, total: 6, failed: [] });
    await answer();
    expect(env.requests).toHaveLength(6);
    await answer();
    expect(state()).toMatchObject({ isRunning: false, done: 6, total: 6, failed: [] });
    expect(read()).toEqual(monitors.map(({ uuid }) => uuid));
    expect(env.scope.getState(reading.$answers).get('m-2')?.data.monitor_name).toBe('Monitor 2');
  });

  it('reports monitors that cannot be read, without a logout, and reads only those again', async () => {
    const { env, act, answer, reading: state, read } = open({ 'm-1': { status: 500 } });
    await act(reading.started, monitors);
    await answer();
    await answer();
    expect(state()?.failed).toEqual([
      { uuid: 'm-1', name: 'Monitor 1', reason: 'The server answered with 500.' },
    ]);
    expect([read().length, env.left]).toEqual([5, []]);
    await act(reading.retried);
    await answer();
    expect(env.requests).toHaveLength(7);
    expect([read().length, state()?.failed]).toEqual([6, []]);
  });

  it('keeps what it has read when it is stopped', async () => {
    const { env, act, answer, reading: state, read } = open();
    await act(reading.started, monitors);
    await act(reading.stopped);
    await answer();
    await answer();
    expect(env.requests).toHaveLength(4);
    expect([state()?.isRunning, read().length]).toEqual([false, 4]);
  });

  it('waits for as long as a 429 asks', async () => {
    const { act, answer, wait, reading: state } = open({ 'm-0': { status: 429, retryAfterMs: 3_000 } });
    await act(reading.started, monitors);
    await answer();
    await wait(2_000);
    expect(state()).toMatchObject({ isRunning: true, done: 3, waitMs: 3_000 });
    await wait(2_000);
    await answer();
    await answer();
    expect(state()).toMatchObject({ isRunning: false, done: 6, total: 6, failed: [] });
  });

  it('aborts its calls and forgets them when it is reset, and starts over with other monitors', async () => {
    const { env, act, answer, reading: state, read } = open();
    await act(reading.started, monitors);
    await act(reading.reset);
    expect(env.aborted).toEqual(['test reading']);
    await answer();
    await answer();
    expect([state(), read()]).toEqual([null, []]);
    await act(reading.started, monitors.slice(0, 1));
    await answer();
    expect(read()).toEqual(['m-0']);
  });
});
