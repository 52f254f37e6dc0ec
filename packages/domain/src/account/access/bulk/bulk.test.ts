import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toast } from '../../../kernel/toasts';
import { createTestEnv, customer, type FakeAnswer } from '../../../kernel/testing';
import * as access from '../index';
import { accessRemoval } from './index';
import * as accessOpen from '../users';

const users = [
  { discord_id: '1', name: 'Mara', icon: null, permission: 1 },
  { discord_id: '2', name: 'Tomasz', icon: null, permission: 2 },
  { discord_id: 3, name: 'Ines', icon: null, permission: 7 },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const flush = () => vi.advanceTimersByTimeAsync(0);
async function open(answers: FakeAnswer[] = []) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/user/info/bot/users': { status: 200, body: { data: { bots: [{ users }] } } },
      'POST /v1/remove/bot/user': () => answers.shift() ?? { status: 200 },
    },
  });
  void env.start('/dashboard-access');
  await flush();
  await act(env, access.page.opened);
  return env;
}
type TestEnv = ReturnType<typeof createTestEnv>;
async function act<Params>({ scope }: TestEnv, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await flush();
}
const { events, view } = accessRemoval;
const select = (env: TestEnv, ids: readonly string[]) =>
  act(env, accessOpen.selection.opened, { ids, value: 'remove' as const });
const loads = ({ requests }: TestEnv) => requests.filter(({ call }) => call === 'access.getBotUsers').length;

describe('removing the access of several users', () => {
  it('asks first, and never removes an owner', async () => {
    const env = await open();
    await select(env, ['1', '2', '3']);
    expect(env.scope.getState(view.preview)).toEqual({
      count: 2,
      unchanged: 1,
      rows: [
        { id: '2', name: 'Tomasz', before: 'Admin', after: null },
        { id: '3', name: 'Ines', before: 'N/A', after: null },
      ],
    });
    expect(env.bodiesOf('access.removeBotUser')).toEqual([]);
    await act(env, events.onConfirm);
    expect(env.bodiesOf('access.removeBotUser')).toMatchObject([{ user_id: '2' }, { user_id: 3 }]);
    expect(env.scope.getState($toast)?.text).toBe('2 users no longer have access');
    expect(loads(env)).toBe(2);
    expect(view).not.toHaveProperty('canUndo');
  });

  it('shows who could not be removed, and retries those', async () => {
    const env = await open([{ status: 203 }, { status: 200 }]);
    await select(env, ['2', '3']);
    await act(env, events.onConfirm);
    expect(env.scope.getState(view.result)).toEqual({
      done: 1,
      stopped: 0,
      failed: [{ id: '2', name: 'Tomasz', reason: 'An error occurred!' }],
    });
    expect(env.scope.getState($toast)?.text).toBe('Failed to remove 1 of 2 users');
    await act(env, events.onRetry);
    expect(env.scope.getState($toast)?.text).toMatch(/^2 users no longer/);
    expect(env.scope.getState(view.isOpen)).toBe(false);
  });
});
