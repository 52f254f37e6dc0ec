import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import * as detail from './index';
import type { FakeAnswer } from '../testing';
import { onlineChanged } from '../shared/browser';
import { act, calm, developer, later, open, toast, wait, written } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Manage Customer Access', () => {
  it('is for developers', async () => {
    const world = await open();
    await act(world, detail.accessOpened);
    expect(world.scope.getState(detail.$isAccessOpen)).toBe(false);
    expect(world.requests.some(({ path }) => path.endsWith('/customers'))).toBe(false);
  });

  it('lists all customers, finds them by name or id, and knows who has access', async () => {
    const world = await open(developer);
    await act(world, detail.accessOpened);
    const shown = () => world.scope.getState(detail.$accessShown).map(({ name }) => name);
    expect(shown()).toEqual(['Ada', 'Grace']);
    expect(world.scope.getState(detail.$accessIds)).toEqual(['12', '99']);
    await act(world, detail.accessSearchChanged, ' gRa');
    expect(shown()).toEqual(['Grace']);
    await act(world, detail.accessSearchChanged, '11');
    expect(shown()).toEqual(['Ada']);
    await act(world, detail.accessSearchChanged, '11 ad');
    expect(shown()).toEqual(['Ada']);
    expect(world.scope.getState(detail.$accessTotal)).toBe(2);
  });

  it('saves the ids of everyone who has access, those not in the list included, and closes', async () => {
    const world = await open(developer);
    await act(world, detail.accessOpened);
    await act(world, detail.accessChanged, ['11', '99']);
    expect(world.scope.getState($unsaved)).toBe(true);
    await act(world, detail.accessSaveRequested);
    expect(written(world)).toEqual([['PUT /customers', { customerIds: ['99', '11'] }]]);
    expect(toast(world)).toBe('Customer access updated successfully');
    expect(world.scope.getState(detail.$isAccessOpen)).toBe(false);
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('stays open with what was chosen when that fails', async () => {
    const world = await open(developer);
    await act(world, detail.accessOpened);
    await act(world, detail.accessChanged, ['11', '12', '99']);
    const answer = later();
    world.answers.push(answer.promise);
    await act(world, detail.accessSaveRequested);
    await act(world, detail.accessClosed);
    expect(world.scope.getState(detail.$isAccessOpen)).toBe(true);
    answer.answer({ status: 500 });
    await calm();
    expect(toast(world)).toBe('Failed to update customer access');
    expect(world.scope.getState(detail.$accessError)).toBe('Failed to update customer access');
    expect(world.scope.getState(detail.$accessIds)).toContain('11');
    await act(world, detail.accessClosed);
    expect(world.scope.getState(detail.$isAccessOpen)).toBe(false);
  });

  it('says when the customers could not be fetched, and tries again', async () => {
    let status = 500;
    const world = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-1/customers': () => ({ status, body: { all: [], filtered: [] } }) },
    });
    await act(world, detail.accessOpened);
    expect(toast(world)).toBe('Failed to fetch customers');
    expect(world.scope.getState(detail.$accessLoadError)).toBe('Failed to fetch customers');
    await act(world, detail.accessSaveRequested);
    expect(written(world)).toEqual([]);
    status = 200;
    await act(world, detail.accessReloadRequested);
    expect(world.scope.getState(detail.$accessLoadError)).toBeNull();
  });

  it.each([
    ['after the time that the server named', { status: 429, retryAfterMs: 1_000 }],
    ['when the browser is back online', { kind: 'network' }],
  ] as const)('has the customers by itself %s, and says nothing more of it', async (_, refusal) => {
    const answers: FakeAnswer[] = [refusal];
    const body = { all: [{ customer_id: '11', name: 'Ada' }], filtered: ['11'] };
    const world = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-1/customers': () => answers.shift() ?? { status: 200, body } },
    });
    await act(world, detail.accessOpened);
    expect(world.scope.getState(detail.$accessLoadError)).toBe('Failed to fetch customers');
    await wait(1_000);
    await act(world, onlineChanged, false);
    await act(world, onlineChanged, true);
    expect(world.scope.getState(detail.$accessLoadError)).toBeNull();
    expect(world.scope.getState(detail.$accessIds)).toEqual(['11']);
    expect(world.scope.getState(detail.$accessTotal)).toBe(1);
  });
});

it('sends ids of customers back in the kind that they came in', async () => {
  const world = await open({
    ...developer,
    server: {
      'GET /v1/monitors/m-1/customers': {
        status: 200,
        body: { all: [{ customer_id: 11, name: null }, null], filtered: [12, null] },
      },
    },
  });
  await act(world, detail.accessOpened);
  expect(world.scope.getState(detail.$accessIds)).toEqual(['12']);
  expect(world.scope.getState(detail.$accessUnreadable).map(({ path }) => path)).toEqual([
    'all.1',
    'filtered.1',
  ]);
  await act(world, detail.accessChanged, ['12', '11']);
  await act(world, detail.accessSaveRequested);
  expect(written(world)).toEqual([['PUT /customers', { customerIds: [12, null, 11] }]]);
});
