import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import { reportLines } from '../../kernel/list/lines';
import { keywords, keywordRules } from './index';

const GET = 'GET /v1/keywords';
const lists = [
  { id: 1, name: 'Runners', keywords: ['dunk', 'air max', ''], owner: 'kept' },
  { id: 'k-2', name: 'Boots', keywords: [] },
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
      [GET]: { status: 200, body: lists },
      'PUT /v1/keywords': { status: 200 },
      'POST /v1/keywords': { status: 200, body: { new_id: 77 } },
      'DELETE /v1/keywords': { status: 200 },
      ...server,
    },
  });
  void allSettled(keywords.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const names = ({ scope }: TestEnv) => scope.getState(keywords.list.view.lists).map(({ name }) => name);
const toast = ({ scope }: TestEnv) => scope.getState($toast)?.text;
const draft = ({ scope }: TestEnv) => scope.getState(keywords.$draft);
async function save({ scope }: TestEnv, change: { name?: string; text?: string }) {
  if (change.name !== undefined)
    void allSettled(keywords.editor.events.onNameChange, { scope, params: change.name });
  if (change.text !== undefined)
    void allSettled(keywords.editor.events.onTextChange, { scope, params: change.text });
  void allSettled(keywords.editor.events.onSave, { scope });
  await flush();
}
const edit = ({ scope }: TestEnv, params: number | string): void =>
  void allSettled(keywords.list.events.onEdit, { scope, params });
const create = ({ scope }: TestEnv): void => void allSettled(keywords.list.events.onCreate, { scope });
async function remove({ scope }: TestEnv, params: number | string) {
  void allSettled(keywords.list.events.onDelete, { scope, params });
  await flush();
}

it('a copy of a keyword list opens as a new list with a name of its copies, and is created when it is saved', async () => {
  const env = await open({
    [GET]: { status: 200, body: [...lists, { id: 3, name: 'runners COPY', keywords: [] }] },
  });
  void allSettled(keywords.list.events.onDuplicate, { scope: env.scope, params: 1 });
  expect(draft(env)).toEqual({ id: null, name: 'Runners copy 2', text: 'dunk\nair max\n' });
  expect(env.requests.every(({ method }) => method === 'GET')).toBe(true);
  await save(env, {});
  const { method, body } = env.requests.findLast((request) => request.method !== 'GET') ?? {};
  expect([method, JSON.parse(body ?? '')]).toEqual([
    'POST',
    { keywords: ['dunk', 'air max'], name: 'Runners copy 2' },
  ]);
});

describe('keyword lists', () => {
  it('shows each list with the number of its keywords, and finds it by name', async () => {
    const env = await open();
    expect(env.scope.getState(keywords.list.view.lists)).toEqual([
      { id: 1, name: 'Runners', count: 2 },
      { id: 'k-2', name: 'Boots', count: 0 },
    ]);
    void allSettled(keywords.list.events.onSearchChange, { scope: env.scope, params: 'BOO' });
    expect(names(env)).toEqual(['Boots']);
  });

  it('logs and shows a failed load until Retry succeeds', async () => {
    let answer: FakeAnswer = { kind: 'network' };
    const env = await open({ [GET]: () => answer });
    expect(env.logs).toEqual(['keywords.getKeywordLists: no answer']);
    expect(env.scope.getState(keywords.list.view.status)).toBe('failed');
    expect(toast(env)).toBeUndefined();
    answer = { status: 200, body: lists };
    void allSettled(keywords.list.events.onRetry, { scope: env.scope });
    await flush();
    expect(env.scope.getState(keywords.list.view.status)).toBe('ready');
    expect(names(env)).toEqual(['Runners', 'Boots']);
  });

  it('shows a save without reading the lists again', async () => {
    let count = 0;
    const env = await open({
      [GET]: () => ((count += 1) === 1 ? { status: 200, body: lists } : { status: 500 }),
    });
    edit(env, 1);
    await save(env, { name: 'Sneakers' });
    expect(names(env)).toEqual(['Sneakers', 'Boots']);
    expect(env.scope.getState(keywords.list.view.status)).toBe('ready');
    expect([count, env.logs]).toEqual([1, []]);
  });

  it('saves one keyword per line', async () => {
    const env = await open();
    edit(env, 1);
    expect(draft(env)).toEqual({ id: 1, name: 'Runners', text: 'dunk\nair max\n' });
    await save(env, { text: 'dunk\n\nyeezy 350\n' });
    expect(env.bodiesOf('keywords.saveKeywordList')).toEqual([
      { keywords: ['dunk', '', 'yeezy 350'], keywordListID: 1, name: 'Runners' },
    ]);
    expect(toast(env)).toBe('Keyword list saved successfully');
    expect(draft(env)).toBeNull();
  });

  it('keeps the draft in the editor when the save fails', async () => {
    const env = await open({ 'PUT /v1/keywords': { status: 203 } });
    edit(env, 'k-2');
    await save(env, { name: 'Winter', text: 'boot' });
    expect(toast(env)).toBe('Failed to save keyword list');
    expect(env.scope.getState(keywords.editor.view.error)).toBe('Failed to save keyword list');
    expect(draft(env)).toEqual({ id: 'k-2', name: 'Winter', text: 'boot' });
    expect(names(env)).toEqual(['Runners', 'Boots']);
  });

  it('creates a list with or without a name', async () => {
    const env = await open();
    create(env);
    expect(env.scope.getState(keywords.$isNew)).toBe(true);
    await save(env, { text: 'a\nb' });
    expect(env.bodiesOf('keywords.createKeywordList')).toEqual([{ keywords: ['a', 'b'], name: '' }]);
    expect(toast(env)).toBe('New keyword list created successfully');
    expect(draft(env)).toBeNull();
  });

  it('adds a new list with the id of the server', async () => {
    const env = await open({
      [GET]: { status: 200, body: lists },
      'POST /v1/keywords': { status: 200, body: { new_id: 'k-9' } },
    });
    create(env);
    await save(env, { name: 'New', text: 'a' });
    expect(env.scope.getState(keywords.list.view.lists)[0]).toEqual({ id: 'k-9', name: 'New', count: 1 });
  });

  it('logs a failed creation and shows it in the editor only', async () => {
    const env = await open({ 'POST /v1/keywords': { status: 500 } });
    create(env);
    await save(env, { name: 'New', text: 'a' });
    expect(env.logs).toEqual(['keywords.createKeywordList: answered with status 500']);
    expect(toast(env)).toBeUndefined();
    expect(env.scope.getState(keywords.editor.view.error)).toBe('Failed to create keyword list');
    expect(draft(env)).toEqual({ id: null, name: 'New', text: 'a' });
  });

  it('deletes a list at once, by its id as received', async () => {
    const env = await open({ 'DELETE /v1/keywords': () => new Promise<FakeAnswer>(() => undefined) });
    await remove(env, 'k-2');
    expect(names(env)).toEqual(['Runners']);
    expect(env.bodiesOf('keywords.deleteKeywordList')).toEqual([{ keywordListID: 'k-2' }]);
  });

  it('restores a list after a failed delete', async () => {
    const env = await open({ 'DELETE /v1/keywords': { status: 500 } });
    await remove(env, 1);
    expect(names(env)).toEqual(['Runners', 'Boots']);
    expect(toast(env)).toBe('Failed to delete keyword list');
    expect(env.scope.getState(keywords.list.view.undoLabel)).toBeNull();
  });

  it('creates a deleted list again with Undo', async () => {
    const env = await open();
    await remove(env, 1);
    expect(toast(env)).toBe('Keyword list deleted successfully');
    expect(env.scope.getState(keywords.list.view.undoLabel)).toBe('Runners');
    void allSettled(keywords.list.events.onUndo, { scope: env.scope });
    await flush();
    expect(env.bodiesOf('keywords.createKeywordList')).toEqual([
      { keywords: ['dunk', 'air max'], name: 'Runners' },
    ]);
    expect(toast(env)).toBe('New keyword list created successfully');
  });

  it('reports a failed Undo and offers it again', async () => {
    const env = await open({ 'POST /v1/keywords': { status: 500 } });
    await remove(env, 1);
    void allSettled(keywords.list.events.onUndo, { scope: env.scope });
    await flush();
    expect(toast(env)).toBe('Failed to save keyword list');
    expect(env.scope.getState(keywords.list.view.undoLabel)).toBe('Runners');
  });
});

it('keywords that differ only in case are marked as duplicates', () => {
  expect(reportLines('Dunk\ndunk ', keywordRules).duplicates).toEqual([{ line: 2, first: 1 }]);
});

it('keywords of another type are sent back as received, and unreadable ones are reported', async () => {
  const malformed = { id: 3, name: null, keywords: ['dunk', 5, null, 'air max'] };
  const env = await open({ [GET]: { status: 200, body: [malformed, { id: 4, name: {} }, ...lists] } });
  expect(env.scope.getState(keywords.list.view.lists)).toHaveLength(3);
  expect(env.scope.getState(keywords.list.view.unreadable).map(({ path }) => path)).toEqual([
    '1',
    '0.keywords.2',
  ]);
  edit(env, 3);
  expect(draft(env)).toMatchObject({ name: '', text: 'dunk\n5\nair max' });
  await save(env, { text: 'dunk\n5\nsamba' });
  expect(env.bodiesOf('keywords.saveKeywordList')).toEqual([
    { keywordListID: 3, name: null, keywords: ['dunk', 5, null, 'samba'] },
  ]);
});
