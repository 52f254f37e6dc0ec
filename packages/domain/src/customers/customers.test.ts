import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUERY_DEBOUNCE_MS } from '../kernel/page/address';
import { located } from '../kernel/page/location';
import type { FakeAnswer } from '../kernel/testing';
import * as customers from './index';
import { flush, CUSTOMERS, names, online, open, toast, type TestEnv } from './testing';
import * as customersList from './list';
import type * as customersQuery from './view';
import * as customersView from './view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const search = ({ scope }: TestEnv, params: string): void =>
  void allSettled(customersView.searchChanged, { scope, params });
const filter = ({ scope }: TestEnv, params: customersQuery.CustomerFilter): void =>
  void allSettled(customersView.filterChanged, { scope, params });
const sort = ({ scope }: TestEnv, params: customersQuery.CustomerSort): void =>
  void allSettled(customersView.sortChanged, { scope, params });

describe('customers', () => {
  it('shows a failed load until Retry succeeds', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open({ [CUSTOMERS]: () => answer });
    expect(toast(env)).toBe('Failed to fetch customers');
    expect(env.scope.getState(customersList.$status)).toBe('failed');
    expect(env.logs).toEqual(['customers.getCustomers: answered with status 500']);
    expect(env.left).toEqual([]);
    answer = { status: 200, body: [{ customer_id: '1', name: 'One' }] };
    void allSettled(customersList.reloadRequested, { scope: env.scope });
    await flush();
    expect(names(env)).toEqual(['One']);
    expect(env.scope.getState(customersList.$status)).toBe('ready');
  });

  it('replaces the failure when a load after Retry-After succeeds', async () => {
    const answers: FakeAnswer[] = [{ status: 429, retryAfterMs: 2_000 }];
    const body = [{ customer_id: '1', name: 'One' }];
    const env = await open({ [CUSTOMERS]: () => answers.shift() ?? { status: 200, body } });
    expect(env.scope.getState(customersList.$status)).toBe('failed');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(names(env)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names(env)).toEqual(['One']);
    expect(env.scope.getState(customersList.$status)).toBe('ready');
  });

  it('loads again when the browser is back online, and clears the failure', async () => {
    const answers: FakeAnswer[] = [{ kind: 'network' }];
    const body = [{ customer_id: '1', name: 'One' }];
    const env = await open({ [CUSTOMERS]: () => answers.shift() ?? { status: 200, body } });
    expect(env.scope.getState(customersList.$status)).toBe('failed');
    await online(env);
    expect(names(env)).toEqual(['One']);
    expect(env.scope.getState(customersList.$status)).toBe('ready');
  });

  it('finds customers by words of their names in any order and any case', async () => {
    const env = await open();
    search(env, 'OW');
    expect(names(env)).toEqual(['Night Owl']);
    search(env, 'ärger');
    expect(names(env)).toEqual(['Ärger & Co']);
    search(env, 'owl nig');
    expect(names(env)).toEqual(['Night Owl']);
  });

  it('sorts by renewal, overdue first and customers without a date last', async () => {
    const env = await open();
    expect(names(env)).toEqual(['Sole Society', 'Lounge', 'Ärger & Co', 'Night Owl', 'Empty Handed']);
    sort(env, '-renewal');
    expect(names(env)).toEqual(['Night Owl', 'Ärger & Co', 'Lounge', 'Sole Society', 'Empty Handed']);
    sort(env, 'name');
    expect(names(env)).toEqual(['Ärger & Co', 'Empty Handed', 'Lounge', 'Night Owl', 'Sole Society']);
    sort(env, '-name');
    expect(names(env)[0]).toBe('Sole Society');
  });

  it.each([
    ['overdue', ['Sole Society']],
    ['due', ['Lounge', 'Ärger & Co']],
    ['active', ['Night Owl']],
  ] as const)('filters by %s', async (state, expected) => {
    const env = await open();
    filter(env, state);
    expect(names(env)).toEqual(expected);
    expect(env.scope.getState(customersView.$counts)).toEqual({ all: 5, overdue: 1, due: 2, active: 1 });
  });

  it('lists overdue renewals and those within 7 days as upcoming by date, whatever the search', async () => {
    const env = await open();
    search(env, 'nobody');
    const upcoming = env.scope.getState(customersView.$upcoming);
    expect(upcoming.map(({ name, renewal }) => [name, renewal])).toEqual([
      ['Sole Society', { state: 'overdue', day: '2026-11-12', days: -9 }],
      ['Lounge', { state: 'due', day: '2026-11-28', days: 7 }],
    ]);
  });

  it('marks a renewal as overdue at midnight while the page is open', async () => {
    const env = await open({
      [CUSTOMERS]: {
        status: 200,
        body: [{ customer_id: '1', name: 'Today', next_renewal: '2026-11-21' }],
      },
    });
    const state = () => env.scope.getState(customersView.$shown)[0]?.renewal.state;
    expect(state()).toBe('due');
    env.now += 24 * 60 * 60 * 1000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('overdue');
    void allSettled(customers.page.closed, { scope: env.scope });
  });

  it('shows products by name and kind, also when only the id is known', async () => {
    const env = await open();
    const shown = (name: string) =>
      env.scope.getState(customersView.$shown).find((view) => view.name === name);
    expect(shown('Lounge')).toMatchObject({
      monitors: ['Sneaker'],
      toolbox: ['Basic Toolbox'],
      ticked: new Set(['5', '1']),
    });
    expect(shown('Night Owl')).toMatchObject({ monitors: [], toolbox: [], ticked: new Set() });
  });
});

describe('query string of the customers', () => {
  it('contains search, filter and order, and is read when the page opens', async () => {
    const env = await open({}, '?filter=due&sort=-renewal&ref=1');
    expect(names(env)).toEqual(['Ärger & Co', 'Lounge']);
    search(env, 'l');
    search(env, 'lo');
    expect(names(env)).toEqual(['Lounge']);
    expect(env.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS);
    expect(env.navigations).toHaveLength(1);
    expect(env.navigations.at(-1)).toEqual({
      to: '/customers?filter=due&sort=-renewal&search=lo&ref=1',
      replace: true,
      from: '/customers',
    });
    filter(env, 'all');
    expect(env.navigations.at(-1)).toEqual({
      to: '/customers?sort=-renewal&search=lo&ref=1',
      replace: false,
    });
    void allSettled(customersView.cleared, { scope: env.scope });
    expect(env.navigations.at(-1)?.to).toBe('/customers?sort=-renewal&ref=1');
  });

  it('does not navigate after the page has closed', async () => {
    const env = await open();
    search(env, 'l');
    void allSettled(customers.page.closed, { scope: env.scope });
    await vi.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS);
    expect(env.navigations).toEqual([]);
  });

  it('gives a followed link precedence over pending typing', async () => {
    const env = await open({}, '?search=a');
    search(env, 'ab');
    void allSettled(located, { scope: env.scope, params: { path: '/customers', query: '' } });
    await vi.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS);
    expect(env.navigations).toEqual([]);
    expect(env.scope.getState(customersView.$search)).toBe('');
  });

  it('follows back and forward', async () => {
    const env = await open();
    search(env, 'l');
    search(env, 'lo');
    expect(env.scope.getState(customersView.$search)).toBe('lo');
    for (const query of ['?search=lo', ''])
      void allSettled(located, { scope: env.scope, params: { path: '/customers', query } });
    expect(env.scope.getState(customersView.$search)).toBe('');
  });
});

it('a search in 2,000 customers updates with each keystroke', async () => {
  const env = await open({
    [CUSTOMERS]: {
      status: 200,
      body: Array.from({ length: 2_000 }, (_, index) => ({
        customer_id: String(index),
        name: `Group ${index}`,
        next_renewal: '2026-12-24T12:00:00.000Z',
        products: [1, 5],
      })),
    },
  });
  for (const text of ['g', 'gr', 'gro', 'group 1', 'group 19', 'group 199']) search(env, text);
  // 199, 1199 and 1990 to 1999.
  expect(names(env)).toHaveLength(12);
});

it('the customers of two scopes are independent', async () => {
  const one = await open();
  const two = await open();
  search(one, 'owl');
  expect(names(one)).toEqual(['Night Owl']);
  expect(names(two)).toHaveLength(5);
});
