import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import * as monitors from '../monitors';
import * as redirects from '../redirects';
import { factsLearnt } from '../shared/facts';
import { createTestEnv, customer, type FakeServer } from '../testing';
import { $isPutAway, $isShown, $steps, putAway, started } from './index';

const webhook_url = 'https://discord.com/api/webhooks/201474683920318464/abc';

async function open(info: object = customer, server: FakeServer = {}, storage: Record<string, string> = {}) {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: { 'GET /v1/customer/info': { status: 200, body: info }, ...server },
  });
  await env.start('/settings');
  await allSettled(started, { scope: env.scope });
  return env;
}
type Env = Awaited<ReturnType<typeof open>>;
const stateOf = ({ scope }: Env, id: string) => scope.getState($steps).find((step) => step.id === id)?.state;

describe('setup steps', () => {
  it('know from the customer info whether servers are listed and the webhook is plausible', async () => {
    const env = await open({
      ...customer,
      bot_data: { ...customer.bot_data, whitelisted_servers: ['201474683920318464'] },
      customer_data: { ...customer.customer_data, webhook_url: 'https://example.com/hook' },
    });
    expect(stateOf(env, 'servers')).toBe('done');
    expect(stateOf(env, 'webhook')).toBe('open');
    const set = await open({
      ...customer,
      customer_data: { ...customer.customer_data, webhook_url },
    });
    expect(stateOf(set, 'webhook')).toBe('done');
  });

  it('wait for a profile', async () => {
    const env = await open({ ...customer, has_bot: false, bot_data: null, customer_data: {} });
    expect(env.scope.getState($isShown)).toBe(false);
  });

  it('wait for a bot that is being set up', async () => {
    const env = await open({ ...customer, bot_pending: true, bot_data: { app_id: 'N/A' } });
    expect(stateOf(env, 'bot')).toBe('waiting');
  });

  it('leave out what the customer has not bought', async () => {
    const env = await open({
      ...customer,
      customer_data: { ...customer.customer_data, purchases: { toolbox: ['basic toolbox'] } },
    });
    expect(env.scope.getState($steps).map(({ id }) => id)).toEqual([
      'bot',
      'servers',
      'webhook',
      'permissions',
      'team',
    ]);
  });

  it('learn from what pages load, and remember it for the next visit', async () => {
    const env = await open(customer, {
      'GET /v1/redirects': {
        status: 200,
        body: {
          data: { redirects: [{ id: 1, keyword: 'dunk', webhook: webhook_url, type: 'Name', active: true }] },
        },
      },
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: [{ monitor_uuid: 'm1', monitor_name: 'Nike', not_setup: false }] },
      },
    });
    expect(stateOf(env, 'redirects')).toBe('open');
    await allSettled(redirects.page.opened, { scope: env.scope });
    await allSettled(monitors.page.opened, { scope: env.scope, params: { query: '' } });
    await allSettled(factsLearnt, { scope: env.scope, params: { inputs: { m1: 2 } } });
    expect(stateOf(env, 'redirects')).toBe('done');
    expect(stateOf(env, 'monitors')).toBe('done');
    expect(stateOf(env, 'inputs')).toBe('done');
    const next = await open(customer, {}, { 'dropdeck:start': env.storage.get('dropdeck:start') ?? '' });
    expect(stateOf(next, 'redirects')).toBe('done');
  });

  it('lead to the monitor that comes next', async () => {
    const env = await open(customer, {
      'GET /v1/monitors': {
        status: 200,
        body: {
          monitors: [
            { monitor_uuid: 'm1', monitor_name: 'Nike', not_setup: true },
            { monitor_uuid: 'm2', monitor_name: 'Zalando' },
          ],
        },
      },
    });
    await allSettled(monitors.page.opened, { scope: env.scope, params: { query: '' } });
    await allSettled(factsLearnt, { scope: env.scope, params: { inputs: { m1: 2 } } });
    const steps = env.scope.getState($steps);
    expect(steps.find(({ id }) => id === 'inputs')).toMatchObject({
      state: 'open',
      text: '1 of 2 monitors are known to have inputs. Next: Zalando.',
      at: { href: '/monitors/m2', control: 'Link' },
    });
    expect(steps.find(({ id }) => id === 'monitors')?.text).toBe('1 monitor needs setup.');
  });
});

describe('the list of steps', () => {
  it('is put away for later visits, and brought back', async () => {
    const env = await open();
    expect(env.scope.getState($isShown)).toBe(true);
    await allSettled(putAway, { scope: env.scope, params: true });
    expect(env.scope.getState($isShown)).toBe(false);
    const next = await open(customer, {}, { 'dropdeck:start': env.storage.get('dropdeck:start') ?? '' });
    expect(next.scope.getState($isShown)).toBe(false);
    expect(next.scope.getState($isPutAway)).toBe(true);
    await allSettled(putAway, { scope: next.scope, params: false });
    expect(next.scope.getState($isShown)).toBe(true);
  });

  it('ignores a storage entry that it did not write', async () => {
    const env = await open(customer, {}, { 'dropdeck:start': '{"1":{"redirects":"many"}}' });
    expect(stateOf(env, 'redirects')).toBe('open');
    expect(env.scope.getState($isShown)).toBe(true);
  });
});
