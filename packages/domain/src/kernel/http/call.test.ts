import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
// It reads the address of the API.
import '../../shell/config';
import { createTestEnv, type FakeServer } from '../testing';
import { createCall } from './call';
import { declareCall, fillPath } from '../../contract/declare';
import { describeFailure } from './failure';
import { sessionEnded, tokenSet } from './send';

const renameFx = createCall(
  declareCall({
    name: 'test.rename',
    endpoint: 'PUT /v1/things/{id}?kind={kind}',
    access: 'session',
    payload: z.object({ name: z.string() }),
    answers: { 200: z.looseObject({ data: z.object({ id: z.string() }) }), 206: 'ignored' },
    timeoutMs: 1234,
  }),
);
const listFx = createCall(
  declareCall({
    name: 'test.list',
    endpoint: 'GET /v1/list',
    access: 'session',
    answers: { 200: z.array(z.string()) },
  }),
);
const formFx = createCall(
  declareCall({
    name: 'test.form',
    endpoint: 'POST /v1/form',
    access: 'session',
    encoding: 'form',
    payload: z.object({ code: z.string(), app_id: z.string() }),
  }),
);

const rename = { parameters: { id: 'a/b ü', kind: 'x&y' }, payload: { name: 'New' } };
const renamePath = 'PUT /v1/things/a%2Fb%20%C3%BC?kind=x%26y';

async function run(options: { server?: FakeServer; token?: string | null } = {}) {
  const { server = {}, token = null } = options;
  const env = createTestEnv({ server });
  await env.start('/settings');
  if (token !== null) await allSettled(tokenSet, { scope: env.scope, params: token });
  const { status, value } = await allSettled(renameFx, { scope: env.scope, params: { ...rename } });
  return { env, status, value, request: env.requests.find(({ call }) => call === 'test.rename') };
}

describe('createCall', () => {
  it('sends the token as stored, without a prefix, and JSON with a body', async () => {
    const { request } = await run({
      token: 'raw.token',
      server: { [renamePath]: { status: 200, body: { data: { id: '1' } } } },
    });
    expect(request).toMatchObject({
      baseUrl: 'https://api.example',
      path: '/v1/things/a%2Fb%20%C3%BC?kind=x%26y',
      headers: { Authorization: 'raw.token', 'Content-Type': 'application/json' },
      body: '{"name":"New"}',
      timeoutMs: 1234,
    });
  });

  it('sends nothing once the session has ended, whatever it has waited for', async () => {
    const env = createTestEnv({});
    await env.start('/settings');
    await allSettled(sessionEnded, { scope: env.scope });
    expect(await allSettled(listFx, { scope: env.scope, params: {} })).toMatchObject({
      value: { kind: 'http', status: 401 },
    });
    expect(env.requests.filter(({ call }) => call === 'test.list')).toEqual([]);
  });

  it('sends no Authorization header without a session', async () => {
    const { request } = await run();
    expect(request?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('resolves with the status and the parsed body', async () => {
    const body = { data: { id: '1' }, more: true };
    const { value } = await run({ server: { [renamePath]: { status: 200, body } } });
    expect(value).toEqual({ status: 200, body });
  });

  it('accepts any body, or none, if the declaration ignores it', async () => {
    for (const text of ['', 'OK', '{'])
      expect((await run({ server: { [renamePath]: { status: 206, text } } })).value).toEqual({
        status: 206,
        body: undefined,
      });
  });

  it.each([
    ['a status that is no answer', { status: 203 }, { kind: 'http', status: 203, retryAfterMs: null }],
    [
      'a status with Retry-After',
      { status: 429, retryAfterMs: 3000 },
      { kind: 'http', status: 429, retryAfterMs: 3000 },
    ],
    ['no answer', { kind: 'network' as const }, { kind: 'network' }],
    ['too long a wait', { kind: 'timeout' as const }, { kind: 'timeout' }],
    ['a page that was left', { kind: 'aborted' as const }, { kind: 'aborted' }],
    [
      'a body that is no JSON',
      { status: 200, text: '<html>' },
      { kind: 'contract', side: 'answer', issues: [{ path: '', message: 'the body is not JSON' }] },
    ],
    [
      'a page instead of a body that it ignores',
      { status: 206, text: '\n<!DOCTYPE html><title>Sign in</title>' },
      { kind: 'contract', side: 'answer', issues: [{ path: '', message: 'the body is not JSON' }] },
    ],
    [
      'a page that begins with a comment or another tag',
      { status: 206, text: '<!-- proxy --><script></script>' },
      { kind: 'contract', side: 'answer', issues: [{ path: '', message: 'the body is not JSON' }] },
    ],
    [
      'an empty body',
      { status: 200 },
      { kind: 'contract', side: 'answer', issues: [{ path: '', message: 'the body is empty' }] },
    ],
  ])('fails with the reason on %s', async (_, answer, failure) => {
    const { status, value } = await run({ server: { [renamePath]: answer } });
    expect(status).toBe('fail');
    expect(value).toMatchObject({ call: 'test.rename', ...failure });
  });

  it('reports the path of an invalid key', async () => {
    const { value } = await run({ server: { [renamePath]: { status: 200, body: { data: { id: 7 } } } } });
    expect(value).toMatchObject({ kind: 'contract', issues: [{ path: 'data.id' }] });
    expect(describeFailure(value as never)).toMatch(/^test\.rename: answer is not as agreed: data\.id: /);
  });

  it('treats an error of the transport itself as no answer', async () => {
    const { value } = await run({
      server: { [renamePath]: () => Promise.reject(new Error('the transport broke')) },
    });
    expect(value).toEqual({ kind: 'network', call: 'test.rename' });
  });

  it('leaves undeclared keys out of the body', async () => {
    const env = createTestEnv({ server: { [renamePath]: { status: 206 } } });
    const payload = { name: 'New', secret: 'x' };
    await allSettled(renameFx, { scope: env.scope, params: { ...rename, payload } });
    expect(env.bodiesOf('test.rename')).toEqual([{ name: 'New' }]);
  });

  it('sends nothing if the payload is invalid', async () => {
    const env = createTestEnv();
    const payload = { name: 7 } as unknown as { name: string };
    const { value } = await allSettled(renameFx, { scope: env.scope, params: { ...rename, payload } });
    expect(value).toMatchObject({ kind: 'contract', side: 'payload', issues: [{ path: 'name' }] });
    expect(env.requests).toEqual([]);
  });

  it('sends a form if the call is declared as one', async () => {
    const env = createTestEnv({ server: { 'POST /v1/form': { status: 200 } } });
    const payload = { code: 'a b&c', app_id: '1' };
    await allSettled(formFx, { scope: env.scope, params: { payload } });
    expect(env.requests[0]).toMatchObject({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'code=a%20b%26c&app_id=1',
    });
  });

  it('requires no input without path parameters and body', async () => {
    const env = createTestEnv({ server: { 'GET /v1/list': { status: 200, body: ['a'] } } });
    const { value } = await allSettled(listFx, { scope: env.scope, params: {} });
    expect(value).toEqual({ status: 200, body: ['a'] });
    expect(env.requests[0]).toMatchObject({ headers: {}, body: null });
  });

  it('keeps two scopes independent', async () => {
    const server: FakeServer = { 'GET /v1/list': { status: 200, body: [] } };
    const one = createTestEnv({ server });
    const two = createTestEnv({ server });
    await allSettled(tokenSet, { scope: one.scope, params: 'one' });
    await allSettled(tokenSet, { scope: two.scope, params: 'two' });
    await allSettled(listFx, { scope: one.scope, params: {} });
    await allSettled(listFx, { scope: two.scope, params: {} });
    expect(one.requests.map(({ headers }) => headers['Authorization'])).toEqual(['one']);
    expect(two.requests.map(({ headers }) => headers['Authorization'])).toEqual(['two']);
  });
});

it('fillPath percent-encodes every value', () => {
  expect(fillPath('/v1/monitors/{uuid}/graph', { uuid: '../customers?x' })).toBe(
    '/v1/monitors/..%2Fcustomers%3Fx/graph',
  );
});
