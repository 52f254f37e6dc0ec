import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../../kernel/page/unsaved';
import * as detail from '../index';
import { access } from './index';
import type { FakeAnswer } from '../../../kernel/testing';
import { onlineChanged } from '../../../kernel/ports';
import { act, flush, developer, deferred, open, toast, wait, written } from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Manage Customer Access', () => {
  it('is for developers only', async () => {
    const env = await open();
    await act(env, detail.details.events.onAddUser);
    expect(env.scope.getState(access.view.isOpen)).toBe(false);
    expect(env.requests.some(({ path }) => path.endsWith('/customers'))).toBe(false);
  });

  it('lists all customers, finds them by name or id, and shows who has access', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onAddUser);
    const shown = () => env.scope.getState(access.view.customers).map(({ name }) => name);
    expect(shown()).toEqual(['Ada', 'Grace']);
    expect(env.scope.getState(access.view.accessIds)).toEqual(['12', '99']);
    await act(env, access.events.onSearchChange, ' gRa');
    expect(shown()).toEqual(['Grace']);
    await act(env, access.events.onSearchChange, '11');
    expect(shown()).toEqual(['Ada']);
    await act(env, access.events.onSearchChange, '11 ad');
    expect(shown()).toEqual(['Ada']);
    expect(env.scope.getState(access.view.total)).toBe(2);
  });

  it('saves all ids with access, including those that are not in the list, and closes', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onAddUser);
    await act(env, access.events.onAccessChange, ['11', '99']);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, access.events.onSave);
    expect(written(env)).toEqual([['PUT /customers', { customerIds: ['99', '11'] }]]);
    expect(toast(env)).toBe('Customer access updated successfully');
    expect(env.scope.getState(access.view.isOpen)).toBe(false);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('stays open with the selection when the save fails', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onAddUser);
    await act(env, access.events.onAccessChange, ['11', '12', '99']);
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, access.events.onSave);
    await act(env, access.events.onClose);
    expect(env.scope.getState(access.view.isOpen)).toBe(true);
    answer.answer({ status: 500 });
    await flush();
    expect(toast(env)).toBe('Failed to update customer access');
    expect(env.scope.getState(access.view.error)).toBe('Failed to update customer access');
    expect(env.scope.getState(access.view.accessIds)).toContain('11');
    await act(env, access.events.onClose);
    expect(env.scope.getState(access.view.isOpen)).toBe(false);
  });

  it('shows a failed load of the customers, and retries', async () => {
    let status = 500;
    const env = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-1/customers': () => ({ status, body: { all: [], filtered: [] } }) },
    });
    await act(env, detail.details.events.onAddUser);
    expect(toast(env)).toBe('Failed to fetch customers');
    expect(env.scope.getState(access.view.status)).toBe('failed');
    await act(env, access.events.onSave);
    expect(written(env)).toEqual([]);
    status = 200;
    await act(env, access.events.onRetry);
    expect(env.scope.getState(access.view.status)).toBe('ready');
  });

  it.each([
    ['after the time that the server named', { status: 429, retryAfterMs: 1_000 }],
    ['when the browser is back online', { kind: 'network' }],
  ] as const)('loads the customers again %s, and clears the failure', async (_, refusal) => {
    const answers: FakeAnswer[] = [refusal];
    const body = { all: [{ customer_id: '11', name: 'Ada' }], filtered: ['11'] };
    const env = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-1/customers': () => answers.shift() ?? { status: 200, body } },
    });
    await act(env, detail.details.events.onAddUser);
    expect(env.scope.getState(access.view.status)).toBe('failed');
    await wait(1_000);
    await act(env, onlineChanged, false);
    await act(env, onlineChanged, true);
    expect(env.scope.getState(access.view.status)).toBe('ready');
    expect(env.scope.getState(access.view.accessIds)).toEqual(['11']);
    expect(env.scope.getState(access.view.total)).toBe(1);
  });
});

it('customer ids are sent back with the type they were received with', async () => {
  const env = await open({
    ...developer,
    server: {
      'GET /v1/monitors/m-1/customers': {
        status: 200,
        body: { all: [{ customer_id: 11, name: null }, null], filtered: [12, null] },
      },
    },
  });
  await act(env, detail.details.events.onAddUser);
  expect(env.scope.getState(access.view.accessIds)).toEqual(['12']);
  expect(env.scope.getState(access.view.unreadable).map(({ path }) => path)).toEqual(['all.1', 'filtered.1']);
  await act(env, access.events.onAccessChange, ['12', '11']);
  await act(env, access.events.onSave);
  expect(written(env)).toEqual([['PUT /customers', { customerIds: [12, null, 11] }]]);
});
