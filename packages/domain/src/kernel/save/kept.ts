import { combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import * as z from 'zod/mini';
import { $account, accountKey, keptKey, loggedOut } from '../page/account';
import { readJson } from '../page/stored';
import { storageAnswered, writeStorage } from '../ports';
import { withEntries } from '../ports/ask';

/** What was typed and not saved, by editor and by what it edits. */
type Kept = Readonly<Record<string, unknown>>;

const keptSchema = z.record(z.string(), z.unknown());

// JSON has neither sets nor maps.
const toJson = (_: string, value: unknown): unknown => {
  if (value instanceof Set) return { $set: [...value] };
  return value instanceof Map ? { $map: [...value] } : value;
};
const fromJson = (_: string, value: unknown): unknown => {
  const { $set, $map } = (value ?? {}) as { $set?: readonly unknown[]; $map?: readonly [unknown, unknown][] };
  if ($set !== undefined) return new Set($set);
  return $map === undefined ? value : new Map($map);
};

/** An editor has opened. */
const opened = createEvent();
const changed = createEvent<Kept>();
/** It was read for an editor that has opened. */
const loaded = sample({
  clock: withEntries(
    sample({ clock: opened, source: $account, fn: (account) => accountKey(keptKey, account) }),
    (key) => [key],
  ),
  source: $account,
  filter: (account, { value: key }) => key === accountKey(keptKey, account),
  fn: (_, { value: key, answer }): Kept => readJson(answer[key], keptSchema, fromJson) ?? {},
});
/** `null` once the person has logged out: nothing is kept any more. */
const $kept = createStore<Kept | null>({})
  .on([changed, loaded], (before, kept) => (before === null ? null : kept))
  .on($account, (kept, account) => (account === null ? {} : kept))
  .on(loggedOut, () => null);
sample({
  clock: changed,
  source: $account,
  fn: (account, kept) => ({
    [accountKey(keptKey, account)]: Object.keys(kept).length === 0 ? null : JSON.stringify(kept, toJson),
  }),
  target: writeStorage,
});
// What is there is older than what was refused, and would come back over what was saved since.
sample({
  clock: storageAnswered,
  source: $account,
  filter: (account, { input, answer }) => !answer && typeof input[accountKey(keptKey, account)] === 'string',
  fn: (account) => ({ [accountKey(keptKey, account)]: null }),
  target: writeStorage,
});
// The account has another name, or has got its bot.
sample({
  clock: $account,
  source: $kept,
  filter: (kept, account) => account !== null && Object.keys(kept ?? {}).length > 0,
  fn: (kept) => kept ?? {},
  target: changed,
});

interface Change {
  /** What the editor holds. */
  readonly held: { readonly key: string; readonly typed: object } | null;
  /** The key of what it no longer holds. */
  readonly removed: string | null;
}

/** An editor holds something else. */
const heldChanged = createEvent<Change>();
sample({
  clock: heldChanged,
  source: { kept: $kept, account: $account },
  filter: ({ kept, account }, { held, removed }) =>
    kept !== null && Boolean(account) && (held !== null || removed !== null),
  fn: ({ kept }, { held, removed }): Kept => ({
    ...Object.fromEntries(Object.entries(kept ?? {}).filter(([key]) => key !== removed)),
    ...(held === null ? {} : { [held.key]: held.typed }),
  }),
  target: changed,
  // Several editors may change at once.
  batch: false,
});
/** The chunk of a page's dialogs has loaded; they may have been opened before. */
export const editorsLoaded = createEvent();

/**
 * Keeps what is typed into an editor in this tab, by account, for a reload and a forced logout. A save, a discard and a
 * voluntary logout remove it. `createEditor` and `createImportBox` use it themselves.
 *
 * @param options.kind the editor; unique.
 * @param options.page the editor's page. What is typed when it closes stays: leaving with a question has discarded it before.
 * @param options.$id what is edited, '' if there is only one; `null` until the editor is open and loaded.
 * @param options.$typed what is unsaved: JSON, sets and maps.
 * @param options.saved ids of what a save that outlived its editor has sent.
 * @returns fires with what was typed when the editor opens again.
 */
export function createKept<Value extends object>(options: {
  readonly kind: string;
  readonly page: { readonly $isOpen: Store<boolean> };
  readonly $id: Store<string | null>;
  readonly $typed: Store<Value | null>;
  readonly saved?: Event<string>;
}): Event<Value> {
  const { kind, page, $typed } = options;
  // An account without an id has the same storage key as any other one without, so nothing of it is kept.
  const $key = combine([page.$isOpen, options.$id, $account], ([isOpen, id, account]) =>
    isOpen && id !== null && account ? `${kind}/${id}` : null,
  );

  const $now = combine({ isOpen: page.$isOpen, key: $key, typed: $typed });

  sample({ clock: [$key, editorsLoaded], source: $key, filter: Boolean, target: opened });
  const found = sample({
    clock: loaded,
    source: $now,
    filter: ({ key, typed }, kept) => key !== null && typed === null && kept[key] !== undefined,
    fn: ({ key }, kept) => ({ key: key ?? '', typed: kept[key ?? ''] as Value }),
  });

  const $change = createStore<Change>({ held: null, removed: null })
    .on(found, (_, held) => ({ held, removed: null }))
    .on($now, ({ held: before }, { isOpen, key, typed }) => {
      const held = key !== null && typed !== null ? { key, typed } : null;
      const isRemoved = isOpen && before !== null && before.key !== held?.key;
      return { held, removed: isRemoved ? before.key : null };
    });
  sample({ clock: $change, target: heldChanged });
  if (options.saved !== undefined)
    sample({
      clock: options.saved,
      source: { kept: $kept, key: $key },
      filter: ({ kept, key }, id) => key !== `${kind}/${id}` && `${kind}/${id}` in (kept ?? {}),
      fn: (_, id): Change => ({ held: null, removed: `${kind}/${id}` }),
      target: heldChanged,
    });

  return found.map(({ typed }) => typed);
}
