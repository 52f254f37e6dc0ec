import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { providePorts } from '../ports';
import { createTimeSlices } from './time-slices';

const log: string[] = [];
const slices = createTimeSlices(function* work(name: string) {
  log.push(`${name} 1`);
  yield;
  log.push(`${name} 2`);
  return name;
});
const $results = createStore<readonly string[]>([]).on(slices.done, (all, name) => [...all, name]);

const createScope = () => fork({ handlers: [providePorts({ pause: () => undefined })] });

describe('createTimeSlices', () => {
  it('pauses between the steps, and reports the result', async () => {
    log.length = 0;
    let pauses = 0;
    const scope = fork({ handlers: [providePorts({ pause: () => void (pauses += 1) })] });
    await allSettled(slices.start, { scope, params: 'a' });
    expect(log).toEqual(['a 1', 'a 2']);
    expect(pauses).toBe(1);
    expect(scope.getState($results)).toEqual(['a']);
    expect(scope.getState(slices.$isRunning)).toBe(false);
  });

  it('drops the work of an earlier start', async () => {
    log.length = 0;
    const scope = createScope();
    void allSettled(slices.start, { scope, params: 'a' });
    await allSettled(slices.start, { scope, params: 'b' });
    expect(log).toEqual(['a 1', 'b 1', 'b 2']);
    expect(scope.getState($results)).toEqual(['b']);
  });

  it('keeps two scopes independent', async () => {
    const [one, two] = [createScope(), createScope()];
    await allSettled(slices.start, { scope: one, params: 'a' });
    expect(two.getState($results)).toEqual([]);
  });
});
