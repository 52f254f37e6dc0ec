import { allSettled, createEffect, createEvent, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { providePorts, storageChanged, tabReturned, type Lock } from '../ports';
import type { Failure } from '../http';
import { $conflict, conflictAnswered } from './conflict';
import { STALE_AFTER_MS, writtenKey } from './freshness';
import { resourceRead } from './resource';
import { createSave } from './save';
import type { Field } from './merge';

interface Card {
  readonly title: string;
  readonly tags: readonly string[];
  readonly owner: string;
}

const fields: readonly Field[] = [
  { key: 'title', label: 'Title' },
  { key: 'tags', label: 'Tags', kind: 'set' },
];

const loaded = createEvent<Card>();
const $card = createStore<Card | null>(null).on(loaded, (_, card) => card);
const readFx = createEffect<void, Card, Failure>();
const saveFx = createEffect<Card, void, Failure>();

const card = createSave<Card, Card | null, object>(
  {
    name: 'cards.save',
    keyOf: () => 'card',
    read: async () => await readFx(),
    find: (card) => card,
    fieldsOf: () => fields,
    subjectOf: ({ base }) => `the card “${base.title}”`,
    save: (card) => saveFx(card),
  },
  { $known: $card },
);
$card.on(card.saveFx.doneData, (_, { value }) => value);

const takeLock = (): Lock => ({ hasWaited: false, release: () => undefined });

const opened: Card = { title: 'Dunk', tags: ['a'], owner: 'Ann' };

let scope: Scope;
let server: Card;
let reads: number;
let now: number;
let storage: Record<string, string | null>;

beforeEach(async () => {
  server = opened;
  reads = 0;
  now = 1_000_000;
  storage = {};
  scope = fork({
    handlers: [
      providePorts({
        now: () => now,
        lock: takeLock,
        writeStorage: (changes) => Boolean(Object.assign(storage, changes)),
      }),
      [
        readFx,
        () => {
          reads += 1;
          return server;
        },
      ],
      [saveFx, (card: Card) => void (server = card)],
    ],
  });
  await allSettled(loaded, { scope, params: opened });
  await allSettled(resourceRead, { scope, params: 'card' });
});

const save = (mine: Card, base = opened) => allSettled(card.saveFx, { scope, params: { base, mine } });
const retitled = { ...opened, title: 'Air Max' };

describe('createSave', () => {
  test('reads nothing again while the data is fresh', async () => {
    now += STALE_AFTER_MS;
    await save(retitled);
    expect(reads).toBe(0);
    expect(server).toEqual(retitled);
  });

  test("writes only the edit on top of another person's change", async () => {
    server = { ...opened, tags: ['a', 'b'], owner: 'Ben' };
    now += STALE_AFTER_MS + 1;
    const end = await save({ ...retitled, tags: [] });
    expect(reads).toBe(1);
    expect(server).toEqual({ title: 'Air Max', tags: ['b'], owner: 'Ben' });
    expect(end.status === 'done' && end.value.value).toEqual(server);
  });

  test('writes over what an earlier write of the person may have left, without a question', async () => {
    server = retitled;
    now += STALE_AFTER_MS + 1;
    const tried = [retitled];
    await allSettled(card.saveFx, { scope, params: { base: opened, mine: opened, tried } });
    expect(server).toEqual(opened);
    server = retitled;
    now += STALE_AFTER_MS + 1;
    await allSettled(card.saveFx, {
      scope,
      params: { base: opened, mine: { ...opened, title: 'Jordan' }, tried },
    });
    expect(server.title).toBe('Jordan');
  });

  test('counts the data as fresh after a read and a write', async () => {
    now += STALE_AFTER_MS + 1;
    await save(retitled);
    await save({ ...retitled, title: 'Jordan' }, retitled);
    expect(reads).toBe(1);
  });

  test('does not count the data as fresh after a write alone', async () => {
    now += STALE_AFTER_MS;
    await save(retitled);
    now += 1;
    await save({ ...retitled, title: 'Jordan' }, retitled);
    expect(reads).toBe(1);
  });

  test('reads again after the tab was hidden', async () => {
    await allSettled(tabReturned, { scope });
    await save(retitled);
    expect(reads).toBe(1);
  });

  test('reads again after another tab has written the same resource, and only then', async () => {
    await allSettled(storageChanged, { scope, params: { key: writtenKey, value: 'other 1' } });
    await save(retitled);
    expect(reads).toBe(0);
    await allSettled(storageChanged, { scope, params: { key: writtenKey, value: 'card 2' } });
    await save({ ...retitled, title: 'Jordan' }, retitled);
    expect(reads).toBe(1);
  });

  test('notifies other tabs of its write', async () => {
    await save(retitled);
    expect(storage).toEqual({ [writtenKey]: expect.stringMatching(new RegExp(`^card +${now}`)) as string });
  });

  test('writes the edit when the background read fails', async () => {
    const failing = fork({
      values: [[$card, opened]],
      handlers: [
        providePorts({ now: () => now, lock: takeLock, writeStorage: () => true }),
        [
          readFx,
          () => {
            throw { kind: 'http', call: 'cards.read', status: 401, retryAfterMs: null } satisfies Failure;
          },
        ],
        [saveFx, (card: Card) => void (server = card)],
      ],
    });
    const end = await allSettled(card.saveFx, { scope: failing, params: { base: opened, mine: retitled } });
    expect(end.status).toBe('done');
    expect(server).toEqual(retitled);
  });
});

describe('conflict of a guarded write', () => {
  beforeEach(() => {
    server = { ...opened, title: 'Blazer', tags: ['a', 'b'] };
    now += STALE_AFTER_MS + 1;
  });

  const answer = async (params: Parameters<typeof conflictAnswered>[0]) => {
    const saving = allSettled(card.saveFx, { scope, params: { base: opened, mine: retitled } });
    await Promise.resolve();
    await expect.poll(() => scope.getState($conflict)).not.toBeNull();
    const conflict = scope.getState($conflict);
    // Not awaited: it settles together with the write that waits for the answer.
    void allSettled(conflictAnswered, { scope, params });
    return { end: await saving, conflict };
  };

  test('asks with both values, and sends nothing before the answer', async () => {
    const { conflict } = await answer({ title: 'mine' });
    expect(conflict).toEqual({
      subject: 'the card “Dunk”',
      fields: [{ key: 'title', label: 'Title', mine: 'Air Max', theirs: 'Blazer', isSecret: false }],
    });
    expect(server).toEqual({ title: 'Air Max', tags: ['a', 'b'], owner: 'Ann' });
    expect(scope.getState($conflict)).toBeNull();
  });

  test('keeps the other side’s value if that is chosen', async () => {
    await answer({ title: 'theirs' });
    expect(server).toEqual({ title: 'Blazer', tags: ['a', 'b'], owner: 'Ann' });
  });

  test('sends nothing if the person keeps editing', async () => {
    const { end } = await answer(null);
    expect(end).toMatchObject({ status: 'fail', value: { kind: 'declined', call: 'cards.save' } });
    expect(server.title).toBe('Blazer');
  });

  test('asks again on the next save after the person kept editing', async () => {
    await answer(null);
    const { conflict } = await answer({ title: 'mine' });
    expect(conflict?.fields).toMatchObject([{ theirs: 'Blazer' }]);
    expect(reads).toBe(3);
  });
});

describe('guarded writes of two tabs', () => {
  /** Tabs of one browser, whose saves wait for `land`. */
  async function openTabs() {
    const ends: (() => void)[] = [];
    let holder = Promise.resolve();
    let waiting = 0;
    const lockOf = async (): Promise<Lock> => {
      const before = holder;
      const hasWaited = waiting > 0;
      waiting += 1;
      let release = (): void => undefined;
      holder = new Promise((resolve) => {
        release = () => {
          waiting -= 1;
          resolve();
        };
      });
      await before;
      return { hasWaited, release };
    };
    const openTab = async () => {
      const tab = fork({
        handlers: [
          providePorts({ now: () => now, lock: lockOf, writeStorage: () => true }),
          [readFx, () => server],
          [
            saveFx,
            async (card: Card) => {
              await new Promise<void>((resolve) => ends.push(resolve));
              server = card;
            },
          ],
        ],
      });
      await allSettled(loaded, { scope: tab, params: opened });
      await allSettled(resourceRead, { scope: tab, params: 'card' });
      return {
        tab,
        save: (mine: Card) => allSettled(card.saveFx, { scope: tab, params: { base: opened, mine } }),
      };
    };
    const land = async () => {
      await expect.poll(() => ends.length).toBe(1);
      ends.shift()?.();
    };
    return { one: await openTab(), other: await openTab(), land, ends };
  }

  test('that overlap keep both edits', async () => {
    const { one, other, land, ends } = await openTabs();
    const saves = [one.save(retitled), other.save({ ...opened, tags: ['a', 'b'] })];
    await land();
    await land();
    await Promise.all(saves);
    expect(ends).toEqual([]);
    expect(server).toEqual({ ...retitled, tags: ['a', 'b'] });
  });

  test('do not wait for a person who is asked', async () => {
    const { one, other, land } = await openTabs();
    server = { ...opened, title: 'Blazer' };
    now += STALE_AFTER_MS + 1;
    const asked = one.save(retitled);
    await expect.poll(() => one.tab.getState($conflict)).not.toBeNull();
    const saved = other.save({ ...opened, tags: ['b'] });
    await land();
    await saved;
    void allSettled(conflictAnswered, { scope: one.tab, params: { title: 'mine' } });
    await land();
    await asked;
    expect(server).toEqual({ ...retitled, tags: ['b'] });
  });
});
