import { allSettled, createStore, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providePorts } from '../ports';
import { delay } from '../testing';
import { createTimer } from './timer';

const timer = createTimer<string>({ timeoutMs: 1_000 });
const perKey = createTimer<{ key: string; ms: number }>({
  timeoutMs: ({ ms }) => ms,
  keyOf: ({ key }) => key,
});
const $fired = createStore<readonly string[]>([])
  .on(timer.fired, (all, text) => [...all, text])
  .on(perKey.fired, (all, { key, ms }) => [...all, `${key} ${ms}`]);

const person = () => fork({ handlers: [providePorts({ delay })] });
const start = (scope: Scope, params: string): void => void allSettled(timer.started, { scope, params });
const startKey = (scope: Scope, key: string, ms: number): void =>
  void allSettled(perKey.started, { scope, params: { key, ms } });
const fired = (scope: Scope) => scope.getState($fired);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createTimer', () => {
  it('fires once, with the parameters of its start', async () => {
    const scope = person();
    start(scope, 'a');
    await vi.advanceTimersByTimeAsync(999);
    expect(fired(scope)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fired(scope)).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fired(scope)).toEqual(['a']);
  });

  it('counts from the last start, even with equal parameters', async () => {
    const scope = person();
    start(scope, 'a');
    await vi.advanceTimersByTimeAsync(600);
    start(scope, 'a');
    await vi.advanceTimersByTimeAsync(999);
    expect(fired(scope)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fired(scope)).toEqual(['a']);
  });

  it('does not fire after it is cancelled, and can be started again', async () => {
    const scope = person();
    start(scope, 'a');
    void allSettled(timer.cancelled, { scope });
    await vi.advanceTimersByTimeAsync(2_000);
    start(scope, 'b');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fired(scope)).toEqual(['b']);
  });

  it('runs one timer per key, each with its own time', async () => {
    const scope = person();
    startKey(scope, 'a', 100);
    startKey(scope, 'b', 300);
    startKey(scope, 'b', 200);
    await vi.advanceTimersByTimeAsync(150);
    expect(fired(scope)).toEqual(['a 100']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fired(scope)).toEqual(['a 100', 'b 200']);
  });

  it('keeps two scopes independent', async () => {
    const [one, other] = [person(), person()];
    start(one, 'one');
    start(other, 'other');
    void allSettled(timer.cancelled, { scope: one });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fired(one)).toEqual([]);
    expect(fired(other)).toEqual(['other']);
  });
});
