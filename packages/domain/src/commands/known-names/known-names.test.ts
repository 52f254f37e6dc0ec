import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import '../../account/session';
import { getGuilds, getRoles } from '../../contract/calls/commands';
import { createCall, tokenSet } from '../../kernel/http';
import { createTestEnv, customer } from '../../kernel/testing';
import { $facts } from '../../kernel/page/facts';
import { started } from './index';

const loadFx = createCall(getGuilds);
const loadRolesFx = createCall(getRoles);

const roles = (id: string, name: string) => ({
  status: 200,
  body: {
    bots: [
      {
        roles: [
          { id, name },
          { id: `${id}-unnamed`, name: '' },
        ],
      },
    ],
  },
});

async function open(stored: Record<string, string> = {}) {
  const env = createTestEnv({
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/user/info/bot/guilds': {
        status: 200,
        body: {
          bots: [
            {
              guilds: [
                { id: '101', name: 'Sole Searchers', icon: 'https://cdn.example.com/101.png' },
                { id: '102', name: '' },
              ],
            },
          ],
        },
      },
      'GET /v1/user/info/bot/guilds/101/roles': roles('r1', 'Moderators'),
      'GET /v1/user/info/bot/guilds/102/roles': roles('r2', 'Staff'),
    },
    storage: { token: 'tok', ...stored },
  });
  await env.start('/settings');
  return { env, names: () => env.scope.getState($facts).serverNames };
}

describe('names of servers', () => {
  it('come from answers that were asked for anyway, and are remembered by account', async () => {
    const { env, names } = await open();
    await allSettled(started, { scope: env.scope });
    expect([names(), env.requests.some(({ path }) => path.includes('guilds'))]).toEqual([undefined, false]);
    await allSettled(loadFx, { scope: env.scope, params: {} });
    expect(names()).toEqual({ 101: 'Sole Searchers' });
    expect(env.scope.getState($facts).serverIcons).toEqual({ 101: 'https://cdn.example.com/101.png' });
    const key = [...env.storage.keys()].find((one) => one.startsWith('dropdeck:servers'));
    const { names: later, env: next } = await open({ [key ?? '']: env.storage.get(key ?? '') ?? '' });
    await allSettled(started, { scope: next.scope });
    expect(later()).toEqual({ 101: 'Sole Searchers' });
  });

  it('keep servers that the bot has left, and take a new name', async () => {
    const { env, names } = await open({ 'dropdeck:servers': '{"101":"Old name","9":"Left"}' });
    await allSettled(loadFx, { scope: env.scope, params: {} });
    await allSettled(started, { scope: env.scope });
    expect(names()).toEqual({ 9: 'Left', 101: 'Sole Searchers' });
  });
});

describe('names of channels, roles and members', () => {
  it('of every server that was opened are known for the session, and not stored', async () => {
    const { env } = await open();
    const known = () => env.scope.getState($facts).targetNames;
    await allSettled(loadRolesFx, { scope: env.scope, params: { parameters: { id: '101' } } });
    await allSettled(started, { scope: env.scope });
    expect(known()).toEqual({ 'roles r1': 'Moderators' });
    await allSettled(loadRolesFx, { scope: env.scope, params: { parameters: { id: '102' } } });
    expect(known()).toEqual({ 'roles r1': 'Moderators', 'roles r2': 'Staff' });
    expect(JSON.stringify([...env.storage])).not.toContain('Moderators');
    await allSettled(tokenSet, { scope: env.scope, params: 'another' });
    expect(known()).toEqual({});
  });
});
