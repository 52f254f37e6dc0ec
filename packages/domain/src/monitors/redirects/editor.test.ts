import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $conflict } from '../../kernel/save/conflict';
import { $unsaved } from '../../kernel/page/unsaved';
import {
  webhook,
  dunk,
  sku,
  flush,
  createServer,
  open,
  keywords,
  toast,
  draft,
  toggle,
  type,
  run,
  edit,
  deferred,
  writes,
  type TestEnv,
} from './testing';
import * as redirectsEditor from './editor';
import * as redirectsList from './list';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('copy of a redirect', () => {
  it('opens as a new one with the values of the row, and is sent when it is saved', async () => {
    const env = await open();
    void allSettled(redirectsEditor.duplicateRequested, { scope: env.scope, params: sku.id });
    const copy = { ...sku, id: -1 };
    expect(draft(env)).toEqual(copy);
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(true);
    expect(env.scope.getState(redirectsEditor.editor.view.hints).keyword).toBeDefined();
    expect(env.scope.getState($unsaved)).toBe(false);
    type(env, { keyword: 'FD1234-002' });
    await flush();
    expect(writes(env)).toEqual([]);
    await run(env, redirectsEditor.editor.events.onSave);
    expect(writes(env)).toEqual([['POST', { ...copy, keyword: 'FD1234-002' }]]);
  });

  it('has only what a redirect has, and does not open for a row that is gone', async () => {
    const env = await open();
    void allSettled(redirectsEditor.duplicateRequested, { scope: env.scope, params: dunk.id });
    expect(draft(env)).not.toHaveProperty('note');
    await run(env, redirectsEditor.editor.events.onClose);
    void allSettled(redirectsEditor.duplicateRequested, { scope: env.scope, params: 404 });
    expect(draft(env)).toBeNull();
  });
});

it('a redirect whose save had no answer is saved over it without a question', async () => {
  const env = await open();
  env.answers.push({ kind: 'network' });
  await edit(env, dunk.id, { keyword: 'first' });
  const first = { ...dunk, keyword: 'first' };
  env.stored.splice(0, 1, first);
  env.now += 60_000;
  type(env, { keyword: 'second' });
  await run(env, redirectsEditor.editor.events.onSave);
  expect(env.scope.getState($conflict)).toBeNull();
  expect(writes(env).at(-1)).toMatchObject(['PUT', { keyword: 'second' }]);
});

describe('new redirect', () => {
  it('starts empty, by name and active, and is sent with the id -1', async () => {
    const env = await open();
    await run(env, redirectsEditor.createOpened);
    expect(draft(env)).toEqual({ id: -1, keyword: '', webhook: '', type: 'Name', active: true });
    type(env, { keyword: 'Yeezy', webhook: webhook('y') });
    expect(env.scope.getState($unsaved)).toBe(true);
    await run(env, redirectsEditor.editor.events.onSave);
    expect(writes(env)).toEqual([
      ['POST', { id: -1, keyword: 'Yeezy', webhook: webhook('y'), type: 'Name', active: true }],
    ]);
    expect(toast(env)).toBe('Redirect saved');
    expect(draft(env)).toBeNull();
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('is in the list as the server returns it, once it is saved', async () => {
    const env = await open();
    await run(env, redirectsEditor.createOpened);
    type(env, { keyword: 'Yeezy', webhook: webhook('y') });
    await run(env, redirectsEditor.editor.events.onSave);
    expect(env.scope.getState(redirectsList.$redirects)[0]).toMatchObject({ id: 101, keyword: 'Yeezy' });
  });

  it('can have the webhook and the type of the newest redirect', async () => {
    const env = await open();
    const canTake = () => env.scope.getState(redirectsEditor.editor.view.canFillLast);
    const newest = env.scope
      .getState(redirectsList.$redirects)
      .toSorted((a, b) => Number(b.id) - Number(a.id))[0];
    expect(canTake()).toBe(false);
    await run(env, redirectsEditor.createOpened);
    expect(canTake()).toBe(true);
    type(env, { keyword: 'Yeezy' });
    await run(env, redirectsEditor.editor.events.onFillLast);
    expect(draft(env)).toMatchObject({ keyword: 'Yeezy', webhook: newest?.webhook, type: newest?.type });
    expect(canTake()).toBe(false);
  });

  it('keeps the draft in the dialog when it cannot be saved', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await run(env, redirectsEditor.createOpened);
    type(env, { keyword: 'Yeezy', webhook: webhook('y') });
    await run(env, redirectsEditor.editor.events.onSave);
    expect(toast(env)).toBe('Failed to save redirect');
    expect(env.scope.getState(redirectsEditor.editor.view.error)).toBe('Failed to save redirect');
    expect(draft(env)?.keyword).toBe('Yeezy');
    expect(keywords(env)).not.toContain('Yeezy');
  });

  it('gets a hint for an unusual webhook, and is saved nevertheless', async () => {
    const env = await open();
    await run(env, redirectsEditor.createOpened);
    expect(env.scope.getState(redirectsEditor.editor.view.hints)).toEqual({});
    type(env, { keyword: 'Yeezy', webhook: 'https://elsewhere.example' });
    expect(env.scope.getState(redirectsEditor.editor.view.hints).webhook).toContain('Discord webhook');
    await run(env, redirectsEditor.editor.events.onSave);
    expect(toast(env)).toBe('Redirect saved');
  });
});

describe('keyword and webhook of a redirect', () => {
  const errors = ({ scope }: TestEnv) => scope.getState(redirectsEditor.editor.view.errors);

  it('are required for a new redirect: nothing is sent, and each field shows its error', async () => {
    const env = await open();
    await run(env, redirectsEditor.createOpened);
    expect(errors(env)).toEqual({});
    await run(env, redirectsEditor.editor.events.onSave);
    expect(writes(env)).toEqual([]);
    expect(errors(env)).toEqual({ keyword: 'Enter a keyword.', webhook: 'Enter a webhook URL.' });
    type(env, { keyword: ' ' });
    await run(env, redirectsEditor.editor.events.onSave);
    type(env, { webhook: webhook('y') });
    expect(errors(env)).toEqual({ keyword: 'Enter a keyword.' });
    type(env, { keyword: 'Yeezy' });
    expect(errors(env)).toEqual({});
    await run(env, redirectsEditor.editor.events.onSave);
    expect(writes(env)).toHaveLength(1);
  });

  it('are required for an edited redirect', async () => {
    const env = await open();
    await edit(env, 1, { keyword: '', webhook: '  ' });
    expect(writes(env)).toEqual([]);
    expect(errors(env)).toEqual({ keyword: 'Enter a keyword.', webhook: 'Enter a webhook URL.' });
    void allSettled(redirectsEditor.editor.events.onClose, { scope: env.scope });
    await run(env, redirectsEditor.createOpened);
    expect(errors(env)).toEqual({});
  });

  it('are sent without surrounding spaces, invisible characters and brackets', async () => {
    const env = await open();
    await edit(env, 1, { keyword: ' \u200EDunk  Low\u200B ', webhook: ` <${webhook('new')}>\n` });
    expect(writes(env)).toEqual([['PUT', { ...dunk, keyword: 'Dunk  Low', webhook: webhook('new') }]]);
    expect(draft(env)).toBeNull();
  });
});

describe('edited redirect', () => {
  it('is sent whole, with what the dialog does not show', async () => {
    const env = await open();
    await edit(env, 1, { keyword: 'Dunk Low', type: 'SKU' });
    expect(writes(env)).toEqual([['PUT', { ...dunk, keyword: 'Dunk Low', type: 'SKU' }]]);
    expect(toast(env)).toBe('Redirect saved');
    expect(draft(env)).toBeNull();
    expect(keywords(env)).toEqual(['Dunk Low', 'FD1234-001', 'Jordan']);
  });

  it('is not read again after the save', async () => {
    const env = await open();
    await edit(env, 1, { keyword: 'Dunk Low' });
    expect(env.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(keywords(env)).toContain('Dunk Low');
  });

  it('reverts in the list and keeps the draft in the dialog when the save fails', async () => {
    const env = await open();
    env.answers.push({ status: 203 });
    await edit(env, 1, { keyword: 'Dunk Low' });
    expect(toast(env)).toBe('Failed to save redirect');
    expect(keywords(env)).toContain('Dunk');
    expect(draft(env)?.keyword).toBe('Dunk Low');
  });

  it('is not reverted by the answer to a load that began before the save', async () => {
    const early = deferred();
    let count = 0;
    const server = createServer();
    const env = await open(() => {
      count += 1;
      return count === 2 ? early.promise : server.routes['GET /v1/redirects']();
    });
    // Its answer predates this save.
    void allSettled(redirectsList.reloadRequested, { scope: env.scope });
    await flush();
    toggle(env, 1, false);
    await flush();
    early.answer({ status: 200, body: { data: { redirects: [dunk] } } });
    await flush();
    expect(count).toBe(3);
    expect(env.scope.getState(redirectsList.$redirects)).toHaveLength(3);
  });
});
