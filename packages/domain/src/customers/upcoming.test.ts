import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extend, late, open, type TestEnv } from './testing';
import * as customersView from './view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const upcoming = ({ scope }: TestEnv) => scope.getState(customersView.$upcoming).map(({ name }) => name);

describe('Upcoming Renewals', () => {
  it('lists overdue customers and those due within 7 days by renewal date', async () => {
    expect(upcoming(await open())).toEqual(['Sole Society', 'Lounge']);
  });

  it('keeps the row of an extended customer until its Undo ends', async () => {
    const env = await open();
    await extend(env, late.customer_id);
    expect(upcoming(env)).toEqual(['Sole Society', 'Lounge']);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(upcoming(env)).toEqual(['Lounge']);
  });
});
