import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, type FakeAnswer } from '../../kernel/testing';
import * as redirects from './index';
import {
  dunk,
  sku,
  flush,
  createServer,
  open,
  keywords,
  activeOf,
  toast,
  draft,
  toggle,
  edit,
  deferred,
  writes,
} from './testing';
import * as redirectsEditor from './editor';
import * as redirectsList from './list';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('redirects', () => {
  it('shows them as the server lists them, and finds them by keyword or webhook', async () => {
    const env = await open();
    expect(keywords(env)).toEqual(['Dunk', 'FD1234-001', 'Jordan']);
    void allSettled(redirectsList.list.searchChanged, { scope: env.scope, params: 'fd12' });
    expect(keywords(env)).toEqual(['FD1234-001']);
    void allSettled(redirectsList.list.searchChanged, { scope: env.scope, params: '/AIR' });
    expect(keywords(env)).toEqual(['Jordan']);
    void allSettled(redirectsList.list.searchChanged, { scope: env.scope, params: '/air jor' });
    expect(keywords(env)).toEqual(['Jordan']);
  });

  it('logs and shows a failed load until Retry succeeds', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open(() => answer);
    expect(env.logs).toEqual(['redirects.getRedirects: answered with status 500']);
    expect(env.scope.getState(redirectsList.$status)).toBe('failed');
    expect(toast(env)).toBeUndefined();
    answer = { status: 200, body: { data: { redirects: [dunk] } } };
    void allSettled(redirectsList.reloadRequested, { scope: env.scope });
    expect(env.scope.getState(redirectsList.$status)).toBe('loading');
    await flush();
    expect(env.scope.getState(redirectsList.$status)).toBe('ready');
    expect(keywords(env)).toEqual(['Dunk']);
  });
});

describe('redirects page', () => {
  it('loads when it is opened, closed and opened again within a tick', async () => {
    const env = createTestEnv({ server: createServer().routes });
    void allSettled(redirects.page.opened, { scope: env.scope });
    void allSettled(redirects.page.closed, { scope: env.scope });
    void allSettled(redirects.page.opened, { scope: env.scope });
    await flush();
    expect(env.scope.getState(redirectsList.$redirects)).toHaveLength(3);
    expect(env.scope.getState(redirectsList.$status)).toBe('ready');
  });

  it('drops the draft when it closes, and finishes pending saves', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await edit(env, 1, { keyword: 'Dunk Low' });
    void allSettled(redirects.page.closed, { scope: env.scope });
    expect(draft(env)).toBeNull();
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Redirect saved');
    expect(env.stored[0]).toMatchObject({ keyword: 'Dunk Low' });
    expect(env.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });
});

describe('enabling or disabling a redirect', () => {
  it('shows the change at once', async () => {
    const env = await open();
    env.answers.push(deferred().promise);
    toggle(env, '2', true);
    expect(activeOf(env, '2')).toBe(true);
    await flush();
    expect(writes(env)).toEqual([['PUT', { ...sku, active: true }]]);
  });

  it('reverts with a message when the save fails', async () => {
    const env = await open();
    env.answers.push({ kind: 'network' });
    toggle(env, 1, false);
    expect(activeOf(env, 1)).toBe(false);
    await flush();
    expect(activeOf(env, 1)).toBe(true);
    expect(toast(env)).toBe('Failed to save redirect');
  });

  it('shows no message when it succeeds', async () => {
    const env = await open();
    toggle(env, 1, false);
    await flush();
    expect(activeOf(env, 1)).toBe(false);
    expect(toast(env)).toBeUndefined();
  });

  it('waits for the answer before the next save, and the last change wins', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    toggle(env, 1, false);
    toggle(env, 1, true);
    toggle(env, 1, false);
    toggle(env, 1, true);
    await flush();
    expect(activeOf(env, 1)).toBe(true);
    expect(writes(env)).toHaveLength(1);
    first.answer({ status: 200 });
    await flush();
    expect(writes(env).map(([, body]) => (body as typeof dunk).active)).toEqual([false, true]);
    expect(activeOf(env, 1)).toBe(true);
    expect(env.stored[0]).toMatchObject({ id: 1, active: true });
  });

  it('sends the last change when the one before fails', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    toggle(env, 1, false);
    toggle(env, 1, true);
    first.answer({ kind: 'timeout' });
    await flush();
    expect(writes(env).map(([, body]) => (body as typeof dunk).active)).toEqual([false, true]);
    expect(toast(env)).toBeUndefined();
  });

  it('says why a keyword of its row is none', async () => {
    const env = await open();
    void allSettled(redirectsList.keywordChanged, {
      scope: env.scope,
      params: { id: 1, keyword: '4.06542E+12', from: 'Dunk' },
    });
    expect(toast(env)).toBe('“4.06542E+12” was shortened by a spreadsheet. Copy the whole number.');
    expect(writes(env)).toEqual([]);
  });

  it('does not block another redirect', async () => {
    const env = await open();
    env.answers.push(deferred().promise);
    toggle(env, 1, false);
    toggle(env, 3, false);
    await flush();
    expect(writes(env)).toHaveLength(2);
  });

  it('keeps what the dialog saves meanwhile', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    toggle(env, 1, false);
    await edit(env, 1, { keyword: 'Dunk Low' });
    expect(env.scope.getState(redirectsEditor.editor.view.isSaving)).toBe(true);
    first.answer({ status: 200 });
    await flush();
    expect(env.stored[0]).toMatchObject({ keyword: 'Dunk Low', active: false });
    expect(draft(env)).toBeNull();
  });
});
