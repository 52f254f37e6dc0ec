import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customers from './index';
import { extend, late, open, soon, type TestEnv } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const filterBy = ({ scope }: TestEnv, params: customers.RenewalWindow | null): void =>
  void allSettled(customers.upcomingFilterChanged, { scope, params });
const upcoming = ({ scope }: TestEnv) => scope.getState(customers.$upcoming).map(({ name }) => name);
const counts = ({ scope }: TestEnv) => scope.getState(customers.$upcomingCounts);

describe('Upcoming Renewals', () => {
  it('counts overdue renewals, and those due within 7 and 30 days', async () => {
    const env = await open();
    expect(counts(env)).toEqual({ overdue: 1, within7: 1, within30: 2 });
    expect(env.scope.getState(customers.$urgentCount)).toBe(2);
  });

  it.each<[customers.RenewalWindow | null, readonly string[]]>([
    [null, ['Sole Society', 'Lounge']],
    ['overdue', ['Sole Society']],
    ['within7', ['Lounge']],
    ['within30', ['Lounge', 'Ärger & Co']],
  ])('lists its customers by renewal date with the filter %s', async (window, names) => {
    const env = await open();
    filterBy(env, window);
    expect(upcoming(env)).toEqual(names);
  });

  it('counts an extension at once, and keeps the row of the extended customer in the filtered list', async () => {
    const env = await open();
    filterBy(env, 'overdue');
    await extend(env, late.customer_id);
    expect(counts(env)).toEqual({ overdue: 0, within7: 1, within30: 3 });
    expect(upcoming(env)).toEqual(['Sole Society']);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(upcoming(env)).toEqual([]);
    expect(env.scope.getState(customers.$urgentCount)).toBe(1);
  });

  it('resets its filter when no customer is overdue or due within 7 days', async () => {
    const env = await open();
    filterBy(env, 'within30');
    await extend(env, late.customer_id);
    await extend(env, soon.customer_id);
    expect(env.scope.getState(customers.$upcomingFilter)).toBe('within30');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(env.scope.getState(customers.$urgentCount)).toBe(0);
    expect(env.scope.getState(customers.$upcomingFilter)).toBeNull();
  });

  it('resets its filter when the page closes', async () => {
    const env = await open();
    filterBy(env, 'within30');
    void allSettled(customers.page.closed, { scope: env.scope });
    expect(env.scope.getState(customers.$upcomingFilter)).toBeNull();
  });
});
