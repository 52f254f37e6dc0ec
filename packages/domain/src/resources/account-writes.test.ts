import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Redirect } from '../contract/calls/redirects';
import { $info } from '../account/session';
import { settingsOf } from './setting-values';
import { createTestEnv, customer, type FakeServer } from '../kernel/testing';
import * as redirectsList from '../monitors/redirects/list';
import { writeOf, type Write } from '../kernel/save/resource';
import { writeFx } from '../kernel/save/write';
import { redirects } from './redirects';
import { settings } from './settings';
import './write';

const dunk: Redirect = { id: 1, keyword: 'dunk', webhook: 'https://hook/1', type: 'Name', active: true };

async function write(params: Write, server: FakeServer = {}) {
  const env = createTestEnv({
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'POST /v1/customer/update': { status: 200 },
      'GET /v1/redirects': { status: 200, body: { data: { redirects: [dunk] } } },
      'POST /v1/redirects': { status: 200 },
      'PUT /v1/redirects': { status: 200 },
      'DELETE /v1/redirects': { status: 200 },
      ...server,
    },
    storage: { token: 'a-token' },
  });
  await env.start('/settings');
  const end = await allSettled(writeFx, { scope: env.scope, params });
  return { env, end };
}

describe('writeFx', () => {
  it('merges an edit of a redirect into what the server has now', async () => {
    const renamed = { ...dunk, keyword: 'dunk low' };
    const { env, end } = await write(writeOf(redirects, { base: dunk, mine: renamed }), {
      'GET /v1/redirects': {
        status: 200,
        body: { data: { redirects: [{ ...dunk, active: false, extra: 7 }] } },
      },
    });
    expect(end.status).toBe('done');
    expect(env.bodiesOf('redirects.updateRedirect')).toEqual([{ ...renamed, active: false, extra: 7 }]);
  });

  it('shows the written settings on the pages', async () => {
    const base = settingsOf(customer);
    const { env } = await write(writeOf(settings, { base, mine: { ...base, botName: 'Other' } }));
    expect(env.scope.getState($info)?.bot_data?.name).toBe('Other');
  });

  it('fails without a logout', async () => {
    const base = settingsOf(customer);
    const { env, end } = await write(writeOf(settings, { base, mine: { ...base, botName: 'Other' } }), {
      'POST /v1/customer/update': { status: 500 },
    });
    expect(end).toMatchObject({ status: 'fail', value: { kind: 'http', status: 500 } });
    expect(env.storage.get('token')).toBe('a-token');
  });

  it('keeps what a page has written between two writes of a job', async () => {
    const stored = new Map([dunk, { ...dunk, id: 2, keyword: 'samba' }].map((one) => [one.id, one]));
    const server: FakeServer = {
      'GET /v1/redirects': () => ({ status: 200, body: { data: { redirects: [...stored.values()] } } }),
      'PUT /v1/redirects': ({ body }) => {
        const redirect = JSON.parse(body ?? '') as Redirect;
        stored.set(redirect.id, redirect);
        return { status: 200 };
      },
    };
    const webhook = 'https://hook/2';
    const replace = (id: number, keyword: string): Write => {
      const base = { ...dunk, id, keyword };
      return writeOf(redirects, { base, mine: { ...base, webhook } });
    };
    const { env } = await write(replace(1, 'dunk'), server);
    await allSettled(redirectsList.page.opened, { scope: env.scope });
    await allSettled(redirectsList.keywordChanged, {
      scope: env.scope,
      params: { id: 2, keyword: 'gazelle', from: 'samba' },
    });
    await allSettled(writeFx, { scope: env.scope, params: replace(2, 'samba') });
    expect(stored.get(2)).toEqual({ ...dunk, id: 2, keyword: 'gazelle', webhook });
  });
});
