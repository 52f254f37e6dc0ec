import { checkOAuth, getCustomerInfo, signIn } from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient, ORIGIN, type Client } from './testing/client.ts';

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** Picks an account on the login page and returns the redirect. */
async function pick(client: Client, account: string, app?: string) {
  const answer = await client.request(
    '/sandbox/login',
    form({ account, ...(app === undefined ? {} : { app }) }),
  );
  const location = new URL(answer.headers.get('Location') ?? 'about:blank');
  return {
    status: answer.status,
    location,
    code: location.searchParams.get('code') ?? '',
    state: location.searchParams.get('state') ?? '',
  };
}

const customerApp = '1087340159260172288';

const authorize = (fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  client_id: customerApp,
  response_type: 'code',
  redirect_uri: `${ORIGIN}/callback`,
  scope: 'identify guilds applications.commands.permissions.update',
  state: customerApp,
  ...fields,
});

describe('the login page', () => {
  it('returns to the app with a code, and the app id as state', async () => {
    const { status, location, state } = await pick(createClient(), 'customer');
    expect(status).toBe(302);
    expect(`${location.origin}${location.pathname}`).toBe(`${ORIGIN}/callback`);
    expect(state).toBe(customerApp);
  });

  it('returns the state “login” for an account without a bot', async () => {
    expect((await pick(createClient(), 'pending')).state).toBe('login');
  });

  it('returns to an app on another port of this machine', async () => {
    const { location } = await pick(createClient(), 'customer', 'http://127.0.0.1:5173');
    expect(location.origin).toBe('http://127.0.0.1:5173');
  });

  it.each([
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'javascript:alert(1)',
    'nowhere',
  ])('sends no code to %s', async (app) => {
    const { status } = await pick(createClient(), 'customer', app);
    expect(status).toBe(400);
  });

  it('shows every account and the target of the sign-in', async () => {
    const { text } = await createClient().request('/sandbox/login?app=http://localhost:5173');
    expect(text).toContain('Mara Lindqvist');
    expect(text).toContain('value="http://localhost:5173"');
  });

  it('shows its own address instead of a foreign one', async () => {
    const { text } = await createClient().request('/sandbox/login?app=https://elsewhere.example/"><script>');
    expect(text).not.toContain('elsewhere');
    expect(text).toContain(`value="${ORIGIN}"`);
  });
});

describe('the code of a sign-in', () => {
  it('opens one session', async () => {
    const client = createClient();
    const { code, state } = await pick(client, 'customer');
    const first = await client.send(null, signIn, { payload: { code, app_id: state } });
    expect(first.json).toMatchObject({ error: false, data: { type: 'login', name: 'Mara Lindqvist' } });
    const token = (first.json as { data: { JWT: string } }).data.JWT;
    expect((await client.fetchBody(token, getCustomerInfo)).bot_data?.app_id).toBe(customerApp);
    const second = await client.send(null, signIn, { payload: { code, app_id: state } });
    expect(second.json).toMatchObject({ error: true, message: 'The code is not valid any more.' });
  });

  it('is refused with a different state', async () => {
    const client = createClient();
    const { code } = await pick(client, 'customer');
    const answer = await client.send(null, signIn, { payload: { code, app_id: 'another' } });
    expect(answer.json).toMatchObject({ message: expect.stringContaining('state') });
  });

  it('is refused after ten minutes', async () => {
    const client = createClient();
    const { code, state } = await pick(client, 'customer');
    client.advance(600_000);
    const answer = await client.send(null, signIn, { payload: { code, app_id: state } });
    expect(answer.json).toMatchObject({ message: expect.stringContaining('valid') });
  });

  it('is accepted as form data, not as JSON', async () => {
    const answer = await createClient().request('/v1/user/oauth/discord', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: 'a', app_id: 'b' }),
    });
    expect(answer.status).toBe(400);
  });
});

describe("the chat platform's authorization page", () => {
  it('grants command permissions to the customer who is signed in', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    const query = new URLSearchParams(authorize());
    const shown = await client.request(`/sandbox/chat/oauth2/authorize?${query}`);
    expect(shown.text).toContain('Authorise command permissions');
    const sent = await client.request(
      '/sandbox/chat/oauth2/authorize',
      form({ ...authorize(), decision: 'authorise' }),
    );
    const back = new URL(sent.headers.get('Location') ?? '');
    const code = back.searchParams.get('code') ?? '';
    expect(back.searchParams.get('state')).toBe(customerApp);
    const { data } = await client.fetchBody(token, signIn, { payload: { code, app_id: customerApp } });
    expect(data).toMatchObject({ type: 'commands', name: 'Mara Lindqvist' });
    expect((await client.send(data?.JWT ?? '', checkOAuth)).status).toBe(200);
  });

  it('returns with an error when the customer cancels', async () => {
    const answer = await createClient().request(
      '/sandbox/chat/oauth2/authorize',
      form({ ...authorize(), decision: 'cancel' }),
    );
    expect(answer.headers.get('Location')).toBe(
      `${ORIGIN}/callback?error=access_denied&state=${customerApp}`,
    );
  });

  it('adds the bot to a server', async () => {
    const query = new URLSearchParams({
      client_id: customerApp,
      permissions: '8',
      scope: 'bot applications.commands',
    });
    const { status, text } = await createClient().request(`/sandbox/chat/oauth2/authorize?${query}`);
    expect(status).toBe(200);
    expect(text).toContain('Add the bot to a server');
    expect(text).toContain('Sole Society Staff');
  });

  it.each([
    ['an unknown app', { client_id: '1' }],
    ['a scope that the app never requests', { scope: 'identify email' }],
    ['a different response type', { response_type: 'token' }],
    ['a redirect to another machine', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['different bot permissions', { scope: 'bot applications.commands', permissions: '0' }],
  ])('refuses a request with %s', async (_, fields) => {
    const query = new URLSearchParams(authorize(fields));
    expect((await createClient().request(`/sandbox/chat/oauth2/authorize?${query}`)).status).toBe(400);
  });
});
