import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import '../../account/session';
import { getGuilds } from '../../contract/calls/commands';
import { createCall } from '../../kernel/http';
import { createTestEnv, customer } from '../../kernel/testing';
import { $facts } from '../../kernel/page/facts';
import { started } from './index';

const loadFx = createCall(getGuilds);

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
                { id: '101', name: 'Sole Searchers' },
                { id: '102', name: '' },
              ],
            },
          ],
        },
      },
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
