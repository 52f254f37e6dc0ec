import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { not } from 'patronum/not';
import { createMatcher } from '../../../kernel/list/search';
import { $knownNames, type KnownNames } from '../../../resources/known-names';
import { entryKinds, noTabJournal, type Change, type Entry, type EntryKind } from '../entries';
import { maskChange } from '../masking';
import { $owner, journals, recordingStarted, tabJournal } from '../record';
import { changeLabel, changeValue, entryTitle, rowTitle } from '../titles';
import { $entries } from './own-entries';
import { $reasons, $reverted, $revertingId, revertibleRows } from './revert';

/** The list of changes is on the page. */
export const opened = createEvent();
export const searchChanged = createEvent<string>();
/** `all` shows every kind. */
export const kindChanged = createEvent<EntryKind | 'all'>();
export const clearRequested = createEvent();
export const clearConfirmed = createEvent();
export const clearCancelled = createEvent();

const $isStarted = createStore(false).on(recordingStarted, () => true);
// The overlay starts it soon after the first page, which this may be.
sample({ clock: opened, filter: not($isStarted), target: recordingStarted });

export const $search = createStore('')
  .on(searchChanged, (_, search) => search)
  .on(opened, () => '');
export const $kind = createStore<EntryKind | 'all'>('all')
  .on(kindChanged, (_, kind) => kind)
  .on(opened, () => 'all');
export const $isClearing = createStore(false)
  .on(clearRequested, () => true)
  .on([clearConfirmed, clearCancelled], () => false);

/** `tab`: only the tab that made the change can; `none`: no call takes it back. */
export type RevertState = 'possible' | 'running' | 'tab' | 'none' | 'done';

/** A change of one field; secrets are masked. */
export interface ListedChange {
  readonly label: string;
  /** `null` if it is not known. */
  readonly before: string | null;
  readonly after: string;
  /** The lines that were removed and added, instead of both values. */
  readonly isList: boolean;
  /** The secret, where this tab knows it. */
  readonly whole: { readonly before: string | null; readonly after: string } | null;
}

/** A row of an entry as the list shows it. */
export interface ChangedRow {
  readonly title: string;
  readonly href: string;
  readonly changes: readonly ListedChange[];
  readonly isReverted: boolean;
}

/** An entry as the list shows it. */
export interface ListedEntry {
  readonly id: string;
  readonly at: number;
  readonly kind: EntryKind;
  readonly title: string;
  readonly rows: readonly ChangedRow[];
  readonly revert: RevertState;
  /** Why the last revert failed; `null` without. */
  readonly reason: string | null;
}

function revertStateOf(entry: Entry): RevertState {
  if (revertibleRows(entry).length > 0) return 'possible';
  if (entry.rows.some(({ isTabOnly, isReverted }) => isTabOnly === true && isReverted !== true)) return 'tab';
  return entry.rows.some(({ isReverted }) => isReverted === true) ? 'done' : 'none';
}

function listedChange(change: Change, isMasked: boolean, names: KnownNames): ListedChange {
  const { before, after, isList = false, secret } = change;
  const isWhole = secret !== undefined && !isMasked;
  const shown = isWhole ? maskChange(change) : change;
  return {
    label: changeLabel(change, names),
    before: shown.before === null ? null : changeValue(change, shown.before, names),
    after: changeValue(change, shown.after, names),
    isList,
    whole: isWhole ? { before, after } : null,
  };
}

const listed = (entry: Entry, names: KnownNames): ListedEntry => ({
  id: entry.id,
  at: entry.until,
  kind: entry.kind,
  title: entryTitle(entry),
  rows: entry.rows.map((row) => ({
    title: rowTitle(row),
    href: row.href,
    changes: row.changes.map((change) => listedChange(change, row.isMasked === true, names)),
    isReverted: row.isReverted === true,
  })),
  revert: revertStateOf(entry),
  reason: null,
});

/** What the search looks at; of secrets only what is shown. */
const searchText = ({ title, rows }: ListedEntry): string =>
  [
    title,
    ...rows.flatMap((row) => [
      row.title,
      ...row.changes.flatMap(({ label, before, after }) => [label, before ?? '', after]),
    ]),
  ]
    .join(' ')
    .toLowerCase();

const $listed = combine($entries, $knownNames, $locale, (entries, names) =>
  entries.map((entry) => {
    const one = listed(entry, names);
    return { entry: one, text: searchText(one) };
  }),
);

const $matching = combine($listed, $search, $kind, (all, search, kind) => {
  const matches = createMatcher(search);
  return all
    .filter(({ entry, text }) => (kind === 'all' || entry.kind === kind) && matches(text))
    .map(({ entry }) => entry);
});

/** The entries that match, the newest first. */
export const $shown = combine($matching, $revertingId, $reasons, (entries, revertingId, reasons) =>
  revertingId === null && reasons.size === 0
    ? entries
    : entries.map((entry): ListedEntry => {
        const reason = reasons.get(entry.id) ?? null;
        if (entry.id === revertingId) return { ...entry, revert: 'running', reason: null };
        return reason === null ? entry : { ...entry, reason };
      }),
);
export const $total = $entries.map(({ length }) => length);
/** The entry of several rows that asks whether to revert it, with what it would take back. */
export const $question = combine($reverted, $locale, (entry) =>
  entry === null
    ? null
    : { title: entryTitle(entry), rows: revertibleRows(entry).map(({ row }) => rowTitle(row)) },
);
/** The kinds that there are, in their order. */
export const $kinds = $entries.map((entries) => {
  const found = new Set(entries.map(({ kind }) => kind));
  return entryKinds.filter((kind) => found.has(kind));
});

sample({
  clock: clearConfirmed,
  source: { all: journals.$value, owner: $owner },
  fn: ({ all, owner }) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== owner)),
  target: journals.changed,
});
sample({ clock: clearConfirmed, fn: () => noTabJournal, target: tabJournal.changed });
