import { allCalls, getCustomerInfo, getGuilds, logout } from '@dropdeck/domain/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { listen, type Listening } from './listen.ts';
import { createClient, type Client } from './testing/client.ts';

const put = (client: Client, call: string, value: unknown) =>
  client.request(`/sandbox/faults/${call}`, { method: 'PUT', body: JSON.stringify(value) });

const anyParameters: Readonly<Record<string, string>> = { id: '1', uuid: '1' };

const guildsWith = async (value: Fault) => {
  const client = createClient();
  await put(client, 'commands.getGuilds', value);
  return { client, answer: await client.send(await client.signIn('customer'), getGuilds) };
};

describe('a fault of a call', () => {
  it('answers with its status and a Retry-After header', async () => {
    const { answer } = await guildsWith({ kind: 'status', status: 429, retryAfter: 30 });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('30');
  });

  it('answers with a status without a body', async () => {
    expect((await guildsWith({ kind: 'status', status: 204 })).answer).toMatchObject({
      status: 204,
      text: '',
    });
  });

  it('delays the answer with its status', async () => {
    const { client, answer } = await guildsWith({ kind: 'status', status: 500, ms: 9_000 });
    expect(client.waited).toEqual([9_000]);
    expect(answer.status).toBe(500);
  });

  it('answers with an HTML page, as a proxy does', async () => {
    const { answer } = await guildsWith({ kind: 'html', status: 502 });
    expect(answer).toMatchObject({ status: 502, json: undefined });
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<h1>Bad gateway</h1>');
  });

  it('delays the regular answer', async () => {
    const { client, answer } = await guildsWith({ kind: 'delay', ms: 9_000 });
    expect(client.waited).toEqual([9_000]);
    expect(answer.status).toBe(200);
  });

  it('answers with malformed JSON', async () => {
    expect((await guildsWith({ kind: 'malformed' })).answer).toMatchObject({ status: 200, json: undefined });
  });

  it('answers with an empty body', async () => {
    expect((await guildsWith({ kind: 'empty' })).answer).toMatchObject({ status: 200, text: '' });
  });

  it.each(
    allCalls.filter(({ answers }) => answers[200] !== 'ignored').map((call) => [call.name, call] as const),
  )('answers with JSON of a wrong shape: %s', async (name, contract) => {
    const client = createClient();
    await put(client, name, { kind: 'shape' });
    const { status, json } = await client.send(await client.signIn('customer'), contract, {
      parameters: anyParameters,
      payload: {},
    });
    const schema = contract.answers[200];
    expect(status).toBe(200);
    expect(schema !== undefined && schema !== 'ignored' && schema.safeParse(json).success).toBe(false);
  });

  it('ends after the given number of requests', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    await put(client, 'commands.getGuilds', { kind: 'status', status: 500, times: 2 });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await client.send(token, getGuilds)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('affects only its call, and overrides a fault of all calls', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    await put(client, 'commands.getGuilds', { kind: 'status', status: 429 });
    expect((await client.send(token, getCustomerInfo)).status).toBe(200);
    await put(client, '*', { kind: 'status', status: 503 });
    expect((await client.send(token, getCustomerInfo)).status).toBe(503);
    expect((await client.send(token, getGuilds)).status).toBe(429);
  });

  it('is listed and can be removed', async () => {
    const client = createClient();
    await put(client, 'session.logout', { kind: 'empty' });
    await put(client, 'session.checkOAuth', { kind: 'empty' });
    expect((await client.request('/sandbox/faults')).json).toEqual({
      'session.logout': { kind: 'empty' },
      'session.checkOAuth': { kind: 'empty' },
    });
    await client.request('/sandbox/faults/session.logout', { method: 'DELETE' });
    expect((await client.request('/sandbox/faults')).json).toEqual({
      'session.checkOAuth': { kind: 'empty' },
    });
    await client.request('/sandbox/faults', { method: 'DELETE' });
    expect((await client.request('/sandbox/faults')).json).toEqual({});
  });

  it.each([
    ['a call that does not exist', 'session.nothing', { kind: 'drop' }],
    ['a kind that does not exist', 'session.logout', { kind: 'flood' }],
    ['a status that is none', 'session.logout', { kind: 'status', status: 99 }],
    ['never, for anything but payments', 'session.logout', { kind: 'never' }],
    ['a lost answer, for payments', 'payments.confirm', { kind: 'drop' }],
    ['nothing', 'session.logout', null],
  ])('cannot be %s', async (_, call, value) => {
    expect((await put(createClient(), call, value)).status).toBe(400);
  });

  it('can be set, listed and removed at the login page', async () => {
    const client = createClient();
    const send = (fields: Record<string, string>) =>
      client.request('/sandbox/login/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ app: 'http://localhost:4310', ...fields }).toString(),
      });
    const set = await send({ call: 'session.logout', kind: 'status', status: '503', ms: '3000', times: '2' });
    expect(set.status).toBe(303);
    expect(client.sandbox.faults.list()).toEqual({
      'session.logout': { kind: 'status', status: 503, times: 2 },
    });
    expect((await client.request('/sandbox/login')).text).toContain('status 503, 2 more');
    await send({ remove: 'session.logout' });
    expect(client.sandbox.faults.list()).toEqual({});
    expect((await send({ call: 'session.logout', kind: 'status', status: 'many' })).status).toBe(400);
  });
});

describe('a dropped connection', () => {
  let server: Listening | null = null;
  afterEach(async () => server?.close());

  it('fails the request, and only that one', async () => {
    server = await listen({ port: 0 });
    const { origin, sandbox } = server;
    sandbox.faults.set('session.logout', { kind: 'drop', times: 1 });
    const send = () => fetch(`${origin}/v1/logout`, { method: 'POST' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect((await send()).status).toBe(401);
    expect(sandbox.requests.list().map(({ status }) => status)).toEqual([0, 401]);
  });
});

describe('the request log', () => {
  it('records call, path, status and body, but never the token', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    await client.send(token, getCustomerInfo);
    await client.request('/v1/user/oauth/discord', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: token },
      body: 'code=a&app_id=b',
    });
    const { json, text } = await client.request('/sandbox/requests');
    expect(json).toEqual([
      { call: 'session.getCustomerInfo', method: 'GET', path: '/v1/customer/info', status: 200, body: null },
      {
        call: 'session.signIn',
        method: 'POST',
        path: '/v1/user/oauth/discord',
        status: 200,
        body: { code: 'a', app_id: 'b' },
      },
    ]);
    expect(text).not.toContain(token);
    await client.request('/sandbox/requests', { method: 'DELETE' });
    expect((await client.request('/sandbox/requests')).json).toEqual([]);
  });

  it('keeps the last 500 requests', async () => {
    const client = createClient();
    for (let index = 0; index < 503; index += 1) await client.request(`/v1/nothing?n=${index}`);
    const logged = client.sandbox.requests.list();
    expect(logged).toHaveLength(500);
    expect(logged.at(-1)?.path).toBe('/v1/nothing?n=502');
  });
});

describe('a reset', () => {
  it('clears sessions, faults and logged requests', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    await put(client, '*', { kind: 'empty' });
    await client.send(token, logout);
    await client.request('/sandbox/reset', { method: 'POST' });
    expect(client.sandbox.requests.list()).toEqual([]);
    expect((await client.send(token, getCustomerInfo)).status).toBe(401);
    expect(
      (await client.request('/sandbox/sign-in', { method: 'POST', body: '{"account":"nobody"}' })).status,
    ).toBe(404);
  });
});
