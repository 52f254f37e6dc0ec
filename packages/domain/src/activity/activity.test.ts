import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestEnv, customer } from '../testing';
import { getMonitors } from '../monitors/contract';
import { createCall, tokenSet } from '../shared/http';
import { toastShown } from '../shared/toasts';
import { $entries, $report, MAX_ENTRIES } from './index';

const loadFx = createCall(getMonitors);

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

it('the activity lists messages and failed calls with their times, the newest first', async () => {
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
  const lines = scope.getState($report).split('\n');
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT\S+ call: monitors\.getMonitors: /);
  expect(lines[1]).toMatch(/ error: Failed$/);
  expect(scope.getState($report)).not.toMatch(/secret-token|https?:/);
});

it('unreadable rows are entered once, by key path and without a value', async () => {
  const env = await open();
  const bad = { monitor_uuid: 'a', monitor_name: { secret: 'hook' } };
  env.server['GET /v1/monitors'] = { status: 200, body: { monitors: [{ monitor_uuid: 'm' }, bad] } };
  await allSettled(loadFx, { scope: env.scope, params: {} });
  await allSettled(loadFx, { scope: env.scope, params: {} });
  expect(env.scope.getState($entries).map(({ kind, text }) => [kind, text])).toEqual([
    ['data', 'monitors.getMonitors: 1 row could not be read: monitors.1.monitor_name: expected string'],
  ]);
});

it('the activity keeps a limited number of entries, and none of another session', async () => {
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
