import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customers from './index';
import { extend, late, open, soon, type World } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const filterBy = ({ scope }: World, params: customers.RenewalWindow | null): void =>
  void allSettled(customers.upcomingFilterChanged, { scope, params });
const upcoming = ({ scope }: World) => scope.getState(customers.$upcoming).map(({ name }) => name);
const counts = ({ scope }: World) => scope.getState(customers.$upcomingCounts);

describe('Upcoming Renewals', () => {
  it('counts what is overdue, due within 7 days and due within 30 days', async () => {
    const world = await open();
    expect(counts(world)).toEqual({ overdue: 1, within7: 1, within30: 2 });
    expect(world.scope.getState(customers.$urgentCount)).toBe(2);
  });

  it.each<[customers.RenewalWindow | null, readonly string[]]>([
    [null, ['Sole Society', 'Lounge']],
    ['overdue', ['Sole Society']],
    ['within7', ['Lounge']],
    ['within30', ['Lounge', 'Ärger & Co']],
  ])('filtered by %s lists its customers by the date of their renewal', async (window, names) => {
    const world = await open();
    filterBy(world, window);
    expect(upcoming(world)).toEqual(names);
  });

  it('counts an extension at once and keeps the row of the extended customer in the filtered list', async () => {
    const world = await open();
    void allSettled(customers.listHeldChanged, { scope: world.scope, params: true });
    filterBy(world, 'overdue');
    await extend(world, late.customer_id);
    expect(counts(world)).toEqual({ overdue: 0, within7: 1, within30: 3 });
    expect(upcoming(world)).toEqual(['Sole Society']);
    void allSettled(customers.listHeldChanged, { scope: world.scope, params: false });
    expect(upcoming(world)).toEqual([]);
    expect(world.scope.getState(customers.$urgentCount)).toBe(1);
  });

  it('drops its filter with the last customer who is overdue or due within 7 days', async () => {
    const world = await open();
    filterBy(world, 'within30');
    await extend(world, late.customer_id);
    await extend(world, soon.customer_id);
    expect(world.scope.getState(customers.$upcomingFilter)).toBe('within30');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.scope.getState(customers.$urgentCount)).toBe(0);
    expect(world.scope.getState(customers.$upcomingFilter)).toBeNull();
  });

  it('forgets its filter when the page is left', async () => {
    const world = await open();
    filterBy(world, 'within30');
    void allSettled(customers.page.closed, { scope: world.scope });
    expect(world.scope.getState(customers.$upcomingFilter)).toBeNull();
  });
});
