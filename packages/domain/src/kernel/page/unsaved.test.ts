import {
  allSettled,
  createEvent,
  createStore,
  fork,
  type EventCallable,
  type Scope,
  type Store,
} from 'effector';
import { describe, expect, it } from 'vitest';
import { $isUnsavedOrUnfinished, $unsaved, registerUnsaved, unsavedDiscarded } from './unsaved';

interface Work {
  readonly $isDirty: Store<boolean>;
  readonly $isPending: Store<boolean>;
  readonly typed: EventCallable<boolean>;
  readonly sent: EventCallable<boolean>;
}

/** Work that `typed` makes dirty and `sent` makes pending. */
function createWork(name: string): Work {
  const typed = createEvent<boolean>();
  const sent = createEvent<boolean>();
  const discard = createEvent();
  const $isDirty = createStore(false)
    .on(typed, (_, isDirty) => isDirty)
    .on(discard, () => false);
  const $isPending = createStore(false).on(sent, (_, isPending) => isPending);
  registerUnsaved({ name, $isDirty, discard, $isPending });
  return { $isDirty, $isPending, typed, sent };
}

const note = createWork('note');
const letter = createWork('letter');
const set = (scope: Scope, unit: EventCallable<boolean>, params: boolean) =>
  allSettled(unit, { scope, params });

describe('registerUnsaved', () => {
  it('counts the page as unsaved until the last of its unsaved work is saved', async () => {
    const scope = fork();
    await set(scope, note.typed, true);
    await set(scope, letter.typed, true);
    await set(scope, note.typed, false);
    expect(scope.getState($unsaved)).toBe(true);
    await set(scope, letter.typed, false);
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('discards all unsaved work when the person leaves without saving', async () => {
    const scope = fork();
    await set(scope, note.typed, true);
    await set(scope, letter.typed, true);
    await allSettled(unsavedDiscarded, { scope });
    expect([note, letter].map(({ $isDirty }) => scope.getState($isDirty))).toEqual([false, false]);
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('counts a pending save as lost with the tab, but not with a navigation', async () => {
    const scope = fork();
    await set(scope, note.sent, true);
    expect(scope.getState($isUnsavedOrUnfinished)).toBe(true);
    expect(scope.getState($unsaved)).toBe(false);
  });

  it('keeps two scopes apart', async () => {
    const [one, other] = [fork(), fork()];
    await set(one, note.typed, true);
    expect(one.getState($unsaved)).toBe(true);
    expect(other.getState($unsaved)).toBe(false);
  });
});
