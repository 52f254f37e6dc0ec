import { allSettled, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as redirects from '../../monitors/redirects';
// Finds the account.
import '../../account/session';
import { createTestEnv, customer } from '../testing';
import { storageChanged } from '../ports';
import { QUERY_DEBOUNCE_MS } from '../page/query-state';
import { $toast, toastActed } from '../toasts';
import * as redirectsList from '../../monitors/redirects/list';

const KEY = 'dropdeck:list:redirects:1080000000000000001';
const { list } = redirects;
const row = (id: number, keyword: string, more: object = {}) => ({
  id,
  keyword,
  webhook: `https://discord.com/api/webhooks/${id}/x`,
  type: 'Name',
  active: true,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fires an event, and waits as long as the address lags behind the typing. */
async function act<Params>(
  { scope }: { scope: Scope },
  unit: EventCallable<Params>,
  params: NoInfer<Params>,
) {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS);
}

async function open(query = '', storage: Record<string, string> = {}) {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/redirects': {
        status: 200,
        body: { data: { redirects: [row(1, 'dunk'), row(2, 'jordan', { active: false, type: 'SKU' })] } },
      },
    },
  });
  const starting = env.start('/monitors/redirects');
  await vi.advanceTimersByTimeAsync(0);
  await starting;
  const visit = async (next: string) => {
    await act(env, redirects.page.opened, undefined);
    await act(env, list.queryChanged, next);
  };
  await visit(query);
  return { ...env, visit };
}
type Env = Awaited<ReturnType<typeof open>>;

const shown = ({ scope }: Env) => scope.getState(redirectsList.$shown).map(({ keyword }) => keyword);
const names = (scope: Scope) => scope.getState(list.views.view.views).map(({ name }) => name);
const stored = ({ storage }: Env) => JSON.parse(storage.get(KEY) ?? 'null');

describe('state of a list', () => {
  it('is read from the address, and unknown values count as the default', async () => {
    const env = await open('?filter=inactive&sort=-type&columns=status,keyword&density=compact&ref=1');
    expect(shown(env)).toEqual(['jordan']);
    expect(env.scope.getState(list.$order)).toEqual({ column: 'type', direction: 'descending' });
    expect(env.scope.getState(list.$layout)).toEqual({
      order: ['status', 'keyword'],
      hidden: ['webhook', 'type'],
      density: 'compact',
    });
    await env.visit('?filter=mars&sort=mars&columns=mars&density=mars');
    expect(shown(env)).toEqual(['dunk', 'jordan']);
    expect(env.scope.getState(list.$order)).toBeNull();
    expect(env.scope.getState(list.$layout)).toEqual({});
  });

  it('is written to the address: what is typed replaces the entry, what is chosen adds one', async () => {
    const env = await open('?ref=1');
    await act(env, list.filterChanged, 'sku');
    await act(env, list.orderChanged, { column: 'keyword', direction: 'descending' });
    await act(env, list.searchChanged, 'jor');
    expect(env.navigations).toEqual([
      { to: '/monitors/redirects?filter=sku&ref=1', replace: false },
      { to: '/monitors/redirects?filter=sku&sort=-keyword&ref=1', replace: false },
      {
        to: '/monitors/redirects?filter=sku&sort=-keyword&search=jor&ref=1',
        replace: true,
        from: '/monitors/redirects',
      },
    ]);
    await act(env, list.cleared, undefined);
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects?sort=-keyword&ref=1');
  });

  it('stays cleared when the router reports a search that was on its way', async () => {
    const env = await open();
    await act(env, list.searchChanged, 'jor');
    void allSettled(list.cleared, { scope: env.scope });
    void allSettled(list.queryChanged, { scope: env.scope, params: '?search=jor' });
    await vi.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS);
    expect(env.scope.getState(list.$search)).toBe('');
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects');
    await act(env, list.queryChanged, '');
    await act(env, list.queryChanged, '?search=jor');
    expect(env.scope.getState(list.$search)).toBe('jor');
  });

  it('follows Back to an entry that it still waits for', async () => {
    const env = await open();
    for (const filter of ['sku', 'all', 'inactive'])
      void allSettled(list.filterChanged, { scope: env.scope, params: filter });
    void allSettled(list.queryPopped, { scope: env.scope, params: '' });
    expect(shown(env)).toEqual(['dunk', 'jordan']);
    await act(env, list.queryChanged, '?filter=sku');
    expect(shown(env)).toEqual(['jordan']);
  });

  it('remembers the layout of the person in this browser, and follows another tab', async () => {
    const env = await open();
    const layout = { hidden: ['type'], widths: { keyword: 320 }, density: 'compact' as const };
    await act(env, list.layoutChanged, layout);
    expect(env.navigations.at(-1)?.to).toBe(
      '/monitors/redirects?columns=keyword%2Cwebhook%2Cstatus&density=compact',
    );
    await env.visit('');
    expect(env.scope.getState(list.$layout)).toEqual(layout);
    const next = await open('', { [KEY]: env.storage.get(KEY) ?? '' });
    expect(next.scope.getState(list.$layout)).toEqual(layout);
    await act(next, storageChanged, { key: KEY, value: null });
    expect(next.scope.getState(list.$layout)).toEqual({});
  });

  it.each(['{', '[]', '{"shell":{"widths":{"keyword":"wide"}},"views":[],"defaultView":null}'])(
    'ignores a storage entry that it did not write: %s',
    async (text) => {
      const env = await open('', { [KEY]: text });
      expect(env.scope.getState(list.$layout)).toEqual({});
      expect(names(env.scope)).toEqual(['All']);
    },
  );
});

describe('saved views of a list', () => {
  const save = async (env: Env, query: string, name: string) => {
    await act(env, list.queryChanged, query);
    await act(env, list.views.events.onSave, name);
  };

  it('keep the present state under a name, which the address then has', async () => {
    const env = await open();
    await save(env, '?filter=sku&search=jordan', ' Jordan  1 ');
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects?filter=sku&search=jordan&view=jordan-1');
    expect(stored(env).views).toEqual([
      { id: 'jordan-1', name: 'Jordan 1', query: '?filter=sku&search=jordan' },
    ]);
    expect(env.scope.getState(list.views.view.selectedKey)).toBe('jordan-1');
    expect(env.scope.getState(list.views.view.isChanged)).toBe(false);
    await act(env, list.searchChanged, 'dunk');
    expect(env.scope.getState(list.views.view.isChanged)).toBe(true);
    await act(env, list.views.events.onUpdate, 'jordan-1');
    expect(stored(env).views[0].query).toBe('?filter=sku&search=dunk');
    expect(env.scope.getState(list.views.view.isChanged)).toBe(false);
  });

  it('are applied whole, and All clears them', async () => {
    const env = await open();
    await save(env, '?filter=sku', 'SKUs');
    await save(env, '?filter=active&search=d', 'Active');
    await act(env, list.views.events.onSelectionChange, 'skus');
    expect(env.navigations.at(-1)).toEqual({
      to: '/monitors/redirects?filter=sku&view=skus',
      replace: false,
    });
    expect(shown(env)).toEqual(['jordan']);
    await act(env, list.views.events.onSelectionChange, 'all');
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects');
    expect(env.scope.getState(list.views.view.selectedKey)).toBe('all');
  });

  it('have names of 1 to 40 characters, each once', async () => {
    const env = await open();
    await save(env, '?filter=sku', 'SKUs');
    for (const name of ['', '  ', 'skus', 'ALL', 'x'.repeat(41)]) await save(env, '?filter=name', name);
    expect(names(env.scope)).toEqual(['All', 'SKUs']);
    await act(env, list.views.events.onRename, { id: 'skus', name: 'Numbers' });
    expect(names(env.scope)).toEqual(['All', 'Numbers']);
    await act(env, list.views.events.onRename, { id: 'skus', name: 'all' });
    expect(names(env.scope)).toEqual(['All', 'Numbers']);
  });

  it('move, and come back to their place when a delete is undone', async () => {
    const env = await open();
    for (const name of ['One', 'Two', 'Three']) await save(env, '?filter=sku', name);
    await act(env, list.views.events.onMove, { id: 'three', to: 0 });
    await act(env, list.views.events.onMakeDefault, 'one');
    const before = stored(env);
    await act(env, list.views.events.onDelete, 'one');
    expect(names(env.scope)).toEqual(['All', 'Three', 'Two']);
    const toast = env.scope.getState($toast);
    expect(toast).toMatchObject({ text: 'View “One” deleted' });
    await act(env, toastActed, toast?.action?.id ?? '');
    expect(stored(env)).toEqual(before);
  });

  it('open the list where one is the default, unless the address has a state', async () => {
    const env = await open();
    await save(env, '?filter=sku', 'SKUs');
    await act(env, list.views.events.onMakeDefault, 'skus');
    const storage = { [KEY]: env.storage.get(KEY) ?? '' };
    const bare = await open('?ref=1', storage);
    expect(bare.navigations).toEqual([
      { to: '/monitors/redirects?filter=sku&view=skus&ref=1', replace: true, from: '/monitors/redirects' },
    ]);
    expect(shown(bare)).toEqual(['jordan']);
    const linked = await open('?search=dunk', storage);
    expect(linked.navigations).toEqual([]);
    expect(shown(linked)).toEqual(['dunk']);
  });

  it('leave All in the address where another view is the default, so that a reload shows all', async () => {
    const env = await open();
    await save(env, '?filter=sku', 'SKUs');
    await act(env, list.views.events.onMakeDefault, 'skus');
    await act(env, list.views.events.onSelectionChange, 'all');
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects?view=all');
    const next = await open('?view=all', { [KEY]: env.storage.get(KEY) ?? '' });
    expect(next.navigations).toEqual([]);
    expect(shown(next)).toHaveLength(2);
  });

  it('show the rows of a shared link in a browser without that view', async () => {
    const env = await open('?filter=sku&view=someone');
    expect(shown(env)).toEqual(['jordan']);
    expect(env.scope.getState(list.views.view.selectedKey)).toBeNull();
  });
});
