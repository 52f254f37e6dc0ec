import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import type { FakeAnswer } from '../testing';
import { $toast, toastActed } from '../toasts';
import * as customers from './index';
import {
  calm,
  commit,
  CUSTOMERS,
  extend,
  fine,
  later,
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
  type World,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failedParts = ({ scope }: World) => Object.fromEntries(scope.getState(customers.$failedParts));
const draftOf = ({ scope }: World, id: string) => scope.getState(customers.$drafts).get(id);

describe('a customer who was just extended', () => {
  const upcoming = ({ scope }: World) => scope.getState(customers.$upcoming).map(({ id }) => id);
  const hold = ({ scope }: World, isHeld: boolean): void =>
    void allSettled(customers.listHeldChanged, { scope, params: isHeld });

  it('keeps their place in Upcoming Renewals and in the list until the pointer leaves', async () => {
    const world = await open();
    const before = { upcoming: upcoming(world), names: names(world) };
    hold(world, true);
    await extend(world, late.customer_id);
    await vi.advanceTimersByTimeAsync(10_000);
    expect({ upcoming: upcoming(world), names: names(world) }).toEqual(before);
    hold(world, false);
    expect(upcoming(world)).not.toContain(late.customer_id);
    expect(names(world)).not.toEqual(before.names);
  });

  it('leaves their place after some seconds where no pointer is on the list', async () => {
    const world = await open();
    await extend(world, late.customer_id);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(upcoming(world)).toContain(late.customer_id);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(upcoming(world)).not.toContain(late.customer_id);
  });

  it('is named by the message, whose Undo puts the date of before back', async () => {
    const world = await open();
    await extend(world, late.customer_id);
    expect(world.scope.getState($toast)).toMatchObject({
      text: 'Customer updated successfully',
      detail: 'Sole Society: extended to December 12, 2026',
      action: { label: 'Undo' },
    });
    void allSettled(toastActed, {
      scope: world.scope,
      params: world.scope.getState($toast)?.action?.id ?? '',
    });
    await calm();
    expect(saved(world).at(-1)).toEqual(late);
  });

  it('is put back to the first date by the row’s Undo after several extensions', async () => {
    const world = await open();
    await extend(world, late.customer_id);
    await extend(world, late.customer_id);
    void allSettled(customers.extensionUndone, { scope: world.scope, params: late.customer_id });
    await calm();
    expect(saved(world).at(-1)).toEqual(late);
  });
});

describe('Extend 1 Month', () => {
  it('adds one calendar month and saves the whole customer at once', async () => {
    const world = await open();
    await extend(world, late.customer_id);
    expect(saved(world)).toEqual([{ ...late, next_renewal: '2026-12-12' }]);
    expect(toast(world)).toBe('Customer updated successfully');
  });

  it('leaves what is shown of all others as it is', async () => {
    const world = await open();
    const shown = () => new Map(world.scope.getState(customers.$shown).map((view) => [view.id, view]));
    const before = shown();
    await extend(world, late.customer_id);
    const changed = [...shown()].filter(([id, view]) => before.get(id) !== view).map(([id]) => id);
    expect(changed).toEqual([late.customer_id]);
  });

  it('makes the last day of February of 31 January', async () => {
    const world = await open();
    await extend(world, fine.customer_id);
    expect(renewalOf(world, fine.customer_id)).toBe('2027-02-28');
  });

  it('keeps the time of a timestamp', async () => {
    const world = await open();
    await extend(world, month.customer_id);
    expect(saved(world)).toMatchObject([{ next_renewal: '2027-01-21T10:00:00' }]);
  });

  it('shows the new date and says "Saving customer..." while it is on its way', async () => {
    const answer = later();
    const world = await open({ [SAVE]: () => answer.promise });
    await extend(world, late.customer_id);
    expect(toast(world)).toBe('Saving customer...');
    expect(renewalOf(world, late.customer_id)).toBe('2026-12-12');
    expect(world.scope.getState(customers.$savingIds)).toEqual(new Set([late.customer_id]));
    answer.answer({ status: 200 });
    await calm();
    expect(world.scope.getState(customers.$savingIds)).toEqual(new Set());
  });

  it('twice adds two months, in order', async () => {
    const first = later();
    const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [first.promise];
    const world = await open({ [SAVE]: () => answers.shift() ?? { status: 200 } });
    await extend(world, late.customer_id);
    await extend(world, late.customer_id);
    expect(saved(world)).toHaveLength(1);
    first.answer({ status: 200 });
    await calm();
    expect(saved(world)).toMatchObject([{ next_renewal: '2026-12-12' }, { next_renewal: '2027-01-12' }]);
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }])(
    'says that it failed, and what was shown before is back (%j)',
    async (answer) => {
      const world = await open({ [SAVE]: answer });
      await extend(world, late.customer_id);
      expect(toast(world)).toBe('Failed to save customer');
      expect(renewalOf(world, late.customer_id)).toBe('2026-11-12');
      expect(failedParts(world)).toEqual({ [late.customer_id]: 'renewal' });
    },
  );

  it('does nothing for a customer without a renewal', async () => {
    const world = await open();
    await extend(world, '5');
    expect(saved(world)).toEqual([]);
  });
});

describe('the renewal date', () => {
  it('is saved when its field loses the focus', async () => {
    const world = await open();
    await commit(world, late.customer_id, '2027-03-01');
    expect(saved(world)).toEqual([{ ...late, next_renewal: '2027-03-01' }]);
  });

  it('is not saved when it has not changed', async () => {
    const world = await open();
    await commit(world, late.customer_id, '2026-11-12');
    await commit(world, month.customer_id, '2026-12-21');
    expect(saved(world)).toEqual([]);
    expect(toast(world)).toBeUndefined();
  });

  it.each([null, '', '2026-02-30', '0202-01-01'])('is not saved when it is %j, and says so', async (day) => {
    const world = await open();
    await commit(world, late.customer_id, day);
    expect(saved(world)).toEqual([]);
    expect(world.scope.getState(customers.$renewalErrors).get(late.customer_id)).toBe(
      'Enter a complete date. The previous date still applies.',
    );
    await commit(world, late.customer_id, '2027-03-01');
    expect(world.scope.getState(customers.$renewalErrors).size).toBe(0);
  });

  it('is what it was when the save fails', async () => {
    const world = await open({ [SAVE]: { status: 500 } });
    await commit(world, late.customer_id, '2027-03-01');
    expect(toast(world)).toBe('Failed to save customer');
    expect(renewalOf(world, late.customer_id)).toBe('2026-11-12');
  });
});

describe('Manage Products', () => {
  it('is saved by its button, with the other keys of the customer as they came', async () => {
    const world = await open();
    toggle(world, late.customer_id, '2', true);
    toggle(world, late.customer_id, '5', false);
    expect(saved(world)).toEqual([]);
    await saveProducts(world, late.customer_id);
    expect(saved(world)).toEqual([{ ...late, products: [products[0], products[1]] }]);
    expect(draftOf(world, late.customer_id)).toBeUndefined();
    expect(toast(world)).toBe('Customer updated successfully');
  });

  it('writes ids where the customer has ids', async () => {
    const world = await open();
    toggle(world, soon.customer_id, '6', true);
    await saveProducts(world, soon.customer_id);
    expect(saved(world)).toMatchObject([{ products: [5, '1', 6] }]);
  });

  it('writes products for a customer who had none', async () => {
    const world = await open();
    toggle(world, fine.customer_id, '6', true);
    await saveProducts(world, fine.customer_id);
    expect(saved(world)).toMatchObject([{ products: [{ id: 6, name: 'Alternative', type: 'monitor' }] }]);
  });

  it('has nothing unsaved when all is ticked as it was', async () => {
    const world = await open();
    toggle(world, late.customer_id, '2', true);
    expect(world.scope.getState($unsaved)).toBe(true);
    toggle(world, late.customer_id, '2', false);
    expect(world.scope.getState($unsaved)).toBe(false);
    await saveProducts(world, late.customer_id);
    expect(saved(world)).toEqual([]);
  });

  it('keeps what was ticked when the save fails, until it is discarded', async () => {
    const world = await open({ [SAVE]: { status: 500 } });
    toggle(world, late.customer_id, '2', true);
    await saveProducts(world, late.customer_id);
    expect(draftOf(world, late.customer_id)).toEqual(new Set(['1', '2', '5']));
    expect(failedParts(world)).toEqual({ [late.customer_id]: 'products' });
    expect(world.scope.getState($unsaved)).toBe(true);
    void allSettled(customers.productsDiscarded, { scope: world.scope, params: late.customer_id });
    expect(draftOf(world, late.customer_id)).toBeUndefined();
  });

  it('keeps what is ticked while the save is on its way', async () => {
    const answer = later();
    const world = await open({ [SAVE]: () => answer.promise });
    toggle(world, late.customer_id, '2', true);
    await saveProducts(world, late.customer_id);
    toggle(world, late.customer_id, '6', true);
    answer.answer({ status: 200 });
    await calm();
    expect(draftOf(world, late.customer_id)).toEqual(new Set(['1', '2', '5', '6']));
  });

  it('says that the products could not be loaded until Retry succeeds', async () => {
    let answer: FakeAnswer = { status: 500 };
    const world = await open({ [PRODUCTS]: () => answer });
    expect(world.scope.getState(customers.$catalogueFailure)).toMatchObject({ status: 500 });
    expect(world.logs).toEqual(['products.getProducts: answered with status 500']);
    answer = { status: 200, body: products };
    void allSettled(customers.productsReloadRequested, { scope: world.scope });
    await calm();
    expect(world.scope.getState(customers.$catalogueFailure)).toBeNull();
    expect(world.scope.getState(customers.$choices)).toHaveLength(4);
  });

  it.each([
    ['after the time that the server named', { status: 429, retryAfterMs: 1_000 }],
    ['when the browser is back online', { kind: 'network' }],
  ] as const)('has its products by itself %s, and says nothing more of it', async (_, refusal) => {
    const answers: FakeAnswer[] = [refusal];
    const world = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: products } });
    expect(world.scope.getState(customers.$catalogueFailure)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    await online(world);
    expect(world.scope.getState(customers.$catalogueFailure)).toBeNull();
    expect(world.scope.getState(customers.$choices)).toHaveLength(products.length);
  });

  it('is given up when the page is left, and a save under way is finished', async () => {
    const answer = later();
    const world = await open({ [SAVE]: () => answer.promise });
    toggle(world, late.customer_id, '2', true);
    await saveProducts(world, late.customer_id);
    void allSettled(customers.page.closed, { scope: world.scope });
    expect(world.scope.getState($unsaved)).toBe(false);
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Customer updated successfully');
  });
});

it('a renewal and products that are changed one after the other are both kept', async () => {
  const first = later();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [first.promise];
  const world = await open({ [SAVE]: () => answers.shift() ?? { status: 200 } });
  await extend(world, late.customer_id);
  toggle(world, late.customer_id, '5', false);
  await saveProducts(world, late.customer_id);
  first.answer({ status: 200 });
  await calm();
  expect(saved(world).at(-1)).toEqual({ ...late, next_renewal: '2026-12-12', products: [products[0]] });
});

it('sends a customer with odd values back as it came but for what was edited', async () => {
  const odd = {
    customer_id: 7,
    name: null,
    next_renewal: '2026-11-28',
    products: [5, null, { id: '1', name: 4 }],
  };
  const world = await open({ [CUSTOMERS]: { status: 200, body: [odd, { customer_id: 8, name: [] }, fine] } });
  expect(world.scope.getState(customers.$customers)).toHaveLength(2);
  expect(world.scope.getState(customers.$unreadable).map(({ path }) => path)).toEqual(['1', '0.products.1']);
  await extend(world, '7');
  toggle(world, '7', '5', false);
  await saveProducts(world, '7');
  expect(saved(world)).toEqual([
    { ...odd, next_renewal: '2026-12-28' },
    { ...odd, next_renewal: '2026-12-28', products: [{ id: '1', name: 4 }, null] },
  ]);
});
