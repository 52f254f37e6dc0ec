import { fileURLToPath } from 'node:url';
import { setupServer } from 'msw/node';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { createSandboxFetch, type SandboxFetch } from './fetch.ts';
import { sandboxHandlers } from './msw.ts';
import { START } from './testing/client.ts';

const ORIGIN = 'https://host.example';

async function signIn(sandbox: SandboxFetch, account = 'customer'): Promise<string> {
  const response = await sandbox(
    new Request(`${ORIGIN}/sandbox/sign-in`, { method: 'POST', body: JSON.stringify({ account }) }),
  );
  return ((await response.json()) as { token: string }).token;
}

/** Makes a call with a session and returns its body. */
async function call(sandbox: SandboxFetch, token: string, path: string, init: RequestInit = {}) {
  const headers = { Authorization: token, 'Content-Type': 'application/json' };
  const response = await sandbox(new Request(`${ORIGIN}${path}`, { ...init, headers }));
  return (await response.json()) as unknown;
}

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
const redirect = { id: -1, keyword: 'samba', webhook: 'w', type: 'Name', active: true };

describe('the sandbox as a function', () => {
  it('imports nothing of Node', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: fileURLToPath(new URL('fetch.ts', import.meta.url)), formats: ['es'], name: 'sandbox' },
      },
    });
    const text = JSON.stringify(built);
    expect(text).not.toMatch(/from ?\\"node:|browser-external/);
  }, 60_000);

  it('drops a connection as an error', async () => {
    const sandbox = createSandboxFetch();
    sandbox.faults.set('session.getCustomerInfo', { kind: 'drop' });
    expect((await sandbox(new Request(`${ORIGIN}/v1/customer/info`))).type).toBe('error');
  });

  it('lies below a base, with pages behind the hash', async () => {
    const sandbox = createSandboxFetch({ base: '/sub/demo', hasHashPages: true });
    const at = (path: string, init?: RequestInit) => sandbox(new Request(`${ORIGIN}/sub/demo${path}`, init));
    const config = (await (await at('/config.json')).json()) as Record<string, string>;
    expect(config['apiBaseUrl']).toBe(`${ORIGIN}/sub/demo`);
    expect(config['loginUrl']).toBe(`${ORIGIN}/sub/demo/sandbox/login`);
    expect(await (await at('/sandbox/login')).text()).toContain(
      `action="${ORIGIN}/sub/demo/sandbox/login/faults"`,
    );
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const login = await at('/sandbox/login', { method: 'POST', headers: form, body: 'account=customer' });
    expect(login.headers.get('Location')).toMatch(/^https:\/\/host\.example\/sub\/demo\/#\/callback\?code=/);
    const chat = await at('/sandbox/chat/oauth2/authorize', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({
        client_id: '1087340159260172288',
        response_type: 'code',
        redirect_uri: `${ORIGIN}/sub/demo/#/callback`,
        scope: 'identify guilds applications.commands.permissions.update',
        state: 's',
        decision: 'authorise',
      }).toString(),
    });
    expect(chat.headers.get('Location')).toMatch(/\/sub\/demo\/#\/callback\?code=.*state=s$/);
  });
});

describe('the state of a sandbox', () => {
  it('is the same in another sandbox: data, sessions, ids and faults', async () => {
    let now = START;
    const first = createSandboxFetch({ now: () => now });
    const token = await signIn(first);
    await call(first, token, '/v1/redirects', post(redirect));
    first.faults.set('redirects.updateRedirect', { kind: 'status', status: 500 });
    await call(first, token, '/v1/redirects', { ...post(redirect), method: 'PUT' });
    now += 60_000;
    const second = createSandboxFetch({
      now: () => now + 60_000,
      state: JSON.parse(JSON.stringify(first.exportState())),
    });
    expect(await call(second, token, '/v1/redirects')).toEqual(await call(first, token, '/v1/redirects'));
    expect(await call(second, token, '/v1/customer/info')).toEqual(
      await call(first, token, '/v1/customer/info'),
    );
    expect(second.faults.list()).toEqual(first.faults.list());
    first.faults.clear();
    second.faults.clear();
    await call(first, token, '/v1/redirects', post(redirect));
    await call(second, token, '/v1/redirects', post(redirect));
    expect(await call(second, token, '/v1/redirects')).toEqual(await call(first, token, '/v1/redirects'));
  });

  it('has a setup that goes on with each read, and not what was refused', async () => {
    const first = createSandboxFetch({ now: () => START });
    const token = await signIn(first, 'paid-new');
    const profile = {
      name: 'Ines',
      image_url: 'i',
      hex_color: '#1c2a97',
      footer_text: 'f',
      footer_icon: 'i',
    };
    await call(first, token, '/v1/create/customer', post(profile));
    await call(first, token, '/v1/create/customer', post(profile));
    for (let reads = 0; reads < 3; reads += 1) await call(first, token, '/v1/customer/info');
    const steps = first.exportState().steps.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    expect(steps).toEqual([
      'POST /sandbox/sign-in',
      'POST /v1/create/customer',
      'GET /v1/customer/info',
      'GET /v1/customer/info',
      'GET /v1/customer/info',
    ]);
    const second = createSandboxFetch({ now: () => START, state: first.exportState() });
    expect(await call(second, token, '/v1/customer/info')).toMatchObject({
      customer_data: { name: 'Ines' },
    });
  });

  it('is announced with each change, and empty after a reset', async () => {
    let changes = 0;
    const sandbox = createSandboxFetch({ onChange: () => (changes += 1) });
    const token = await signIn(sandbox);
    await call(sandbox, token, '/v1/redirects');
    expect(changes).toBe(1);
    await call(sandbox, token, '/v1/redirects', post(redirect));
    expect(changes).toBe(2);
    await sandbox(new Request(`${ORIGIN}/sandbox/reset`, { method: 'POST' }));
    expect(changes).toBe(3);
    expect(sandbox.exportState().steps).toEqual([]);
  });

  it('is left out when it is none', async () => {
    const sandbox = createSandboxFetch({ state: { version: 0 } });
    expect(await signIn(sandbox)).toMatch(/^session_/);
    expect(await sandbox.importState('text')).toBe(false);
  });
});

it('MSW answers the calls of any origin from a sandbox', async () => {
  const sandbox = createSandboxFetch();
  const token = await signIn(sandbox);
  const server = setupServer(...sandboxHandlers(sandbox));
  server.listen({ onUnhandledRequest: 'error' });
  const info = await fetch('https://api.example/v1/customer/info', { headers: { Authorization: token } });
  expect(await info.json()).toMatchObject({ paid: true });
  sandbox.faults.set('session.getCustomerInfo', { kind: 'drop' });
  await expect(fetch('https://api.example/v1/customer/info')).rejects.toThrow('Failed to fetch');
  server.close();
});
