import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as redirects from '../../monitors/redirects';
import { webhook } from '../../monitors/redirects/testing';
import { logoutConfirmed, sessionRevoked } from '../../account/session';
import { storageChanged } from '../../kernel/ports';
import { unsavedDiscarded } from '../../kernel/page/unsaved';
import type { TestEnv } from '../../kernel/testing';
import * as drafts from './index';
import { EXPIRES_MS, storageKeys } from './records';
import { act, afterCrash, localText, names, offers, read, restore, stored, tabText, visit } from './testing';
import * as draftsList from './tool/list';
import * as redirectsEditor from '../../monitors/redirects/editor';
import * as redirectsList from '../../monitors/redirects/list';

const PATH = '/monitors/redirects';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type VisitOptions = Parameters<typeof visit>[1];

async function open(options: VisitOptions = {}): Promise<TestEnv> {
  const env = await visit(PATH, options);
  await act(env, redirects.page.opened);
  return env;
}

/** Types a new redirect, which is stored. */
async function typed(options: VisitOptions = {}, keyword = 'Air Max'): Promise<TestEnv> {
  const env = await open(options);
  await act(env, redirectsEditor.createOpened);
  await act(env, redirectsEditor.draftChanged, { keyword, webhook: webhook('typed') });
  await stored();
  return env;
}

describe('drafts', () => {
  it('are offered after a reload, and restored with what was typed', async () => {
    const env = await open({ storage: (await typed()).storage });
    expect(names(env)).toEqual(['Air Max']);
    expect(read(env, redirectsEditor.$draft)).toBeNull();
    await restore(env);
    expect(read(env, redirectsEditor.$draft)).toMatchObject({
      id: -1,
      keyword: 'Air Max',
      webhook: webhook('typed'),
    });
    expect(offers(env)).toEqual([]);
  });

  it('keep webhooks in the storage of the tab alone', async () => {
    const env = await typed();
    expect(tabText(env)).toContain(webhook('typed'));
    expect(localText(env)).toContain('Air Max');
    expect(localText(env)).not.toContain(webhook('typed'));
    const crashed = await open({ storage: afterCrash(env) });
    await restore(crashed);
    expect(read(crashed, redirectsEditor.$draft)).toMatchObject({ keyword: 'Air Max', webhook: '' });
  });

  it('do not outlive the tab if they are nothing without their secrets', async () => {
    const env = await open();
    await act(env, redirectsEditor.editOpened, 1);
    await act(env, redirectsEditor.draftChanged, { webhook: webhook('typed') });
    await stored();
    expect(tabText(env)).toContain(webhook('typed'));
    expect(localText(env)).toBe('');
  });

  it('are not offered while their editor is open, after Cancel, or after a save', async () => {
    const env = await typed();
    expect(offers(env)).toEqual([]);
    await act(env, redirectsEditor.editorClosed);
    expect(offers(env)).toEqual([]);
    // At once, because the tab may reload within the pause.
    expect([localText(env), tabText(env)]).toEqual(['', '']);
    await act(env, redirectsEditor.createOpened);
    await act(env, redirectsEditor.draftChanged, { keyword: 'Dunk 2', webhook: webhook('x') });
    await stored();
    await act(env, redirectsEditor.saveRequested);
    await stored();
    expect(offers(env)).toEqual([]);
    expect([localText(env), tabText(env)]).toEqual(['', '']);
  });

  it('go when the person leaves the page without saving', async () => {
    const env = await typed();
    await act(env, unsavedDiscarded);
    expect(localText(env)).toBe('');
    await act(env, redirects.page.closed);
    await stored();
    expect(localText(env)).toBe('');
  });

  it('stay when the page closes for another reason', async () => {
    const env = await typed();
    await act(env, redirects.page.closed);
    await stored();
    expect(localText(env)).toContain('Air Max');
  });

  it('are stored at once when the tab is hidden or the session ends', async () => {
    const env = await open();
    await act(env, redirectsEditor.createOpened);
    await act(env, redirectsEditor.draftChanged, { keyword: 'Hidden' });
    expect(localText(env)).toBe('');
    await act(env, drafts.tabHidden);
    expect(localText(env)).toContain('Hidden');
    await act(env, redirectsEditor.draftChanged, { keyword: 'Revoked' });
    await act(env, sessionRevoked, { withMessage: true });
    expect(localText(env)).toContain('Revoked');
    expect(offers(env)).toEqual([]);
  });

  it('are dropped by a voluntary logout, and nothing is stored after it', async () => {
    const env = await typed();
    await act(env, logoutConfirmed);
    await act(env, redirectsEditor.draftChanged, { keyword: 'Late' });
    await stored();
    expect([localText(env), tabText(env)]).toEqual(['', '']);
  });

  it('of another person are neither offered nor lost', async () => {
    const mine = await typed();
    const info = { bot_data: { app_id: 'another' } };
    const theirs = await typed({ storage: mine.storage, info }, 'Theirs');
    await act(theirs, redirectsEditor.editorClosed);
    expect(offers(theirs)).toEqual([]);
    await act(
      theirs,
      draftsList.discardRequested,
      read(theirs, draftsList.$listed).map(({ key }) => key),
    );
    await stored();
    expect(names(await open({ storage: theirs.storage }))).toEqual(['Air Max']);
  });

  it('expire after two weeks', async () => {
    const { storage, now } = await typed();
    expect(names(await open({ storage, now: now + EXPIRES_MS - 1 }))).toEqual(['Air Max']);
    expect(offers(await open({ storage, now: now + EXPIRES_MS }))).toEqual([]);
  });

  it('that are unreadable do not lose the others', async () => {
    const env = await typed();
    const [draft] = JSON.parse(localText(env)) as object[];
    const storage = new Map([
      [
        storageKeys.local,
        JSON.stringify([
          null,
          { ...draft, id: 'x', kind: 'unknown' },
          { ...draft, id: 'y', value: { saved: {} } },
          draft,
        ]),
      ],
    ]);
    expect(names(await open({ storage }))).toEqual(['Air Max']);
    expect(offers(await open({ storage: new Map([[storageKeys.local, '{']]) }))).toEqual([]);
  });

  it('are not offered while another tab has them open', async () => {
    const first = await typed({ tab: 'first' });
    const second = await open({ storage: first.storage, tab: 'second', openTabs: ['first', 'second'] });
    expect(offers(second)).toEqual([]);
    expect(read(second, draftsList.$listed)).toMatchObject([{ name: 'Air Max', isElsewhere: true }]);
    expect(names(await open({ storage: first.storage, tab: 'third', openTabs: ['third'] }))).toEqual([
      'Air Max',
    ]);
  });

  it('follow what another tab stores', async () => {
    const env = await open();
    const other = await typed();
    for (const [key, value] of other.storage) env.storage.set(key, value);
    await act(env, storageChanged, { key: storageKeys.local, value: localText(other) });
    await stored();
    expect(names(env)).toEqual(['Air Max']);
  });

  it('that another tab has saved or discarded are offered no longer', async () => {
    const env = await open({ storage: (await typed()).storage });
    expect(names(env)).toEqual(['Air Max']);
    env.storage.delete(storageKeys.local);
    await act(env, storageChanged, { key: storageKeys.local, value: null });
    await stored();
    expect(offers(env)).toEqual([]);
  });

  it('merge with what has changed since, once they are saved', async () => {
    const before = await open();
    await act(before, redirectsEditor.editOpened, 1);
    await act(before, redirectsEditor.draftChanged, { keyword: 'Dunk Low' });
    await stored();
    const env = await open({ storage: before.storage });
    await act(env, redirectsList.activeChanged, { id: 1, isActive: false });
    await restore(env);
    await act(env, redirectsEditor.saveRequested);
    const [, { body } = { body: '' }] = env.requests.filter(({ method }) => method === 'PUT');
    expect(JSON.parse(body ?? '')).toMatchObject({ id: 1, keyword: 'Dunk Low', active: false, note: 'kept' });
  });

  it('of a row that was deleted become a new one', async () => {
    const before = await open();
    await act(before, redirectsEditor.editOpened, 1);
    await act(before, redirectsEditor.draftChanged, { keyword: 'Dunk Low' });
    await stored();
    const env = await open({
      storage: before.storage,
      server: { 'GET /v1/redirects': { status: 200, body: { data: { redirects: [] } } } },
    });
    await restore(env);
    expect(read(env, redirectsEditor.$isNew)).toBe(true);
    expect(read(env, redirectsEditor.$draft)?.keyword).toBe('Dunk Low');
  });
});

describe('the list of drafts', () => {
  it('opens the page of a draft, which restores it once it has loaded', async () => {
    const env = await visit('/tools/drafts', { storage: (await typed()).storage });
    await act(env, draftsList.opened, read(env, draftsList.$listed)[0]?.key ?? '');
    expect(env.navigations).toEqual([{ to: PATH }]);
    await act(env, drafts.pathChanged, PATH);
    await act(env, redirects.page.opened);
    expect(read(env, redirectsEditor.$draft)?.keyword).toBe('Air Max');
  });

  it('restores nothing if the person goes elsewhere first', async () => {
    const env = await visit('/tools/drafts', { storage: (await typed()).storage });
    await act(env, draftsList.opened, read(env, draftsList.$listed)[0]?.key ?? '');
    await act(env, drafts.pathChanged, '/settings');
    await act(env, redirects.page.opened);
    expect(read(env, redirectsEditor.$draft)).toBeNull();
  });

  it('discards drafts, which can be undone', async () => {
    const env = await visit('/tools/drafts', { storage: (await typed()).storage });
    const { savedAt } = read(env, draftsList.$listed)[0] ?? {};
    await act(
      env,
      draftsList.discardRequested,
      read(env, draftsList.$listed).map(({ key }) => key),
    );
    await stored();
    expect(read(env, draftsList.$listed)).toEqual([]);
    expect(localText(env)).toBe('');
    await act(env, draftsList.undoRequested);
    await stored();
    expect(read(env, draftsList.$listed)).toMatchObject([
      { name: 'Air Max', savedAt, expiresAt: (savedAt ?? 0) + EXPIRES_MS },
    ]);
  });
});
