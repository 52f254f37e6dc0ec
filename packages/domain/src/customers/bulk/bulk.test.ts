import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CUSTOMERS,
  deferred,
  flush,
  late,
  open,
  renewalOf,
  SAVE,
  saved,
  soon,
  toast,
  type TestEnv,
} from '../testing';
import { customerChange } from './index';
import * as customersExtensions from '../extensions';
import * as customersOpen from './open';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());

const { events, view } = customerChange;
async function act<Params>({ scope }: TestEnv, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await flush();
}
const select = (env: TestEnv, ids: readonly string[], value: customersOpen.CustomerValue) =>
  act(env, customersOpen.selection.opened, { ids, value });
const result = ({ scope }: TestEnv) => scope.getState(view.result);

describe('change of several customers', () => {
  it('extends them by a month, one save after the other, and leaves those without a renewal alone', async () => {
    const env = await open();
    await select(env, [late.customer_id, '2', '5'], { kind: 'extend' });
    expect(env.scope.getState(view.preview)).toEqual({
      count: 2,
      unchanged: 1,
      rows: [
        { id: '2', name: 'Lounge', before: '2026-11-28', after: '2026-12-28' },
        { id: late.customer_id, name: 'Sole Society', before: '2026-11-12', after: '2026-12-12' },
      ],
    });
    expect(saved(env)).toEqual([]);
    await act(env, events.onConfirm);
    expect(saved(env)).toEqual([
      { ...soon, next_renewal: '2026-12-28' },
      { ...late, next_renewal: '2026-12-12' },
    ]);
    expect(toast(env)).toBe('2 customers updated');
    // No row keeps its position with Undo, as after a single extension.
    expect(env.scope.getState(customersExtensions.$extensions).size).toBe(0);
  });

  it('restores the renewals as one job', async () => {
    const env = await open();
    await select(env, [late.customer_id, '2'], { kind: 'extend' });
    await act(env, events.onConfirm);
    await act(env, events.onUndo);
    expect(saved(env).slice(2)).toEqual([soon, late]);
    expect(renewalOf(env, '2')).toBe('2026-11-28');
    expect(toast(env)).toBe('2 customers restored');
  });

  it('sets a date, and keeps the form in which each renewal is written', async () => {
    const env = await open();
    await act(env, customersOpen.changeOpened, { ids: ['3', '4', '5'], kind: 'date' });
    await act(env, events.onValueChange, { kind: 'date', day: '2027-02-30' });
    expect(env.scope.getState(view.preview)?.count).toBe(0);
    await act(env, events.onValueChange, { kind: 'date', day: '2027-01-31' });
    expect(env.scope.getState(view.preview)).toMatchObject({ count: 2, unchanged: 1 });
    await act(env, events.onConfirm);
    expect(saved(env)).toMatchObject([
      { customer_id: '3', next_renewal: '2027-01-31T10:00:00' },
      { customer_id: '5', next_renewal: '2027-01-31' },
    ]);
  });

  it('adds and removes products, and keeps the others as they are', async () => {
    const env = await open();
    await act(env, customersOpen.changeOpened, { ids: [late.customer_id, '2', '4'], kind: 'products' });
    expect(env.scope.getState(view.products).map(({ name, owned }) => [name, owned])).toContainEqual([
      'Sneaker',
      'some',
    ]);
    expect(env.scope.getState(view.preview)).toMatchObject({ count: 0, unchanged: 3 });
    await act(env, events.onProductsChange, { added: new Set(['6']), removed: new Set(['5']) });
    expect(env.scope.getState(view.preview)?.rows.map(({ before, after }) => [before, after])).toEqual([
      ['', 'Alternative'],
      ['Sneaker, Basic Toolbox', 'Basic Toolbox, Alternative'],
      ['Basic Toolbox, Sneaker', 'Basic Toolbox, Alternative'],
    ]);
    await act(env, events.onConfirm);
    expect(saved(env)).toMatchObject([
      { customer_id: '4', products: [{ id: 6 }] },
      { customer_id: '2', products: ['1', 6] },
      { customer_id: late.customer_id, products: [{ id: 1 }, { id: 6 }], joined_with: 'invite' },
    ]);
  });

  it('shows the failed ones with their reasons, stops, and continues', async () => {
    const first = deferred();
    const answers = [{ status: 500 }, first.promise];
    const env = await open({ [SAVE]: () => answers.shift() ?? { status: 200 } });
    await select(env, [late.customer_id, '2', '3', '4'], { kind: 'extend' });
    await act(env, events.onConfirm);
    expect(env.scope.getState(view.progress)).toEqual({ done: 1, total: 4, failed: 1 });
    await act(env, events.onClose);
    expect(env.scope.getState(view.isOpen)).toBe(true);
    await act(env, events.onStop);
    first.answer({ status: 200 });
    await flush();
    expect(result(env)).toEqual({
      done: 1,
      stopped: 2,
      failed: [{ id: '4', name: 'Night Owl', reason: 'The server answered with 500.' }],
    });
    expect(toast(env)).toBe('Failed to save 1 of 4 customers');
    await act(env, events.onRetry);
    expect(result(env)).toEqual({ done: 4, stopped: 0, failed: [] });
    expect(saved(env)).toHaveLength(5);
    expect(renewalOf(env, '4')).toBe('2027-02-28');
  });

  it('adds the month to the renewal that the server has now', async () => {
    const renewals = ['2026-11-28', '2027-03-15'];
    const env = await open({
      [CUSTOMERS]: () => ({ status: 200, body: [{ ...soon, next_renewal: renewals.shift() }] }),
    });
    env.now += 60_000;
    await select(env, ['2'], { kind: 'extend' });
    await act(env, events.onConfirm);
    expect(saved(env)).toMatchObject([{ next_renewal: '2027-04-15' }]);
  });
});
