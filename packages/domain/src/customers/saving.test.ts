import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../kernel/page/unsaved';
import type { FakeAnswer } from '../kernel/testing';
import { $toast, toastActed } from '../kernel/toasts';
import * as customers from './index';
import {
  flush,
  commit,
  CUSTOMERS,
  extend,
  fine,
  deferred,
  late,
  month,
  names,
  online,
  open,
  products,
  PRODUCTS,
  renewalOf,
  SAVE,
  saved,
  saveProducts,
  soon,
  toast,
  toggle,
  type TestEnv,
} from './testing';
import * as customersList from './list';
import * as customersManaging from './managing';
import * as customersRenewals from './renewals';
import * as customersView from './view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failedParts = ({ scope }: TestEnv) => Object.fromEntries(scope.getState(customersList.$failedParts));
const draftOf = ({ scope }: TestEnv, id: string) => scope.getState(customersManaging.$drafts).get(id);

describe('customer who was just extended', () => {
  const upcoming = ({ scope }: TestEnv) => scope.getState(customersView.$upcoming).map(({ id }) => id);

  it('keeps their position in Upcoming Renewals and in the list for 8 seconds', async () => {
    const env = await open();
    const before = { upcoming: upcoming(env), names: names(env) };
    await extend(env, late.customer_id);
    await vi.advanceTimersByTimeAsync(7_000);
    expect({ upcoming: upcoming(env), names: names(env) }).toEqual(before);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(upcoming(env)).not.toContain(late.customer_id);
    expect(names(env)).not.toEqual(before.names);
  });

  it('keeps their Undo for 8 seconds when another one is extended meanwhile', async () => {
    const env = await open();
    const extended = () => [...env.scope.getState(customersRenewals.$extensions).keys()];
    await extend(env, late.customer_id);
    await vi.advanceTimersByTimeAsync(5_000);
    await extend(env, soon.customer_id);
    expect(extended()).toEqual([late.customer_id, soon.customer_id]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(extended()).toEqual([soon.customer_id]);
    void allSettled(customersRenewals.extensionUndone, { scope: env.scope, params: soon.customer_id });
    await flush();
    expect(saved(env).at(-1)).toEqual(soon);
  });

  it('keeps the Undo for 8 seconds after a slow save', async () => {
    const answer = deferred();
    const env = await open({ [SAVE]: () => answer.promise });
    await extend(env, late.customer_id);
    await vi.advanceTimersByTimeAsync(7_000);
    answer.answer({ status: 200 });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(upcoming(env)).toContain(late.customer_id);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(upcoming(env)).not.toContain(late.customer_id);
  });

  it('is named in the message, whose Undo restores the previous date', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    expect(env.scope.getState($toast)).toMatchObject({
      text: 'Customer updated successfully',
      detail: 'Sole Society: extended to December 12, 2026',
      action: { label: 'Undo' },
    });
    void allSettled(toastActed, {
      scope: env.scope,
      params: env.scope.getState($toast)?.action?.id ?? '',
    });
    await flush();
    expect(saved(env).at(-1)).toEqual(late);
  });

  it('is one of several, whose message takes back its own month alone', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    await extend(env, late.customer_id);
    void allSettled(toastActed, {
      scope: env.scope,
      params: env.scope.getState($toast)?.action?.id ?? '',
    });
    await flush();
    expect(saved(env).at(-1)).toEqual({ ...late, next_renewal: '2026-12-12' });
  });

  it('returns to the first date with the row’s Undo after several extensions', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    await extend(env, late.customer_id);
    void allSettled(customersRenewals.extensionUndone, { scope: env.scope, params: late.customer_id });
    await flush();
    expect(saved(env).at(-1)).toEqual(late);
  });

  it.each(['message', 'row'])(
    'keeps the month of another person when the Undo of its %s is pressed',
    async (place) => {
      const env = await open();
      env.server[CUSTOMERS] = { status: 200, body: [{ ...late, next_renewal: '2026-12-12' }] };
      env.now += 60_000;
      await extend(env, late.customer_id);
      expect(saved(env).at(-1)).toEqual({ ...late, next_renewal: '2027-01-12' });
      const action = env.scope.getState($toast)?.action?.id ?? '';
      if (place === 'message') void allSettled(toastActed, { scope: env.scope, params: action });
      else void allSettled(customersRenewals.extensionUndone, { scope: env.scope, params: late.customer_id });
      await flush();
      expect(saved(env).at(-1)).toEqual({ ...late, next_renewal: '2026-12-12' });
    },
  );

  it('has no Undo over a date that was typed since', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    await commit(env, late.customer_id, '2027-06-01');
    expect(env.scope.getState(customersRenewals.$extensions).size).toBe(0);
  });
});

describe('Extend 1 Month', () => {
  it('is not added twice if the answer of the first was lost', async () => {
    const env = await open({
      [SAVE]: ({ body }) => {
        const answer = { status: 200, body: [JSON.parse(body ?? '')] };
        env.server[SAVE] = { status: 200 };
        // The list is still read when the person presses again.
        env.server[CUSTOMERS] = () => {
          env.server[CUSTOMERS] = answer;
          return deferred().promise;
        };
        return { kind: 'network' };
      },
    });
    await extend(env, late.customer_id);
    env.now += 60_000;
    await extend(env, late.customer_id);
    expect(saved(env).map((one) => (one as typeof late).next_renewal)).toEqual(['2026-12-12', '2026-12-12']);
  });

  it('adds one calendar month and saves the whole customer at once', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    expect(saved(env)).toEqual([{ ...late, next_renewal: '2026-12-12' }]);
    expect(toast(env)).toBe('Customer updated successfully');
  });

  it('keeps the views of all other customers', async () => {
    const env = await open();
    const shown = () => new Map(env.scope.getState(customersView.$shown).map((view) => [view.id, view]));
    const before = shown();
    await extend(env, late.customer_id);
    const changed = [...shown()].filter(([id, view]) => before.get(id) !== view).map(([id]) => id);
    expect(changed).toEqual([late.customer_id]);
  });

  it('turns 31 January into the last day of February', async () => {
    const env = await open();
    await extend(env, fine.customer_id);
    expect(renewalOf(env, fine.customer_id)).toBe('2027-02-28');
  });

  it('keeps the time of a timestamp', async () => {
    const env = await open();
    await extend(env, month.customer_id);
    expect(saved(env)).toMatchObject([{ next_renewal: '2027-01-21T10:00:00' }]);
  });

  it('shows the new date and "Saving customer..." while the save is pending', async () => {
    const answer = deferred();
    const env = await open({ [SAVE]: () => answer.promise });
    await extend(env, late.customer_id);
    expect(toast(env)).toBe('Saving customer...');
    expect(renewalOf(env, late.customer_id)).toBe('2026-12-12');
    expect(env.scope.getState(customersList.$savingIds)).toEqual(new Set([late.customer_id]));
    answer.answer({ status: 200 });
    await flush();
    expect(env.scope.getState(customersList.$savingIds)).toEqual(new Set());
  });

  it('adds two months in order when it is pressed twice', async () => {
    const first = deferred();
    const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [first.promise];
    const env = await open({ [SAVE]: () => answers.shift() ?? { status: 200 } });
    await extend(env, late.customer_id);
    await extend(env, late.customer_id);
    expect(saved(env)).toHaveLength(1);
    first.answer({ status: 200 });
    await flush();
    expect(saved(env)).toMatchObject([{ next_renewal: '2026-12-12' }, { next_renewal: '2027-01-12' }]);
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }])(
    'shows a failure and restores the previous date (%j)',
    async (answer) => {
      const env = await open({ [SAVE]: answer });
      await extend(env, late.customer_id);
      expect(toast(env)).toBe('Failed to save customer');
      expect(renewalOf(env, late.customer_id)).toBe('2026-11-12');
      expect(failedParts(env)).toEqual({ [late.customer_id]: 'renewal' });
    },
  );

  it('does nothing for a customer without a renewal', async () => {
    const env = await open();
    await extend(env, '5');
    expect(saved(env)).toEqual([]);
  });
});

describe('renewal date field', () => {
  it('saves on blur', async () => {
    const env = await open();
    await commit(env, late.customer_id, '2027-03-01');
    expect(saved(env)).toEqual([{ ...late, next_renewal: '2027-03-01' }]);
  });

  it('does not save an unchanged date', async () => {
    const env = await open();
    await commit(env, late.customer_id, '2026-11-12');
    await commit(env, month.customer_id, '2026-12-21');
    expect(saved(env)).toEqual([]);
    expect(toast(env)).toBeUndefined();
  });

  it.each([null, '', '2026-02-30', '0202-01-01'])('does not save %j, and shows an error', async (day) => {
    const env = await open();
    await commit(env, late.customer_id, day);
    expect(saved(env)).toEqual([]);
    expect(env.scope.getState(customersRenewals.$renewalErrors).get(late.customer_id)).toBe(
      'Enter a complete date. The previous date still applies.',
    );
    await commit(env, late.customer_id, '2027-03-01');
    expect(env.scope.getState(customersRenewals.$renewalErrors).size).toBe(0);
  });

  it('reverts when the save fails', async () => {
    const env = await open({ [SAVE]: { status: 500 } });
    await commit(env, late.customer_id, '2027-03-01');
    expect(toast(env)).toBe('Failed to save customer');
    expect(renewalOf(env, late.customer_id)).toBe('2026-11-12');
  });
});

describe('Manage Products', () => {
  it("saves with its button, and keeps the customer's other keys", async () => {
    const env = await open();
    toggle(env, late.customer_id, '2', true);
    toggle(env, late.customer_id, '5', false);
    expect(saved(env)).toEqual([]);
    await saveProducts(env, late.customer_id);
    expect(saved(env)).toEqual([{ ...late, products: [products[0], products[1]] }]);
    expect(draftOf(env, late.customer_id)).toBeUndefined();
    expect(toast(env)).toBe('Customer updated successfully');
  });

  it('writes ids if the customer has ids', async () => {
    const env = await open();
    toggle(env, soon.customer_id, '6', true);
    await saveProducts(env, soon.customer_id);
    expect(saved(env)).toMatchObject([{ products: [5, '1', 6] }]);
  });

  it('writes products for a customer without any', async () => {
    const env = await open();
    toggle(env, fine.customer_id, '6', true);
    await saveProducts(env, fine.customer_id);
    expect(saved(env)).toMatchObject([{ products: [{ id: 6, name: 'Alternative', type: 'monitor' }] }]);
  });

  it('is not dirty when the checklist equals the saved products', async () => {
    const env = await open();
    toggle(env, late.customer_id, '2', true);
    expect(env.scope.getState($unsaved)).toBe(true);
    toggle(env, late.customer_id, '2', false);
    expect(env.scope.getState($unsaved)).toBe(false);
    await saveProducts(env, late.customer_id);
    expect(saved(env)).toEqual([]);
  });

  it('keeps the ticked products when the save fails, until they are discarded', async () => {
    const env = await open({ [SAVE]: { status: 500 } });
    toggle(env, late.customer_id, '2', true);
    await saveProducts(env, late.customer_id);
    expect(draftOf(env, late.customer_id)).toEqual(new Set(['1', '2', '5']));
    expect(failedParts(env)).toEqual({ [late.customer_id]: 'products' });
    expect(env.scope.getState($unsaved)).toBe(true);
    void allSettled(customersManaging.productsDiscarded, { scope: env.scope, params: late.customer_id });
    expect(draftOf(env, late.customer_id)).toBeUndefined();
  });

  it('keeps products that are ticked during the save', async () => {
    const answer = deferred();
    const env = await open({ [SAVE]: () => answer.promise });
    toggle(env, late.customer_id, '2', true);
    await saveProducts(env, late.customer_id);
    toggle(env, late.customer_id, '6', true);
    answer.answer({ status: 200 });
    await flush();
    expect(draftOf(env, late.customer_id)).toEqual(new Set(['1', '2', '5', '6']));
  });

  it('shows a failed load of the products until Retry succeeds', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open({ [PRODUCTS]: () => answer });
    expect(env.scope.getState(customersManaging.$catalogStatus)).toBe('failed');
    expect(env.logs).toEqual(['products.getProducts: answered with status 500']);
    answer = { status: 200, body: products };
    void allSettled(customersManaging.productsReloadRequested, { scope: env.scope });
    await flush();
    expect(env.scope.getState(customersManaging.$catalogStatus)).toBe('ready');
    expect(env.scope.getState(customersManaging.$choices)).toHaveLength(4);
  });

  it.each([
    ['after the time that the server named', { status: 429, retryAfterMs: 1_000 }],
    ['when the browser is back online', { kind: 'network' }],
  ] as const)('loads the products again %s, and clears the failure', async (_, refusal) => {
    const answers: FakeAnswer[] = [refusal];
    const env = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: products } });
    expect(env.scope.getState(customersManaging.$catalogStatus)).toBe('failed');
    await vi.advanceTimersByTimeAsync(1_000);
    await online(env);
    expect(env.scope.getState(customersManaging.$catalogStatus)).toBe('ready');
    expect(env.scope.getState(customersManaging.$choices)).toHaveLength(products.length);
  });

  it('drops the draft when the page closes, and finishes a pending save', async () => {
    const answer = deferred();
    const env = await open({ [SAVE]: () => answer.promise });
    toggle(env, late.customer_id, '2', true);
    await saveProducts(env, late.customer_id);
    void allSettled(customers.page.closed, { scope: env.scope });
    expect(env.scope.getState($unsaved)).toBe(false);
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Customer updated successfully');
  });
});

it('a changed renewal and changed products of one customer are both saved', async () => {
  const first = deferred();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [first.promise];
  const env = await open({ [SAVE]: () => answers.shift() ?? { status: 200 } });
  await extend(env, late.customer_id);
  toggle(env, late.customer_id, '5', false);
  await saveProducts(env, late.customer_id);
  first.answer({ status: 200 });
  await flush();
  expect(saved(env).at(-1)).toEqual({ ...late, next_renewal: '2026-12-12', products: [products[0]] });
});

it('a customer with malformed values is sent back as received except for the edit', async () => {
  const malformed = {
    customer_id: 7,
    name: null,
    next_renewal: '2026-11-28',
    products: [5, null, { id: '1', name: 4 }],
  };
  const env = await open({
    [CUSTOMERS]: { status: 200, body: [malformed, { customer_id: 8, name: [] }, fine] },
  });
  expect(env.scope.getState(customersList.$customers)).toHaveLength(2);
  expect(env.scope.getState(customersManaging.$unreadable).map(({ path }) => path)).toEqual([
    '1',
    '0.products.1',
  ]);
  await extend(env, '7');
  toggle(env, '7', '5', false);
  await saveProducts(env, '7');
  expect(saved(env)).toEqual([
    { ...malformed, next_renewal: '2026-12-28' },
    { ...malformed, next_renewal: '2026-12-28', products: [{ id: '1', name: 4 }, null] },
  ]);
});
