import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatchJob } from './batch-job';
import { createDeleteMany } from './delete-many';
import { $toast } from '../toasts';

interface Row {
  readonly id: number;
}
const rows: readonly Row[] = [{ id: 1 }, { id: 2 }, { id: 3 }];

const job = createBatchJob<Row>({ keyOf: ({ id }) => id });
const deleteOne = createEvent<number | string>();
const $deletedAlone = createStore<readonly (number | string)[]>([]).on(deleteOne, (ids, id) => [...ids, id]);
const many = createDeleteMany({
  job,
  $items: createStore(rows),
  deleteOne,
  doneText: (count) => `${count} deleted`,
  failedText: (failed, total) => `${failed} of ${total} failed`,
});
// The second row cannot be deleted.
sample({
  clock: job.itemStarted,
  fn: ({ id }) => ({ key: id, failure: null, error: id === 2 ? 'locked' : undefined }),
  target: job.itemSettled,
});

const request = (scope: Scope, ids: readonly number[]) => allSettled(many.requested, { scope, params: ids });
const confirm = (scope: Scope) => allSettled(many.confirmed, { scope });
const runDelete = async (scope: Scope, ids: readonly number[]) => {
  await request(scope, ids);
  void confirm(scope);
  await vi.advanceTimersByTimeAsync(0);
  return scope.getState($toast)?.text;
};

// A toast's timer would keep its scope from settling.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createDeleteMany', () => {
  it('asks before it deletes several items, and reports success in a toast', async () => {
    const scope = fork();
    await request(scope, [1, 3, 99]);
    expect(scope.getState(many.$question)).toEqual([1, 3]);
    expect(scope.getState(job.$job)).toBeNull();
    expect(await runDelete(scope, [1, 3])).toBe('2 deleted');
    expect(scope.getState(many.$question)).toBeNull();
    expect(scope.getState(many.$report)).toBeNull();
  });

  it('reports the items that could not be deleted until the report is closed', async () => {
    const scope = fork();
    expect(await runDelete(scope, [1, 2])).toBe('1 of 2 failed');
    expect(scope.getState(many.$report)).toEqual({ total: 2, failed: [{ id: 2 }] });
    void allSettled(many.reportClosed, { scope });
    expect(scope.getState(many.$report)).toBeNull();
  });

  it('deletes a single item without a question', async () => {
    const scope = fork();
    await request(scope, [3]);
    expect(scope.getState($deletedAlone)).toEqual([3]);
    expect(scope.getState(many.$question)).toBeNull();
  });

  it('deletes nothing when the person declines', async () => {
    const scope = fork();
    await request(scope, [1, 2]);
    await allSettled(many.cancelled, { scope });
    await confirm(scope);
    expect(scope.getState(job.$job)).toBeNull();
  });

  it('keeps two scopes independent', async () => {
    const [one, two] = [fork(), fork()];
    await request(one, [1, 2]);
    expect(two.getState(many.$question)).toBeNull();
  });
});
