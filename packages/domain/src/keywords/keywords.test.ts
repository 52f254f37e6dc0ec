import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type FakeAnswer, type FakeServer } from '../testing';
import { $toast } from '../toasts';
import * as keywords from './index';

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

const calm = () => vi.advanceTimersByTimeAsync(0);

async function open(server: FakeServer = {}) {
  const world = createWorld({
    server: {
      [GET]: { status: 200, body: lists },
      'PUT /v1/keywords': { status: 200 },
      'POST /v1/keywords': { status: 200, body: { new_id: 77 } },
      'DELETE /v1/keywords': { status: 200 },
      ...server,
    },
  });
  void allSettled(keywords.page.opened, { scope: world.scope });
  await calm();
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const names = ({ scope }: World) => scope.getState(keywords.$shown).map(({ name }) => name);
const toast = ({ scope }: World) => scope.getState($toast)?.text;
const draft = ({ scope }: World) => scope.getState(keywords.$draft);
async function save({ scope }: World, change: { name?: string; text?: string }) {
  if (change.name !== undefined) void allSettled(keywords.nameChanged, { scope, params: change.name });
  if (change.text !== undefined) void allSettled(keywords.textChanged, { scope, params: change.text });
  void allSettled(keywords.saveRequested, { scope });
  await calm();
}
const edit = ({ scope }: World, params: number | string): void =>
  void allSettled(keywords.editOpened, { scope, params });
const create = ({ scope }: World): void => void allSettled(keywords.createOpened, { scope });
async function remove({ scope }: World, params: number | string) {
  void allSettled(keywords.deleteRequested, { scope, params });
  await calm();
}

describe('the keyword lists', () => {
  it('are shown with how many keywords they have, and found by their name', async () => {
    const world = await open();
    expect(world.scope.getState(keywords.$shown)).toEqual([
      { id: 1, name: 'Runners', count: 2 },
      { id: 'k-2', name: 'Boots', count: 0 },
    ]);
    void allSettled(keywords.searchChanged, { scope: world.scope, params: 'BOO' });
    expect(names(world)).toEqual(['Boots']);
  });

  it('say in the log and in their place that they could not be loaded, until Retry succeeds', async () => {
    let answer: FakeAnswer = { kind: 'network' };
    const world = await open({ [GET]: () => answer });
    expect(world.logs).toEqual(['keywords.getKeywordLists: no answer']);
    expect(world.scope.getState(keywords.$loadFailure)).toMatchObject({ kind: 'network' });
    expect(toast(world)).toBeUndefined();
    answer = { status: 200, body: lists };
    void allSettled(keywords.reloadRequested, { scope: world.scope });
    await calm();
    expect(world.scope.getState(keywords.$loadFailure)).toBeNull();
    expect(names(world)).toEqual(['Runners', 'Boots']);
  });

  it('stand as they are when they cannot be loaded again after a save', async () => {
    let count = 0;
    const world = await open({
      [GET]: () => ((count += 1) === 1 ? { status: 200, body: lists } : { status: 500 }),
    });
    edit(world, 1);
    await save(world, { name: 'Sneakers' });
    expect(names(world)).toEqual(['Sneakers', 'Boots']);
    expect(world.scope.getState(keywords.$loadFailure)).toBeNull();
    expect(world.logs).toHaveLength(1);
  });

  it('are saved with one keyword a line', async () => {
    const world = await open();
    edit(world, 1);
    expect(draft(world)).toEqual({ id: 1, name: 'Runners', text: 'dunk\nair max\n' });
    await save(world, { text: 'dunk\n\nyeezy 350\n' });
    expect(world.bodiesOf('keywords.saveKeywordList')).toEqual([
      { keywords: ['dunk', '', 'yeezy 350'], keywordListID: 1, name: 'Runners' },
    ]);
    expect(toast(world)).toBe('Keyword list saved successfully');
    expect(draft(world)).toBeNull();
  });

  it('stay in the editor as they were typed when the save fails', async () => {
    const world = await open({ 'PUT /v1/keywords': { status: 203 } });
    edit(world, 'k-2');
    await save(world, { name: 'Winter', text: 'boot' });
    expect(toast(world)).toBe('Failed to save keyword list');
    expect(world.scope.getState(keywords.$error)).toBe('Failed to save keyword list');
    expect(draft(world)).toEqual({ id: 'k-2', name: 'Winter', text: 'boot' });
    expect(names(world)).toEqual(['Runners', 'Boots']);
  });

  it('are created, with or without a name', async () => {
    const world = await open();
    create(world);
    expect(world.scope.getState(keywords.$isNew)).toBe(true);
    await save(world, { text: 'a\nb' });
    expect(world.bodiesOf('keywords.createKeywordList')).toEqual([{ keywords: ['a', 'b'], name: '' }]);
    expect(toast(world)).toBe('New keyword list created successfully');
    expect(draft(world)).toBeNull();
  });

  it('are in the list under the id that the server gave them', async () => {
    const world = await open({
      [GET]: { status: 200, body: lists },
      'POST /v1/keywords': { status: 200, body: { new_id: 'k-9' } },
    });
    const shown: unknown[] = [];
    world.server[GET] = () => {
      shown.push(world.scope.getState(keywords.$shown).at(-1));
      return { status: 200, body: lists };
    };
    create(world);
    await save(world, { name: 'New', text: 'a' });
    expect(shown).toEqual([{ id: 'k-9', name: 'New', count: 1 }]);
  });

  it('log a failed creation, say it in the editor and nowhere else', async () => {
    const world = await open({ 'POST /v1/keywords': { status: 500 } });
    create(world);
    await save(world, { name: 'New', text: 'a' });
    expect(world.logs).toEqual(['keywords.createKeywordList: answered with status 500']);
    expect(toast(world)).toBeUndefined();
    expect(world.scope.getState(keywords.$error)).toBe('Failed to create keyword list');
    expect(draft(world)).toEqual({ id: null, name: 'New', text: 'a' });
  });

  it('are deleted at once, by their id as it came', async () => {
    const world = await open({ 'DELETE /v1/keywords': () => new Promise<FakeAnswer>(() => undefined) });
    await remove(world, 'k-2');
    expect(names(world)).toEqual(['Runners']);
    expect(world.bodiesOf('keywords.deleteKeywordList')).toEqual([{ keywordListID: 'k-2' }]);
  });

  it('are restored after a failed delete', async () => {
    const world = await open({ 'DELETE /v1/keywords': { status: 500 } });
    await remove(world, 1);
    expect(names(world)).toEqual(['Runners', 'Boots']);
    expect(toast(world)).toBe('Failed to delete keyword list');
    expect(world.scope.getState(keywords.$undo)).toBeNull();
  });

  it('are made anew from what was deleted', async () => {
    const world = await open();
    await remove(world, 1);
    expect(toast(world)).toBe('Keyword list deleted successfully');
    expect(world.scope.getState(keywords.$undo)?.label).toBe('Runners');
    void allSettled(keywords.undoRequested, { scope: world.scope });
    await calm();
    expect(world.bodiesOf('keywords.createKeywordList')).toEqual([
      { keywords: ['dunk', 'air max'], name: 'Runners' },
    ]);
    expect(toast(world)).toBe('New keyword list created successfully');
  });

  it('say so when they cannot be made anew, and offer it again', async () => {
    const world = await open({ 'POST /v1/keywords': { status: 500 } });
    await remove(world, 1);
    void allSettled(keywords.undoRequested, { scope: world.scope });
    await calm();
    expect(toast(world)).toBe('Failed to save keyword list');
    expect(world.scope.getState(keywords.$undo)?.label).toBe('Runners');
  });
});

it('marks keywords that differ in nothing but case as the same', () => {
  expect(keywords.reportKeywords('Dunk\ndunk ').duplicates).toEqual([{ line: 2, first: 1 }]);
});

it('sends keywords of another kind back as they came, and shows what cannot be read', async () => {
  const odd = { id: 3, name: null, keywords: ['dunk', 5, null, 'air max'] };
  const world = await open({ [GET]: { status: 200, body: [odd, { id: 4, name: {} }, ...lists] } });
  expect(world.scope.getState(keywords.$shown)).toHaveLength(3);
  expect(world.scope.getState(keywords.$unreadable).map(({ path }) => path)).toEqual(['1', '0.keywords.2']);
  edit(world, 3);
  expect(draft(world)).toMatchObject({ name: '', text: 'dunk\n5\nair max' });
  await save(world, { text: 'dunk\n5\nsamba' });
  expect(world.bodiesOf('keywords.saveKeywordList')).toEqual([
    { keywordListID: 3, name: null, keywords: ['dunk', 5, null, 'samba'] },
  ]);
});
