import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../http';
import { awaitEnd } from './await-end';
import { createBulkChange } from './bulk-change';
import { createBulkSelection } from './bulk-selection';
import { $toast, toastActed } from '../toasts';
import { $unsaved } from '../page/unsaved';

interface Row {
  readonly id: number;
  readonly size: number;
}
const rows: readonly Row[] = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, size: at % 2 }));
const $rows = createStore(rows);
const pageClosed = createEvent();
const selection = createBulkSelection<number>({ closed: pageClosed });
const called = createEvent<Row>();
const answered = createEvent<{ readonly row: Row; readonly failure: Failure | null }>();
const sendFx = awaitEnd({
  start: called,
  keyOf: ({ id }) => id,
  ended: answered.map(({ row, failure }) => ({ key: row.id, failure })),
});
const bulk = createBulkChange<Row, number>({
  name: 'rows',
  selection,
  $items: $rows,
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => `Row ${id}`,
  change: (row, size) => (row.size === size ? null : { ...row, size }),
  textOf: ({ size }) => `size ${size}`,
  run: ({ after }) => sendFx(after as Row),
  errorOf: () => 'locked',
  doneText: (count, kind) => `${count} ${kind}`,
  failedText: (failed, total) => `${failed} of ${total} failed`,
});

/** The ids whose calls fail once each. */
const failNext = createEvent<number>();
const $failing = createStore<ReadonlySet<number>>(new Set()).on(failNext, (ids, id) => new Set([...ids, id]));
const $calls = createStore<readonly string[]>([]).on(called, (calls, { id, size }) => [
  ...calls,
  `${id}:${size}`,
]);
sample({
  clock: called,
  source: $failing,
  fn: (failing, row) => ({
    row,
    failure: failing.has(row.id) ? ({ kind: 'timeout', call: 'rows.send' } satisfies Failure) : null,
  }),
  target: answered,
});
$rows.on(answered, (all, { row, failure }) =>
  failure === null ? all.map((one) => (one.id === row.id ? row : one)) : all,
);
$failing.on(answered, (ids, { row }) => new Set([...ids].filter((id) => id !== row.id)));
// The job is stopped in the middle.
const $stopsAt = createStore(0).on(bulk.events.onStop, () => 0);
sample({
  clock: called,
  source: $stopsAt,
  filter: (at, { id }) => at === id,
  fn: () => undefined,
  target: bulk.events.onStop,
});

const open = (scope: Scope, ids: readonly number[], value: number | null = 5) =>
  allSettled(selection.opened, { scope, params: { ids, value } });
async function act(scope: Scope, event: typeof bulk.events.onConfirm) {
  void allSettled(event, { scope });
  await vi.advanceTimersByTimeAsync(0);
}
const result = (scope: Scope) => scope.getState(bulk.view.result);

// A toast's timer would keep its scope from settling.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createBulkChange', () => {
  it('previews what changes, and leaves the others out', async () => {
    const scope = fork();
    await open(scope, [1, 2, 3, 999], null);
    expect(scope.getState(bulk.view.preview)).toBeNull();
    await allSettled(bulk.events.onValueChange, { scope, params: 1 });
    expect(scope.getState(bulk.view.preview)).toEqual({
      count: 2,
      unchanged: 1,
      rows: [
        { id: 1, name: 'Row 1', before: 'size 0', after: 'size 1' },
        { id: 3, name: 'Row 3', before: 'size 0', after: 'size 1' },
      ],
    });
    expect(scope.getState($calls)).toEqual([]);
  });

  it('changes 300 rows with 7 failures, stopped and resumed', async () => {
    const failing = new Set([3, 40, 77, 120, 200, 250, 299]);
    const scope = fork({
      values: [
        [$failing, failing],
        [$stopsAt, 100],
      ],
    });
    await open(
      scope,
      rows.map(({ id }) => id),
    );
    await act(scope, bulk.events.onConfirm);
    expect(result(scope)).toMatchObject({ done: 97, stopped: 200 });
    expect(result(scope)?.failed.map(({ id }) => id)).toEqual([3, 40, 77]);
    expect(scope.getState($toast)?.text).toBe('3 of 300 failed');

    await act(scope, bulk.events.onRetry);
    expect(result(scope)).toMatchObject({ done: 296, stopped: 0 });
    expect(result(scope)?.failed[0]).toEqual({ id: 120, name: 'Row 120', reason: 'locked' });

    await act(scope, bulk.events.onRetry);
    expect(scope.getState(bulk.view.isOpen)).toBe(false);
    expect(scope.getState($toast)).toMatchObject({ text: '300 changed', action: { label: 'Undo' } });
    expect(scope.getState($calls)).toHaveLength(307);
    expect(scope.getState($rows).every(({ size }) => size === 5)).toBe(true);
  });

  it('undoes what was changed, once', async () => {
    const scope = fork({ values: [[$failing, new Set([2])]] });
    await open(scope, [1, 2, 3]);
    await act(scope, bulk.events.onConfirm);
    expect(scope.getState(bulk.view.canUndo)).toBe(true);
    await act(scope, bulk.events.onUndo);
    expect(scope.getState($calls)).toEqual(['1:5', '2:5', '3:5', '1:0', '3:0']);
    expect(scope.getState($toast)?.text).toBe('2 restored');
    expect(scope.getState(bulk.view.canUndo)).toBe(false);
    expect(scope.getState($rows).slice(0, 3)).toEqual(rows.slice(0, 3));
  });

  it('closes once all is done, and is undone from the toast, in the dialog', async () => {
    const scope = fork({ values: [[$failing, new Set([2])]] });
    await open(scope, [1, 2]);
    await act(scope, bulk.events.onConfirm);
    await act(scope, bulk.events.onRetry);
    expect(scope.getState(bulk.view.isOpen)).toBe(false);
    const { text, action } = scope.getState($toast) ?? {};
    expect(text).toBe('2 changed');
    await allSettled(toastActed, { scope, params: action?.id ?? '' });
    expect(scope.getState($rows).slice(0, 2)).toEqual(rows.slice(0, 2));
    expect(scope.getState($toast)).toMatchObject({ text: '2 restored' });
    expect(scope.getState($toast)?.action).toBeUndefined();
    expect(scope.getState(bulk.view.isOpen)).toBe(false);
  });

  it('shows what its undo could not restore', async () => {
    const scope = fork();
    await open(scope, [1, 2]);
    await act(scope, bulk.events.onConfirm);
    const { action } = scope.getState($toast) ?? {};
    await allSettled(failNext, { scope, params: 2 });
    await allSettled(toastActed, { scope, params: action?.id ?? '' });
    expect(scope.getState(bulk.view.isOpen)).toBe(true);
    expect(result(scope)).toMatchObject({ done: 1, failed: [{ id: 2 }] });
  });

  it('offers no undo after its page was left', async () => {
    const scope = fork();
    await open(scope, [1, 2]);
    await act(scope, bulk.events.onConfirm);
    await allSettled(pageClosed, { scope });
    expect(scope.getState($toast)).toBeNull();
  });

  it.each([
    ['the job goes on', bulk.events.onRetry],
    ['the dialog opens for something else', selection.opened.prepend(() => ({ ids: [7], value: 1 }))],
    ['the dialog has taken it back', bulk.events.onUndo],
  ] as const)('withdraws the undo in the toast once %s', async (_, event) => {
    const scope = fork({ values: [[$stopsAt, 2]] });
    await open(scope, [1, 2, 3]);
    await act(scope, bulk.events.onConfirm);
    const offer = scope.getState($toast)?.action?.id ?? '';
    expect(offer).not.toBe('');
    await act(scope, event);
    const calls = scope.getState($calls);
    await allSettled(toastActed, { scope, params: offer });
    expect(scope.getState($calls)).toEqual(calls);
  });

  it('starts without a job after the dialog was closed', async () => {
    const scope = fork();
    await open(scope, [1, 2, 3]);
    await act(scope, bulk.events.onConfirm);
    await act(scope, bulk.events.onClose);
    expect(scope.getState(bulk.view.isOpen)).toBe(false);
    void open(scope, [4]);
    expect(result(scope)).toBeNull();
    expect(scope.getState(bulk.view.preview)?.count).toBe(1);
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('forgets the selection when the page closes', async () => {
    const scope = fork();
    await open(scope, [1, 2]);
    await allSettled(pageClosed, { scope });
    expect(scope.getState(bulk.view.isOpen)).toBe(false);
  });

  it('keeps two scopes independent', async () => {
    const [one, two] = [fork(), fork()];
    await open(one, [1, 2]);
    expect(two.getState(bulk.view.isOpen)).toBe(false);
  });
});
