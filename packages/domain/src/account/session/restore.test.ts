import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { unsavedReported } from '../../kernel/page/unsaved';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { customer } from '../../kernel/testing/fixtures';
import { logoutRequested, pageRestored } from './index';

const INFO = 'GET /v1/customer/info';

async function open(): Promise<TestEnv> {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: { [INFO]: { status: 200, body: customer }, 'POST /v1/logout': { status: 200 } },
  });
  await env.start();
  return env;
}
const restore = async (env: TestEnv) => {
  await allSettled(pageRestored, { scope: env.scope });
  return env.reloads > 0 ? 'reload' : env.shows > 0 ? 'show' : 'hidden';
};

describe('page restored from the back/forward cache', () => {
  it('reloads, so that no external redirect is pending', async () => {
    const env = await open();
    expect(await restore(env)).toBe('reload');
    expect(env.reloads).toBe(1);
  });

  it('reloads after a logout, whatever was unsaved', async () => {
    const env = await open();
    await allSettled(logoutRequested, { scope: env.scope });
    await allSettled(unsavedReported, { scope: env.scope, params: { name: 'test', isOn: true } });
    expect(await restore(env)).toBe('reload');
  });

  it.each([null, 'another'])('reloads if another tab has changed the session (%s)', async (token) => {
    const env = await open();
    await allSettled(unsavedReported, { scope: env.scope, params: { name: 'test', isOn: true } });
    if (token === null) env.storage.delete('token');
    else env.storage.set('token', token);
    expect(await restore(env)).toBe('reload');
  });

  it('keeps unsaved work of the same session, once the server has confirmed it', async () => {
    const env = await open();
    await allSettled(unsavedReported, { scope: env.scope, params: { name: 'test', isOn: true } });
    expect(await restore(env)).toBe('show');
    expect(env.reloads).toBe(0);
    expect(env.requests.filter(({ call }) => call === 'session.getCustomerInfo')).toHaveLength(2);
  });

  it('shows nothing if the session has ended, and redirects home', async () => {
    const env = await open();
    await allSettled(unsavedReported, { scope: env.scope, params: { name: 'test', isOn: true } });
    env.server[INFO] = { status: 401 };
    expect(await restore(env)).toBe('hidden');
    expect(env.left).toEqual(['https://home.example/']);
  });
});
