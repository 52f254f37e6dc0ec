import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $isLeaving, draftsDropped, sessionReplaced } from '../../account/session';
import { $account } from '../../kernel/page/account';
import { nowFx, readStorageFx, storageChanged, tabReturned, writeStorageFx } from '../../kernel/ports';
import { $openDrafts, draftRefused, draftReported, draftSaved, draftTaken } from '../../kernel/save/drafts';
import { unsavedDiscarded } from '../../kernel/page/unsaved';
import { dropRecords, readRecords, storageKeys, writeRecords, type DraftToStore } from './records';
import { discardOpen, noDrafts, refuse, report, settle, take, withWrites } from './state';

/** Milliseconds without an edit after which drafts are stored. */
export const STORE_MS = 400;

/** Starts to store drafts, by the id of this tab. Nothing is stored before. */
export const started = createEvent<string>();
/** The tab is no longer visible, and may not come back. */
export const tabHidden = createEvent();
/** Stores and removes drafts, by key. */
export const written = createEvent<ReadonlyMap<string, DraftToStore | null>>();

const $tab = createStore<string | null>(null).on(started, (_, tab) => tab);
interface By {
  readonly tab: string;
  readonly owner: string;
}
/** Whose drafts they are; `null` until that is known, and nothing is stored then. */
const $by = combine($tab, $account, (tab, owner): By | null =>
  tab === null || owner === null || owner === '' ? null : { tab, owner },
);

const keys: readonly string[] = Object.values(storageKeys);

/** The ids of the tabs of this browser that are open: what is stored is read again. */
export const tabsSeen = createEvent<readonly string[]>();

const readFx = createEffect(async ({ owner, tab, tabs }: By & { readonly tabs: readonly string[] }) => {
  const now = await nowFx();
  const entries = await readStorageFx(keys);
  return {
    records: readRecords(entries, owner, now),
    others: new Set(tabs.filter((id) => id !== tab)),
  };
});
/** Reads what is stored again. */
export const reloaded = createEvent();
const outdated = sample({
  clock: [
    $by,
    tabReturned,
    reloaded,
    sample({
      clock: storageChanged,
      source: $by,
      filter: (by, { key }) => key === null || (by !== null && keys.includes(key)),
    }),
  ],
  source: $by,
  filter: Boolean,
});
/** How many times what is stored was to be read: the page looks for the open tabs when this changes. */
export const $checks = createStore(0).on(outdated, (checks) => checks + 1);
sample({
  clock: tabsSeen,
  source: $by,
  filter: Boolean,
  fn: (by, tabs) => ({ ...by, tabs }),
  target: readFx,
});

interface Flush extends By {
  readonly writes: ReadonlyMap<string, DraftToStore | null>;
}
const flushFx = createEffect(async ({ writes, ...by }: Flush) => {
  const now = await nowFx();
  const entries = await readStorageFx(keys);
  const changed = writeRecords(entries, writes, { ...by, now });
  await writeStorageFx(changed);
  return readRecords({ ...entries, ...changed }, by.owner, now);
});

/** The drafts as they are stored, and what this tab does to them. */
export const $state = createStore(noDrafts)
  .on(readFx.doneData, (state, { records }) => (state.isDropped ? state : { ...state, records }))
  .on(flushFx.done, (state, { params, result }) => ({
    ...state,
    records: state.isDropped ? [] : result,
    writes: new Map([...state.writes].filter(([key, draft]) => params.writes.get(key) !== draft)),
  }))
  .on(draftReported, report)
  .on(draftTaken, take)
  .on(draftRefused, refuse)
  .on(draftSaved, settle)
  .on(unsavedDiscarded, discardOpen)
  .on(written, withWrites)
  .on(draftsDropped, () => ({ ...noDrafts, isDropped: true }));

// Editors may have been open before.
const opened = sample({
  clock: started,
  source: $openDrafts,
  fn: (open) => Object.values(open).filter((draft) => draft !== null),
});
$state.on(opened, (state, drafts) =>
  drafts.reduce((next, draft) => report(next, { kind: draft.kind, draft, isPageClosed: false }), state),
);

const $writes = $state.map(({ writes }) => writes);
sample({
  clock: [
    debounce({ source: $writes, timeout: STORE_MS }),
    // Only typing waits: what is discarded, saved or refused may be followed by a reload.
    sample({
      clock: $writes,
      filter: (writes) => [...writes.values()].some((draft) => draft === null || draft.savedAt !== undefined),
    }),
    tabHidden,
    written,
    $isLeaving,
    sessionReplaced,
    // What was reported meanwhile.
    flushFx.done,
  ],
  source: { writes: $writes, by: $by, isPending: flushFx.pending },
  filter: ({ writes, by, isPending }) => writes.size > 0 && by !== null && !isPending,
  fn: ({ writes, by }): Flush => ({ ...(by as By), writes }),
  target: flushFx,
});

const dropFx = createEffect(async ({ owner }: By) => {
  const now = await nowFx();
  const entries = await readStorageFx(keys);
  await writeStorageFx(dropRecords(entries, owner, now));
});
sample({ clock: draftsDropped, source: $by, filter: Boolean, target: dropFx });

/** The other tabs that were open at the last read. What they edit is not offered here. */
export const $otherTabs = createStore<ReadonlySet<string>>(new Set()).on(
  readFx.doneData,
  (_, { others }) => others,
);
/** Whether the storage was read. */
export const $isRead = createStore(false).on(readFx.doneData, () => true);
