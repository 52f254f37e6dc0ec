import { allSettled, createEvent, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $openDrafts,
  $restoring,
  createDraft,
  draftTaken,
  editorsLoaded,
  restoreRequested,
  type Restored,
} from './drafts';
import { createPage } from '../page/page';
import { leaveCancelled } from '../page/unsaved';

interface Note {
  readonly text: string;
}

const page = createPage<{ readonly path: string }>('notes');
const typed = createEvent<string>();
const loaded = createEvent();
const $text = createStore('').on(typed, (_, text) => text);
const restored = createDraft<Note>({
  kind: 'update',
  page,
  path: createStore('').on(page.started, (_, { path }) => path),
  $draft: $text.map((text) => (text === '' ? null : { id: '', name: text, value: { text } })),
  $isReady: createStore(false)
    .on(page.started, () => false)
    .on(loaded, () => true),
  secrets: ['text'],
});
$text.on(restored, (_, { value }) => value.text);

const stored: Restored<Note> = { kind: 'update', path: '/notes/1', id: '', value: { text: 'stored' } };

let scope: Scope;
const text = () => scope.getState($text);
const open = (path = '/notes/1') => allSettled(page.opened, { scope, params: { path } });
const request = (draft = stored) => allSettled(restoreRequested, { scope, params: draft });

beforeEach(() => {
  scope = fork();
});

describe('createDraft', () => {
  it('reports what is unsaved, with its page and its secrets', async () => {
    await open();
    await allSettled(typed, { scope, params: 'a' });
    expect(scope.getState($openDrafts).update).toEqual({
      kind: 'update',
      path: '/notes/1',
      id: '',
      name: 'a',
      value: { text: 'a' },
      secrets: ['text'],
    });
    await allSettled(typed, { scope, params: '' });
    expect(scope.getState($openDrafts).update).toBeNull();
  });

  it('reports nothing while its page is closed', async () => {
    await allSettled(typed, { scope, params: 'a' });
    expect(scope.getState($openDrafts).update ?? null).toBeNull();
  });

  it('restores a draft once its page has loaded', async () => {
    await request();
    await open();
    expect(text()).toBe('');
    await allSettled(loaded, { scope });
    expect(text()).toBe('stored');
    expect(scope.getState($restoring)).toBeNull();
  });

  it('restores a draft at once on a page that has loaded', async () => {
    await open();
    await allSettled(loaded, { scope });
    await request();
    expect(text()).toBe('stored');
  });

  it('restores no draft of another path or another editor', async () => {
    await open('/notes/2');
    await allSettled(loaded, { scope });
    await request();
    await request({ ...stored, path: '/notes/2', kind: 'redirect' });
    expect(text()).toBe('');
  });

  it('forgets a draft if the person stays on the page they were to leave', async () => {
    await request();
    await allSettled(leaveCancelled, { scope });
    await open();
    await allSettled(loaded, { scope });
    expect(text()).toBe('');
  });

  it('restores a draft that waited for the chunk of its editor', async () => {
    const $isReady = createStore(true);
    await request({ ...stored, kind: 'redirects-import' });
    const late = createDraft<Note>({
      kind: 'redirects-import',
      page: { $isOpen: createStore(true) },
      path: '/notes/1',
      $draft: createStore(null),
      $isReady,
    });
    const $late = createStore('').on(late, (_, { value }) => value.text);
    await allSettled(editorsLoaded, { scope });
    expect(scope.getState($late)).toBe('stored');
  });

  it('keeps two scopes apart', async () => {
    const other = fork();
    await open();
    await allSettled(typed, { scope, params: 'a' });
    await request();
    expect(other.getState($openDrafts)).toEqual({});
    expect(other.getState($restoring)).toBeNull();
    await allSettled(draftTaken, { scope: other, params: stored });
    expect(scope.getState($restoring)).toEqual(stored);
  });
});
