import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor } from './editor';
import { createKept, editorsLoaded } from './kept';
import { accountFound, keptKey, loggedOut } from '../page/account';
import { createPage } from '../page/page';
import { appStarted, providePorts } from '../ports';
import { storageOf } from '../testing';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

const page = createPage('notes');
const editor = createEditor<Note>({
  name: 'note',
  page,
  isSame: (a, b) => a.text === b.text && a.tags.size === b.tags.size,
  keptAs: ({ id }) => id,
});
const notes = new Map(['1', '2'].map((id) => [id, { id, text: `saved ${id}`, tags: new Set<string>() }]));
const opened = createEvent<string>();
sample({ clock: opened, fn: (id) => notes.get(id) as Note, target: editor.opened });

/** Typed into two forms by one event. */
const bothTyped = createEvent<{ readonly text: string } | null>();
const $bothTyped = createStore<{ readonly text: string } | null>(null).on(bothTyped, (_, typed) => typed);
for (const kind of ['one', 'other'])
  createKept({ kind, page, $id: createStore(''), $typed: $bothTyped.map((typed) => typed) });

let storage: Map<string, string>;
let scope: Scope;

const fail = (): never => {
  throw new Error('The quota has been exceeded.');
};

/** Begins a visit: a new scope over what is stored. */
async function visit(account = 'ada', isStorageFull = false, name = account): Promise<void> {
  const full = { readStorage: fail, writeStorage: () => false, moveEntries: () => undefined };
  scope = fork({ handlers: [providePorts(isStorageFull ? full : storageOf(storage))] });
  await allSettled(appStarted, { scope, params: { path: '/notes', isOnline: true } });
  await allSettled(accountFound, { scope, params: { account, name } });
  await allSettled(page.opened, { scope });
}
const open = (id = '1') => allSettled(opened, { scope, params: id });
const duplicate = (id: string) =>
  allSettled(editor.copied, { scope, params: { value: notes.get(id) as Note, of: id } });
const type = (text: string) => allSettled(editor.changed, { scope, params: (note) => ({ ...note, text }) });
const shown = () => scope.getState(editor.$draft)?.text;

beforeEach(async () => {
  storage = new Map();
  await visit();
});

describe('what is typed into an editor', () => {
  it('is kept of each of those that change at once, and removed of each', async () => {
    await allSettled(bothTyped, { scope, params: { text: 'typed' } });
    const [stored = ''] = storage.values();
    expect(JSON.parse(stored)).toEqual({ 'one/': { text: 'typed' }, 'other/': { text: 'typed' } });
    await allSettled(bothTyped, { scope, params: null });
    expect([...storage.values()]).toEqual([]);
  });

  it('is there when the editor opens again after a reload, as an unsaved change of what it had opened with', async () => {
    await open();
    await type('typed');
    await allSettled(editor.changed, { scope, params: (note) => ({ ...note, tags: new Set(['new']) }) });
    await visit();
    expect(shown()).toBeUndefined();
    await open();
    expect(scope.getState(editor.$draft)).toEqual({ id: '1', text: 'typed', tags: new Set(['new']) });
    expect(scope.getState(editor.$saved)?.text).toBe('saved 1');
    expect(scope.getState(editor.$isDirty)).toBe(true);
    await visit();
    await open();
    expect(shown()).toBe('typed');
  });

  it('stays when its page closes without a question, as after a session that the server has ended', async () => {
    await open();
    await type('typed');
    await allSettled(page.closed, { scope });
    await visit();
    await open();
    expect(shown()).toBe('typed');
  });

  it('is not in the editor of another note', async () => {
    await open();
    await type('typed');
    await visit();
    await open('2');
    expect(shown()).toBe('saved 2');
  });

  it('into a copy of a note is in the next copy of that note, and in no other', async () => {
    await duplicate('1');
    await type('typed');
    await visit();
    await open();
    expect(shown()).toBe('saved 1');
    await duplicate('2');
    expect(shown()).toBe('saved 2');
    await duplicate('1');
    expect(shown()).toBe('typed');
  });

  it('is not shown to another account', async () => {
    await open();
    await type('typed');
    await visit('grace');
    await open();
    expect(shown()).toBe('saved 1');
    await visit('ada');
    await open();
    expect(shown()).toBe('typed');
  });

  it('is taken over by the same account when it has its bot, and leaves with the old name', async () => {
    await open();
    await type('typed');
    await visit('900', false, 'ada');
    await open();
    expect(shown()).toBe('typed');
    await type('typed on');
    expect([...storage.keys()].filter((key) => key.endsWith('ada'))).toEqual([]);
    await visit('900', false, 'ada');
    await open();
    expect(shown()).toBe('typed on');
  });

  it('is taken over when the account is renamed', async () => {
    await open();
    await type('typed');
    await allSettled(accountFound, { scope, params: { account: 'lovelace', name: 'lovelace' } });
    expect([...storage.keys()].filter((key) => key.endsWith('ada'))).toEqual([]);
    await visit('lovelace');
    await open();
    expect(shown()).toBe('typed');
  });

  it('is not stored without an account', async () => {
    await visit('');
    await open();
    await type('typed');
    expect(storage).toEqual(new Map());
  });

  it.each<[string, () => Promise<void>]>([
    [
      'is saved',
      async () => {
        await allSettled(editor.saveRequested, { scope });
        await allSettled(editor.succeeded, { scope, params: scope.getState(editor.$draft) as Note });
      },
    ],
    ['is discarded', () => allSettled(editor.closed, { scope })],
    ['is typed back', () => type('saved 1')],
  ])('is removed when it %s', async (_, remove) => {
    await open();
    await type('typed');
    expect([...storage.keys()]).toEqual([`${keptKey}:ada`]);
    await remove();
    expect(storage).toEqual(new Map());
  });

  it('is not stored any more after a logout', async () => {
    await open();
    await allSettled(loggedOut, { scope });
    await type('late');
    expect(storage).toEqual(new Map());
  });

  it('is not kept, and can be saved, if the storage fails', async () => {
    await visit('ada', true);
    await open();
    await type('typed');
    await allSettled(editor.saveRequested, { scope });
    expect(scope.getState(editor.$isSaving)).toBe(true);
    await visit();
    await open();
    expect(shown()).toBe('saved 1');
  });

  it.each(['', '{', '[]', 'null', '{"note/1":7}'])(
    'counts as nothing if the storage holds %j',
    async (text) => {
      storage.set(`${keptKey}:ada`, text);
      await visit();
      await open();
      expect(shown()).toBe('saved 1');
    },
  );
});

it('an editor whose chunk loads after it was opened gets what was typed', async () => {
  storage.set(`${keptKey}:ada`, JSON.stringify({ 'late/': { text: 'typed' } }));
  await visit();
  const late = createKept<{ readonly text: string }>({
    kind: 'late',
    page,
    $id: createStore(''),
    $typed: createStore(null),
  });
  const $late = createStore('').on(late, (_, { text }) => text);
  await allSettled(editorsLoaded, { scope });
  expect(scope.getState($late)).toBe('typed');
});
