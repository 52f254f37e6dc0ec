import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, type FakeServer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import { proxies } from './index';

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

const flush = () => vi.advanceTimersByTimeAsync(0);

async function open(server: FakeServer = {}) {
  const env = createTestEnv({
    server: {
      'GET /v1/proxies': { status: 200, body: lists },
      'PUT /v1/proxies': { status: 200 },
      'POST /v1/proxies': { status: 200, body: { new_id: 9 } },
      'DELETE /v1/proxies': { status: 200 },
      ...server,
    },
  });
  void allSettled(proxies.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const toast = ({ scope }: TestEnv) => scope.getState($toast)?.text;
const draft = ({ scope }: TestEnv) => scope.getState(proxies.$draft);
async function save({ scope }: TestEnv, change: { name?: string; text?: string }) {
  if (change.name !== undefined)
    void allSettled(proxies.editor.events.onNameChange, { scope, params: change.name });
  if (change.text !== undefined)
    void allSettled(proxies.editor.events.onTextChange, { scope, params: change.text });
  void allSettled(proxies.editor.events.onSave, { scope });
  await flush();
}
async function remove({ scope }: TestEnv, params: number | string) {
  void allSettled(proxies.list.events.onDelete, { scope, params });
  await flush();
}

it('a copy of a proxy list opens as a new list with the same proxies, and is created when it is saved', async () => {
  const env = await open();
  void allSettled(proxies.list.events.onDuplicate, { scope: env.scope, params: 'px-1' });
  expect(draft(env)).toEqual({ id: null, name: 'Home copy', text: '10.0.0.1:80\n\n10.0.0.2:80\n' });
  expect(env.scope.getState(proxies.editor.view.isNameFixed)).toBe(false);
  await save(env, { name: 'Garage' });
  const written = env.requests.filter(({ method }) => method !== 'GET');
  expect(written.map(({ method, body }) => [method, JSON.parse(body ?? '')])).toEqual([
    ['POST', { proxyListData: '10.0.0.1:80\n\n10.0.0.2:80\n', proxyListName: 'Garage' }],
  ]);
});

describe('proxy lists', () => {
  it('shows each list with the number of its proxies', async () => {
    const env = await open();
    expect(env.scope.getState(proxies.list.view.lists)).toEqual([
      { id: 'px-1', name: 'Home', count: 2 },
      { id: 2, name: 'Office', count: 0 },
    ]);
  });

  it('saves the text as typed, and keeps the name', async () => {
    const env = await open();
    void allSettled(proxies.list.events.onEdit, { scope: env.scope, params: 'px-1' });
    expect(env.scope.getState(proxies.editor.view.isNameFixed)).toBe(true);
    await save(env, { name: 'Other', text: ' 10.0.0.3:80\n\n' });
    expect(env.bodiesOf('proxies.saveProxyList')).toEqual([
      { proxyListData: ' 10.0.0.3:80\n\n', proxyListID: 'px-1' },
    ]);
    expect(toast(env)).toBe('Proxy list saved successfully');
    expect(draft(env)).toBeNull();
  });

  it('shows a failed save and stays in the editor', async () => {
    const env = await open({ 'PUT /v1/proxies': { kind: 'timeout' } });
    void allSettled(proxies.list.events.onEdit, { scope: env.scope, params: 2 });
    await save(env, { text: '10.0.0.3:80' });
    expect(toast(env)).toBe('Failed to save proxy list');
    expect(draft(env)?.text).toBe('10.0.0.3:80');
  });

  it('creates a list with a name; without one nothing happens', async () => {
    const env = await open();
    void allSettled(proxies.list.events.onCreate, { scope: env.scope });
    await save(env, { name: '  ', text: '10.0.0.3:80' });
    expect(env.bodiesOf('proxies.createProxyList')).toEqual([]);
    expect(toast(env)).toBeUndefined();
    expect(draft(env)?.text).toBe('10.0.0.3:80');
    await save(env, { name: 'Fresh' });
    expect(env.bodiesOf('proxies.createProxyList')).toEqual([
      { proxyListData: '10.0.0.3:80', proxyListName: 'Fresh' },
    ]);
    expect(toast(env)).toBe('New proxy list created successfully');
  });

  it('shows a failed creation', async () => {
    const env = await open({ 'POST /v1/proxies': { status: 500 } });
    void allSettled(proxies.list.events.onCreate, { scope: env.scope });
    await save(env, { name: 'Fresh', text: 'x' });
    expect(toast(env)).toBe('Failed to create new proxy list');
    expect(env.scope.getState(proxies.editor.view.error)).toBe('Failed to create new proxy list');
    expect(draft(env)?.name).toBe('Fresh');
  });

  it('deletes a list, and creates it again with Undo', async () => {
    const env = await open();
    await remove(env, 'px-1');
    expect(env.bodiesOf('proxies.deleteProxyList')).toEqual([{ proxyListID: 'px-1' }]);
    expect(toast(env)).toBe('Proxy list deleted successfully');
    void allSettled(proxies.list.events.onUndo, { scope: env.scope });
    await flush();
    expect(env.bodiesOf('proxies.createProxyList')).toEqual([
      { proxyListData: '10.0.0.1:80\n\n10.0.0.2:80\n', proxyListName: 'Home' },
    ]);
  });

  it('restores a list after a failed delete', async () => {
    const env = await open({ 'DELETE /v1/proxies': { status: 500 } });
    await remove(env, 'px-1');
    expect(toast(env)).toBe('Failed to delete proxy list');
    expect(env.scope.getState(proxies.list.view.lists).map(({ name }) => name)).toEqual(['Home', 'Office']);
  });
});
