import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type FakeServer } from '../testing';
import { $toast } from '../toasts';
import * as proxies from './index';

const lists = [
  { id: 'px-1', name: 'Home', proxies: '10.0.0.1:80\n\n10.0.0.2:80\n' },
  { id: 2, name: 'Office', proxies: '' },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = () => vi.advanceTimersByTimeAsync(0);

async function open(server: FakeServer = {}) {
  const world = createWorld({
    server: {
      'GET /v1/proxies': { status: 200, body: lists },
      'PUT /v1/proxies': { status: 200 },
      'POST /v1/proxies': { status: 200, body: { new_id: 9 } },
      'DELETE /v1/proxies': { status: 200 },
      ...server,
    },
  });
  void allSettled(proxies.page.opened, { scope: world.scope });
  await calm();
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const toast = ({ scope }: World) => scope.getState($toast)?.text;
const draft = ({ scope }: World) => scope.getState(proxies.$draft);
async function save({ scope }: World, change: { name?: string; text?: string }) {
  if (change.name !== undefined) void allSettled(proxies.nameChanged, { scope, params: change.name });
  if (change.text !== undefined) void allSettled(proxies.textChanged, { scope, params: change.text });
  void allSettled(proxies.saveRequested, { scope });
  await calm();
}
async function remove({ scope }: World, params: number | string) {
  void allSettled(proxies.deleteRequested, { scope, params });
  await calm();
}

describe('the proxy lists', () => {
  it('are shown with how many proxies they have', async () => {
    const world = await open();
    expect(world.scope.getState(proxies.$shown)).toEqual([
      { id: 'px-1', name: 'Home', count: 2 },
      { id: 2, name: 'Office', count: 0 },
    ]);
  });

  it('are saved as the text that was typed, and keep their name', async () => {
    const world = await open();
    void allSettled(proxies.editOpened, { scope: world.scope, params: 'px-1' });
    expect(world.scope.getState(proxies.$canRename)).toBe(false);
    await save(world, { name: 'Other', text: ' 10.0.0.3:80\n\n' });
    expect(world.bodiesOf('proxies.saveProxyList')).toEqual([
      { proxyListData: ' 10.0.0.3:80\n\n', proxyListID: 'px-1' },
    ]);
    expect(toast(world)).toBe('Proxy list saved successfully');
    expect(draft(world)).toBeNull();
  });

  it('say so when a save fails, and stay in the editor', async () => {
    const world = await open({ 'PUT /v1/proxies': { kind: 'timeout' } });
    void allSettled(proxies.editOpened, { scope: world.scope, params: 2 });
    await save(world, { text: '10.0.0.3:80' });
    expect(toast(world)).toBe('Failed to save proxy list');
    expect(draft(world)?.text).toBe('10.0.0.3:80');
  });

  it('are created under a name; without one nothing happens', async () => {
    const world = await open();
    void allSettled(proxies.createOpened, { scope: world.scope });
    await save(world, { name: '  ', text: '10.0.0.3:80' });
    expect(world.bodiesOf('proxies.createProxyList')).toEqual([]);
    expect(toast(world)).toBeUndefined();
    expect(draft(world)?.text).toBe('10.0.0.3:80');
    await save(world, { name: 'Fresh' });
    expect(world.bodiesOf('proxies.createProxyList')).toEqual([
      { proxyListData: '10.0.0.3:80', proxyListName: 'Fresh' },
    ]);
    expect(toast(world)).toBe('New proxy list created successfully');
  });

  it('say so when they cannot be created', async () => {
    const world = await open({ 'POST /v1/proxies': { status: 500 } });
    void allSettled(proxies.createOpened, { scope: world.scope });
    await save(world, { name: 'Fresh', text: 'x' });
    expect(toast(world)).toBe('Failed to create new proxy list');
    expect(world.scope.getState(proxies.$error)).toBe('Failed to create new proxy list');
    expect(draft(world)?.name).toBe('Fresh');
  });

  it('are deleted, and made anew from what was deleted', async () => {
    const world = await open();
    await remove(world, 'px-1');
    expect(world.bodiesOf('proxies.deleteProxyList')).toEqual([{ proxyListID: 'px-1' }]);
    expect(toast(world)).toBe('Proxy list deleted successfully');
    void allSettled(proxies.undoRequested, { scope: world.scope });
    await calm();
    expect(world.bodiesOf('proxies.createProxyList')).toEqual([
      { proxyListData: '10.0.0.1:80\n\n10.0.0.2:80\n', proxyListName: 'Home' },
    ]);
  });

  it('are restored after a failed delete', async () => {
    const world = await open({ 'DELETE /v1/proxies': { status: 500 } });
    await remove(world, 'px-1');
    expect(toast(world)).toBe('Failed to delete proxy list');
    expect(world.scope.getState(proxies.$shown).map(({ name }) => name)).toEqual(['Home', 'Office']);
  });
});
