import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { unsavedChanged } from '../shared/unsaved';
import { createWorld, type TestWorld } from '../testing';
import { customer } from '../testing/fixtures';
import { logoutRequested, restoreFx } from './index';

const INFO = 'GET /v1/customer/info';

async function open(): Promise<TestWorld> {
  const world = createWorld({
    storage: { token: 'tok' },
    server: { [INFO]: { status: 200, body: customer }, 'POST /v1/logout': { status: 200 } },
  });
  await world.start();
  return world;
}
const restore = async ({ scope }: TestWorld) =>
  (await allSettled(restoreFx, { scope, params: undefined })).value;

describe('a page that comes back from the back/forward cache', () => {
  it('reloads, so that nothing is pending that the browser has left for', async () => {
    const world = await open();
    expect(await restore(world)).toBe('reload');
    expect(world.reloads).toBe(1);
  });

  it('reloads after a logout, whatever was unsaved', async () => {
    const world = await open();
    await allSettled(logoutRequested, { scope: world.scope });
    await allSettled(unsavedChanged, { scope: world.scope, params: true });
    expect(await restore(world)).toBe('reload');
  });

  it.each([null, 'another'])('reloads where another tab has changed the session (%s)', async (token) => {
    const world = await open();
    await allSettled(unsavedChanged, { scope: world.scope, params: true });
    if (token === null) world.storage.delete('token');
    else world.storage.set('token', token);
    expect(await restore(world)).toBe('reload');
  });

  it('keeps unsaved work of the same session, once the server has confirmed it', async () => {
    const world = await open();
    await allSettled(unsavedChanged, { scope: world.scope, params: true });
    expect(await restore(world)).toBe('show');
    expect(world.reloads).toBe(0);
    expect(world.requests.filter(({ call }) => call === 'session.getCustomerInfo')).toHaveLength(2);
  });

  it('shows nothing where the session has ended meanwhile, and goes home', async () => {
    const world = await open();
    await allSettled(unsavedChanged, { scope: world.scope, params: true });
    world.server[INFO] = { status: 401 };
    expect(await restore(world)).toBe('ended');
    expect(world.left).toEqual(['https://home.example/']);
  });
});
