import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../contract/calls/redirects';
import { createTestEnv, customer, type FakeServer } from '../../kernel/testing';
import { factsLearnt } from '../../kernel/page/facts';
import * as overview from '../../monitors/overview';
import * as setup from '../../shell/setup';
import { $told, started } from './index';
import { page, screen } from './tool';
import { shadowedRedirects } from './tool/deep';

/** The time of the tests. */
const NOW = Date.UTC(2026, 2, 14, 9, 26);

const webhook_url = 'https://discord.com/api/webhooks/201474683920318464/abc';

/** An account whose setup is done. */
const working = {
  ...customer,
  bot_data: { ...customer.bot_data, whitelisted_servers: ['201474683920318464'] },
  customer_data: { ...customer.customer_data, webhook_url, next_renewal: '2999-12-24' },
};

const redirect = (id: number, keyword: string, change: Partial<Redirect> = {}): Redirect => ({
  id,
  keyword,
  webhook: webhook_url,
  type: 'Name',
  active: true,
  ...change,
});

const monitor = (uuid: string, name: string, not_setup = false) => ({
  monitor_uuid: uuid,
  monitor_name: name,
  not_setup,
});

const detail = (uuid: string, inputs: readonly object[], webhooks: readonly object[] = []) => ({
  data: { monitor_uuid: uuid, monitor_name: uuid },
  webhooks,
  inputs,
});

/** What the server has: two monitors, one redirect, one server with one command. */
const server: FakeServer = {
  'GET /v1/monitors': { status: 200, body: { monitors: [monitor('m1', 'One'), monitor('m2', 'Two', true)] } },
  'GET /v1/redirects': { status: 200, body: { data: { redirects: [redirect(1, 'dunk')] } } },
  'GET /v1/user/oauth/check': { status: 200, body: {} },
  'GET /v1/user/info/bot/guilds': { status: 200, body: { bots: [{ guilds: [{ id: 'g', name: 'Owls' }] }] } },
  'GET /v1/user/info/bot/commands?guild_id=g': {
    status: 200,
    body: {
      bots: [
        {
          commands: [
            { id: 1, name: 'ban', permissions: { roles: [{ id: 'g', permission: false }] } },
            { id: 2, name: 'help', permissions: {} },
          ],
        },
      ],
    },
  },
  'GET /v1/monitors/m1': {
    status: 200,
    body: detail(
      'm1',
      [{ id: 1, link: 'a', active: false }],
      [{ region: 'EU', webhook_url: 'https://example.com' }],
    ),
  },
  'GET /v1/monitors/m2': { status: 200, body: detail('m2', [{ id: 2, link: 'b' }]) },
};

async function visit(options: { info?: object; server?: FakeServer; storage?: Record<string, string> } = {}) {
  const env = createTestEnv({
    now: NOW,
    storage: { token: 'tok', ...options.storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: options.info ?? working },
      ...server,
      ...options.server,
    },
  });
  await env.start('/settings');
  await allSettled(started, { scope: env.scope });
  await allSettled(setup.started, { scope: env.scope });
  return env;
}
type Env = Awaited<ReturnType<typeof visit>>;

async function open(options?: Parameters<typeof visit>[0]) {
  const env = await visit(options);
  await allSettled(page.opened, { scope: env.scope });
  return env;
}
const ids = ({ scope }: Env) =>
  scope.getState(screen.view.groups).flatMap(({ items }) => items.map(({ id }) => id));
const told = ({ scope }: Env) => scope.getState($told);
const areas = ({ scope }: Env) =>
  Object.fromEntries(scope.getState(screen.view.areas).map(({ id, state, read }) => [id, read ?? state]));
const stored = ({ storage }: Env) =>
  Object.fromEntries([...storage].filter(([key]) => key.startsWith('dropdeck:check-up')));

describe('the line of the check-up', () => {
  it('is not there for those who have nothing found, and makes no call', async () => {
    const env = await visit();
    expect(told(env)).toBe(0);
    expect(env.requests.map(({ path }) => path)).toEqual(['/v1/customer/info']);
  });

  it('tells of what pages have loaded, once the setup is done', async () => {
    const env = await visit();
    await allSettled(overview.page.opened, { scope: env.scope, params: { query: '' } });
    expect(told(env)).toBe(1);
    await allSettled(factsLearnt, { scope: env.scope, params: { servers: 0 } });
    expect(env.scope.getState(setup.$isShown)).toBe(true);
    expect(told(env)).toBe(0);
  });

  it('does not repeat the steps of a setup that is put away', async () => {
    const env = await visit({
      info: { ...working, bot_data: { ...working.bot_data, whitelisted_servers: [] } },
    });
    await allSettled(setup.putAway, { scope: env.scope, params: true });
    expect(told(env)).toBe(0);
  });

  it('tells of a renewal some days before', async () => {
    const next_renewal = new Date(NOW + 2 * 24 * 60 * 60 * 1000).toISOString();
    const env = await visit({
      info: { ...working, customer_data: { ...working.customer_data, next_renewal } },
    });
    expect(told(env)).toBe(1);
    await allSettled(page.opened, { scope: env.scope });
    expect(ids(env)).toContain('renewal:');
  });
});

describe('the page of the check-up', () => {
  it('looks at the lists once, and says what it has not looked at', async () => {
    const env = await open();
    expect(ids(env)).toEqual(['monitorSetup:m2']);
    expect(areas(env)).toEqual({
      settings: 'looked',
      monitors: 2,
      redirects: 1,
      drafts: 'looked',
      details: 0,
      permissions: 0,
    });
    const { calls, progress } = env.scope.getState(screen.view.scan);
    expect({ calls, progress }).toEqual({ calls: 3, progress: null });
    expect(env.requests.filter(({ path }) => /monitors\/m|commands/.test(path))).toEqual([]);
  });

  it('reads monitors and servers when it is asked to, with the calls that it named', async () => {
    const env = await open();
    const before = env.requests.length;
    await allSettled(screen.events.onScan, { scope: env.scope });
    expect(env.requests.length - before).toBe(3);
    expect(ids(env)).toEqual(['oddWebhook:region:m1:EU', 'monitorSetup:m2', 'inputsOff:m1', 'denied:g:1']);
    expect(areas(env)).toMatchObject({ details: 2, permissions: 1 });
    const [first] = env.scope.getState(screen.view.groups);
    expect(first?.items[0]).toMatchObject({
      name: 'm1',
      others: ['EU'],
      control: 'EU',
      href: '/monitors/m1',
    });
  });

  it('names what could not be read, and reads it again', async () => {
    const env = await open({ server: { 'GET /v1/monitors/m1': { status: 500 } } });
    await allSettled(screen.events.onScan, { scope: env.scope });
    expect(env.scope.getState(screen.view.scan).progress?.failed).toMatchObject([{ name: 'One' }]);
    expect(areas(env)).toMatchObject({ details: 1 });
  });

  it('says that a list could not be loaded, and loads it again', async () => {
    const env = await open({ server: { 'GET /v1/redirects': { status: 500 } } });
    expect(areas(env)).toMatchObject({ monitors: 2 });
    expect(env.scope.getState(screen.view.areas).find(({ id }) => id === 'redirects')).toMatchObject({
      state: 'failed',
    });
    env.server['GET /v1/redirects'] = { status: 200, body: { data: { redirects: [] } } };
    const before = env.requests.length;
    await allSettled(screen.events.onRetry, { scope: env.scope });
    expect(env.requests.length - before).toBe(1);
    expect(areas(env)).toMatchObject({ redirects: 0 });
  });

  it('says why permissions are not looked at without the authorization', async () => {
    const env = await open({ server: { 'GET /v1/user/oauth/check': { status: 206, body: {} } } });
    expect(areas(env)).toMatchObject({ permissions: 'refused' });
    expect(env.requests.some(({ path }) => path.includes('guilds'))).toBe(false);
  });

  it('puts a problem away until what it follows from changes', async () => {
    const odd = {
      ...working,
      customer_data: { ...working.customer_data, webhook_url: 'https://example.com/hook-secret' },
    };
    const env = await open({ info: odd });
    await allSettled(screen.events.onPutAway, {
      scope: env.scope,
      params: { id: 'oddWebhook:', reason: 'meant' },
    });
    expect(ids(env)).not.toContain('oddWebhook:');
    expect(env.scope.getState(screen.view.away)).toMatchObject([{ id: 'oddWebhook:', reason: 'meant' }]);
    expect(JSON.stringify(stored(env))).not.toContain('hook-secret');

    const same = await open({ info: odd, storage: stored(env) });
    expect(ids(same)).not.toContain('oddWebhook:');
    const other = {
      ...odd,
      customer_data: { ...odd.customer_data, webhook_url: 'https://example.com/other' },
    };
    expect(ids(await open({ info: other, storage: stored(env) }))).toContain('oddWebhook:');
    const mended = await open({ storage: stored(env) });
    expect(stored(mended)).toEqual({});

    await allSettled(screen.events.onBringBack, { scope: same.scope, params: 'oddWebhook:' });
    expect(ids(same)).toContain('oddWebhook:');
  });
});

describe('redirects that overlap', () => {
  const overlaps = (...redirects: readonly Redirect[]) =>
    shadowedRedirects(redirects).map(({ name, others }) => [name].concat(others));

  it('have the same keyword, or words of another one', () => {
    expect(overlaps(redirect(1, 'dunk'), redirect(2, 'Dunk  low'), redirect(3, 'samba'))).toEqual([
      ['Dunk  low', 'dunk'],
    ]);
    expect(overlaps(redirect(1, 'dunk'), redirect(2, 'DUNK'))).toEqual([
      ['dunk', 'DUNK'],
      ['DUNK', 'dunk'],
    ]);
  });

  it('are active, of one type, and compared by whole words', () => {
    expect(
      overlaps(
        redirect(1, 'dunk', { active: false }),
        redirect(2, 'dunk low'),
        redirect(3, 'low', { type: 'SKU' }),
        redirect(4, 'dun'),
        redirect(5, 'AB low', { type: 'SKU' }),
      ),
    ).toEqual([]);
  });
});
