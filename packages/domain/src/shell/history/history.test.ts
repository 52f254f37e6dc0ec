import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { getMonitors } from '../../contract/calls/monitors';
import { createCall, tokenSet } from '../../kernel/http';
import { toastShown } from '../../kernel/toasts';
import { $unreadCount, historyShown, MAX_ENTRIES } from './index';
import { $entries, $report } from './entries';

const loadFx = createCall(getMonitors);

// A toast closes after seconds.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

async function open() {
  const env = createTestEnv({
    storage: { token: 'secret-token' },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': { status: 503 },
    },
  });
  await env.start('/settings');
  return env;
}

it('the history lists messages and failed calls with their times, the newest first', async () => {
  const { scope } = await open();
  await allSettled(toastShown, { scope, params: { kind: 'success', text: 'Redirect saved' } });
  await allSettled(loadFx, { scope, params: {} });
  const entries = scope.getState($entries);
  expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['call', 'monitors.getMonitors: answered with status 503'],
    ['success', 'Redirect saved'],
  ]);
  expect(entries.every(({ at }) => Number.isFinite(at))).toBe(true);
});

it('the report contains no token, address or body', async () => {
  const { scope } = await open();
  await allSettled(loadFx, { scope, params: {} });
  await allSettled(toastShown, { scope, params: { kind: 'error', text: 'Failed' } });
  expect(scope.getState($report)).toMatch(
    /^\d{4}-\d\d-\d\dT\S+ error: Failed \(monitors\.getMonitors: answered with status 503\)$/,
  );
  expect(scope.getState($report)).not.toMatch(/secret-token|https?:/);
});

it('unreadable rows are entered once, by key path and without a value', async () => {
  const env = await open();
  const bad = { monitor_uuid: 'a', monitor_name: { secret: 'hook' } };
  env.server['GET /v1/monitors'] = { status: 200, body: { monitors: [{ monitor_uuid: 'm' }, bad] } };
  await allSettled(loadFx, { scope: env.scope, params: {} });
  await allSettled(loadFx, { scope: env.scope, params: {} });
  expect(env.scope.getState($entries).map(({ kind, text }) => [kind, text])).toEqual([
    [
      'data',
      'monitors.getMonitors: 1 row could not be read: monitors.1.monitor_name: expected string, got object. To check the server: npm run contract -- verify',
    ],
  ]);
});

it('an answer that is not as agreed is entered once, with what was expected and what kind came', async () => {
  const env = await open();
  for (const body of [{ monitors: 'secret' }, { monitors: 'other' }, { monitors: 5 }]) {
    env.server['GET /v1/monitors'] = { status: 200, body };
    await allSettled(loadFx, { scope: env.scope, params: {} });
  }
  const texts = env.scope.getState($entries).map(({ text }) => text);
  expect(texts).toEqual(
    ['number', 'string'].map(
      (kind) =>
        `monitors.getMonitors: answer is not as agreed: monitors: expected list, got ${kind}. To check the server: npm run contract -- verify`,
    ),
  );
});

it('the history has a limited number of entries, and none of another session', async () => {
  const { scope } = await open();
  for (let turn = 0; turn < MAX_ENTRIES + 5; turn += 1) {
    void allSettled(toastShown, { scope, params: { kind: 'success', text: `Said ${turn}` } });
  }
  await Promise.resolve();
  expect(scope.getState($entries)).toHaveLength(MAX_ENTRIES);
  expect(scope.getState($entries)[0]?.text).toBe(`Said ${MAX_ENTRIES + 4}`);
  await allSettled(tokenSet, { scope, params: 'another' });
  expect(scope.getState($entries)).toEqual([]);
});

it('the same failure several times in a row is one entry with their number', async () => {
  const { scope } = await open();
  for (let turn = 0; turn < 3; turn += 1) await allSettled(loadFx, { scope, params: {} });
  expect(scope.getState($entries)).toMatchObject([{ kind: 'call', count: 3 }]);
  expect(scope.getState($report)).toMatch(/503 ×3$/);
});

it('failures are unread until the page opens', async () => {
  const { scope } = await open();
  await allSettled(toastShown, { scope, params: { kind: 'success', text: 'Saved' } });
  await allSettled(loadFx, { scope, params: {} });
  expect(scope.getState($unreadCount)).toBe(1);
  await allSettled(historyShown, { scope, params: true });
  expect(scope.getState($unreadCount)).toBe(0);
  await allSettled(loadFx, { scope, params: {} });
  await allSettled(historyShown, { scope, params: false });
  expect(scope.getState($unreadCount)).toBe(0);
  await allSettled(loadFx, { scope, params: {} });
  expect(scope.getState($unreadCount)).toBe(1);
});
