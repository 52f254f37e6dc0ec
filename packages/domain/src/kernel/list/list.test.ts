import { allSettled, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as redirects from '../../monitors/redirects';
// Finds the account.
import '../../account/session';
import { createTestEnv, customer } from '../testing';
import { storageChanged } from '../ports';
import { QUERY_DEBOUNCE_MS } from '../page/address';
import { located } from '../page/location';
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

const at = (query: string) => ({ path: '/monitors/redirects', query });

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
    await act(env, located, at(next));
    await act(env, redirects.page.opened, undefined);
  };
  await visit(query);
  return { ...env, visit };
}
type Env = Awaited<ReturnType<typeof open>>;

const shown = ({ scope }: Env) => scope.getState(redirectsList.$shown).map(({ keyword }) => keyword);

describe('state of a list', () => {
  it('is read from the address, and unknown values count as the default', async () => {
    const env = await open('?filter=inactive&sort=-type&ref=1');
    expect(shown(env)).toEqual(['jordan']);
    expect(env.scope.getState(list.part.view.sort)).toEqual({ column: 'type', direction: 'descending' });
    await env.visit('?filter=mars&sort=mars');
    expect(shown(env)).toEqual(['dunk', 'jordan']);
    expect(env.scope.getState(list.part.view.sort)).toBeNull();
  });

  it('is written to the address: what is typed replaces the entry, what is chosen adds one', async () => {
    const env = await open('?ref=1');
    await act(env, list.filterChanged, 'sku');
    await act(env, list.part.events.onSortChange, { column: 'keyword', direction: 'descending' });
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

  it('is at once what was asked for, before the browser is there', async () => {
    const env = await open();
    await act(env, list.searchChanged, 'jor');
    expect(shown(env)).toEqual(['jordan']);
    void allSettled(list.cleared, { scope: env.scope });
    expect(shown(env)).toEqual(['dunk', 'jordan']);
    expect(env.navigations.at(-1)?.to).toBe('/monitors/redirects');
  });

  it('follows the browser wherever it goes, and not to other pages', async () => {
    const env = await open();
    for (const filter of ['sku', 'all', 'inactive'])
      void allSettled(list.filterChanged, { scope: env.scope, params: filter });
    await act(env, located, { ...at(''), isPopped: true });
    expect(shown(env)).toEqual(['dunk', 'jordan']);
    await act(env, located, at('?filter=sku'));
    expect(shown(env)).toEqual(['jordan']);
    await act(env, located, { path: '/payment', query: '' });
    expect(shown(env)).toEqual(['jordan']);
  });

  it('keeps what is typed at a link to where the browser is already', async () => {
    const env = await open();
    void allSettled(list.searchChanged, { scope: env.scope, params: 'jor' });
    await act(env, located, at(''));
    expect(shown(env)).toEqual(['jordan']);
  });

  it('remembers the hidden columns in this browser, and follows another tab', async () => {
    const env = await open();
    const layout = { hidden: ['type'] };
    await act(env, list.part.events.onLayoutChange, layout);
    expect(env.navigations).toEqual([]);
    await env.visit('');
    expect(env.scope.getState(list.part.view.layout)).toEqual(layout);
    const next = await open('', { [KEY]: env.storage.get(KEY) ?? '' });
    expect(next.scope.getState(list.part.view.layout)).toEqual(layout);
    await act(next, storageChanged, { key: KEY, value: null });
    expect(next.scope.getState(list.part.view.layout)).toEqual({});
  });

  it.each(['{', '[]', '{"layout":{"hidden":"type"}}'])(
    'ignores a storage entry that it did not write: %s',
    async (text) => {
      const env = await open('', { [KEY]: text });
      expect(env.scope.getState(list.part.view.layout)).toEqual({});
    },
  );
});
