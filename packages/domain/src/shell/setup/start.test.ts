import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import * as monitors from '../../monitors/overview';
import { factsLearnt } from '../../kernel/page/facts';
import { createTestEnv, customer, type FakeServer } from '../../kernel/testing';
import { $isShown, $steps, hidden, started } from './index';

const webhook_url = 'https://discord.com/api/webhooks/201474683920318464/abc';

/** An account whose own settings are complete. */
const working = {
  ...customer,
  bot_data: { ...customer.bot_data, whitelisted_servers: ['201474683920318464'] },
  customer_data: { ...customer.customer_data, webhook_url },
};

/** One that has not invited the bot. */
const starting = { ...customer, bot_data: { ...customer.bot_data, whitelisted_servers: [] } };

/** The monitors' answer, by whether each needs setup. */
const monitorsThat = (...unset: readonly boolean[]): FakeServer => ({
  'GET /v1/monitors': {
    status: 200,
    body: {
      monitors: unset.map((not_setup, at) => ({
        monitor_uuid: `m${at + 1}`,
        monitor_name: `Shop ${at}`,
        not_setup,
      })),
    },
  },
});

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
    expect(env.scope.getState($steps).map(({ id }) => id)).toEqual(['bot', 'servers', 'webhook']);
  });

  it('learn from what pages load, and remember it for the next visit', async () => {
    const env = await open(working, monitorsThat(true, true));
    expect(stateOf(env, 'link')).toBeUndefined();
    const names = { serverNames: { 1: 'Sole Society' }, targetNames: { 'members 2': 'Mara' } };
    await allSettled(factsLearnt, { scope: env.scope, params: { servers: 0, hasInputs: true, ...names } });
    expect(stateOf(env, 'bot')).toBe('open');
    expect(stateOf(env, 'link')).toBe('done');
    // Names are for the session.
    expect([...env.storage.values()].filter((text) => /Sole|Mara/.test(text))).toEqual([]);
    const next = await open(working, {}, Object.fromEntries(env.storage));
    expect(stateOf(next, 'bot')).toBe('open');
    expect(stateOf(next, 'link')).toBe('done');
  });

  it('lead to the monitor that comes next', async () => {
    const env = await open(customer, monitorsThat(true, false));
    await allSettled(monitors.page.opened, { scope: env.scope });
    expect(env.scope.getState($steps).find(({ id }) => id === 'link')).toMatchObject({
      href: '/monitors/m1',
      control: 'link',
    });
  });
});

describe('the list of steps', () => {
  it('is not shown once the account works, and ignores monitors that no page has loaded', async () => {
    const env = await open(working, monitorsThat(true, false));
    expect(env.scope.getState($isShown)).toBe(false);
    await allSettled(monitors.page.opened, { scope: env.scope });
    expect(stateOf(env, 'link')).toBe('done');
    expect(env.scope.getState($isShown)).toBe(false);
  });

  it('is shown while no monitor is set up', async () => {
    const env = await open(working, monitorsThat(true));
    await allSettled(monitors.page.opened, { scope: env.scope });
    expect(env.scope.getState($isShown)).toBe(true);
    const next = await open(working, {}, Object.fromEntries(env.storage));
    expect(next.scope.getState($isShown)).toBe(true);
  });

  it('stays hidden on later visits', async () => {
    const env = await open(starting);
    expect(env.scope.getState($isShown)).toBe(true);
    await allSettled(hidden, { scope: env.scope });
    expect(env.scope.getState($isShown)).toBe(false);
    const next = await open(starting, {}, Object.fromEntries(env.storage));
    expect(next.scope.getState($isShown)).toBe(false);
  });

  it('ignores a storage entry that it did not write', async () => {
    const env = await open(starting, {}, { 'dropdeck:start': '{"servers":"many"}' });
    expect(stateOf(env, 'bot')).toBe('open');
    expect(env.scope.getState($isShown)).toBe(true);
  });
});
