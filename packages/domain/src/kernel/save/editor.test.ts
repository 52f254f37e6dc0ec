import { dequal } from 'dequal/lite';
import { allSettled, clearNode, createEvent, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor } from './editor';
import { $unsaved } from '../page/unsaved';

interface Note {
  readonly text: string;
}

const page = { closed: createEvent(), $isOpen: createStore(true) };
const editor = createEditor<Note>({
  name: 'note',
  page,
  isSame: (a, b) => a.text === b.text,
  canSave: ({ text }) => text !== 'never',
});
const form = createEditor<{ readonly text: string; readonly tags: readonly string[] }>({
  name: 'form',
  page,
  isSame: (a, b) => dequal(a, b),
  fields: [
    { key: 'text', label: 'Text' },
    { key: 'tags', label: 'Tags', kind: 'set' },
  ],
});

let scope: Scope;
const saved: Note = { text: 'saved' };

beforeEach(async () => {
  scope = fork();
  await allSettled(editor.opened, { scope, params: saved });
});

const type = (text: string) => allSettled(editor.changed, { scope, params: (note) => ({ ...note, text }) });
const typed = () => scope.getState(editor.$draft);
const sent = async () => {
  await allSettled(editor.saveRequested, { scope });
  return typed() ?? saved;
};

describe('createEditor', () => {
  it('is dirty only while the draft differs from the saved value', async () => {
    expect(scope.getState($unsaved)).toBe(false);
    await type('typed');
    expect(scope.getState(editor.$isDirty)).toBe(true);
    expect(scope.getState($unsaved)).toBe(true);
    await type('saved');
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('is unsaved while it is sent, also unchanged', async () => {
    const value = await sent();
    expect(scope.getState($unsaved)).toBe(true);
    expect(scope.getState(editor.$isDirty)).toBe(false);
    await allSettled(editor.succeeded, { scope, params: value });
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('is locked while a save is pending', async () => {
    await type('typed');
    await sent();
    expect(scope.getState(editor.$isSaving)).toBe(true);
    await type('late');
    await allSettled(editor.closed, { scope });
    expect(typed()?.text).toBe('typed');
  });

  it('closes when the save succeeds', async () => {
    await type('typed');
    await allSettled(editor.succeeded, { scope, params: await sent() });
    expect(typed()).toBeNull();
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('keeps the draft with an error when the save fails, and retries on request', async () => {
    await type('typed');
    await allSettled(editor.failed, { scope, params: { value: await sent(), error: 'No.' } });
    expect(typed()?.text).toBe('typed');
    expect(scope.getState(editor.$error)).toBe('No.');
    expect(scope.getState(editor.$isSaving)).toBe(false);
    await sent();
    expect(scope.getState(editor.$error)).toBeNull();
    expect(scope.getState(editor.$isSaving)).toBe(true);
  });

  it('does not save a value that canSave rejects', async () => {
    await type('never');
    await sent();
    expect(scope.getState(editor.$isSaving)).toBe(false);
  });

  it('sends the normalized draft, reports a rejected one, and keeps both as typed', async () => {
    const trimmed = createEditor<Note>({
      name: 'note',
      page,
      isSame: (a, b) => a.text === b.text,
      canSave: ({ text }) => text !== '',
      normalize: ({ text }) => ({ text: text.trim() }),
    });
    const reported: string[] = [];
    const other = fork();
    const spySent = trimmed.sent.map(({ text }) => reported.push(`sent “${text}”`));
    const spyRefused = trimmed.refused.map(({ text }) => reported.push(`refused “${text}”`));
    await allSettled(trimmed.opened, { scope: other, params: { text: '  ' } });
    await allSettled(trimmed.saveRequested, { scope: other });
    await allSettled(trimmed.changed, { scope: other, params: () => ({ text: ' typed ' }) });
    await allSettled(trimmed.saveRequested, { scope: other });
    expect(reported).toEqual(['refused “”', 'sent “typed”']);
    expect(other.getState(trimmed.$draft)?.text).toBe(' typed ');
    clearNode(spySent);
    clearNode(spyRefused);
  });

  it('discards the draft when it closes', async () => {
    await type('typed');
    await allSettled(editor.closed, { scope });
    expect(typed()).toBeNull();
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('ignores the save of another value', async () => {
    await type('first');
    const first = await sent();
    await allSettled(editor.dropped, { scope });
    await allSettled(editor.opened, { scope, params: saved });
    await type('second');
    await allSettled(editor.succeeded, { scope, params: first });
    expect(typed()?.text).toBe('second');
  });
});

describe('a form', () => {
  const known = (text: string, ...tags: string[]) =>
    allSettled(form.opened, { scope, params: { text, tags } });
  const edit = (change: { text?: string; tags?: string[] }) =>
    allSettled(form.changed, { scope, params: (draft) => ({ ...draft, ...change }) });
  const state = () => [scope.getState(form.$saved), scope.getState(form.$draft)];
  const send = async () => {
    await allSettled(form.saveRequested, { scope });
    const value = scope.getState(form.$draft) ?? { text: '', tags: [] };
    return (now: typeof value) => allSettled(form.merged, { scope, params: { value, now } });
  };
  beforeEach(() => known('a', 'x'));

  it('follows what the server has, under what was typed', async () => {
    await edit({ tags: ['x', 'mine'] });
    await known('b', 'x', 'theirs');
    expect(state()).toEqual([
      { text: 'b', tags: ['x', 'theirs'] },
      { text: 'b', tags: ['x', 'theirs', 'mine'] },
    ]);
  });

  it('keeps what both sides changed as typed, over what it started from', async () => {
    await edit({ text: 'mine' });
    await known('theirs', 'y');
    expect(state()).toEqual([
      { text: 'a', tags: ['y'] },
      { text: 'mine', tags: ['y'] },
    ]);
  });

  it('takes the answer to a save under what was typed meanwhile', async () => {
    await edit({ text: 'sent' });
    const answer = await send();
    await edit({ tags: ['x', 'later'] });
    await answer({ text: 'sent', tags: ['x', 'theirs'] });
    expect(state()).toEqual([
      { text: 'sent', tags: ['x', 'theirs'] },
      { text: 'sent', tags: ['x', 'theirs', 'later'] },
    ]);
  });

  it('keeps what was typed during a save that found another value, over what it started from', async () => {
    await edit({ tags: ['x', 'sent'] });
    const answer = await send();
    await edit({ text: 'mine' });
    await answer({ text: 'theirs', tags: ['x', 'sent'] });
    expect(state()).toEqual([
      { text: 'a', tags: ['x', 'sent'] },
      { text: 'mine', tags: ['x', 'sent'] },
    ]);
  });

  it('takes the answer to a save whose edit was discarded meanwhile', async () => {
    await edit({ tags: ['x', 'sent'] });
    const answer = await send();
    await allSettled(form.dropped, { scope });
    await edit({ tags: ['x', 'later'] });
    await answer({ text: 'a', tags: ['x', 'sent'] });
    expect(scope.getState(form.$draft)).toEqual({ text: 'a', tags: ['x', 'sent', 'later'] });
  });
});
