import type { Draft, DraftKey, DraftKind } from '../../kernel/save/drafts';
import { keyOf, type DraftToStore, type StoredDraft } from './records';

/** What is stored, and what this tab is about to store. */
export interface DraftsState {
  readonly records: readonly StoredDraft[];
  /** The drafts in open editors of this tab. */
  readonly open: { readonly [Kind in DraftKind]?: Draft | null };
  /** What is not stored yet, by key; `null` removes a draft. */
  readonly writes: ReadonlyMap<string, DraftToStore | null>;
  /** The draft that an editor has taken last. */
  readonly taken: StoredDraft | null;
  /** The drafts that cannot be restored, because what they edited is missing. */
  readonly missing: ReadonlySet<string>;
  /** A voluntary logout dropped everything; nothing is stored after it. */
  readonly isDropped: boolean;
}

export const noDrafts: DraftsState = {
  records: [],
  open: {},
  writes: new Map(),
  taken: null,
  missing: new Set(),
  isDropped: false,
};

type Writes = DraftsState['writes'];

/** Adds to what is stored next. */
export const withWrites = (state: DraftsState, added: Writes): DraftsState =>
  state.isDropped ? state : { ...state, writes: new Map([...state.writes, ...added]) };

/** An editor holds something unsaved, or no longer. */
export function report(
  state: DraftsState,
  { kind, draft, isPageClosed }: { kind: DraftKind; draft: Draft | null; isPageClosed: boolean },
): DraftsState {
  const before = state.open[kind] ?? (state.taken?.kind === kind ? state.taken : null);
  const writes = new Map<string, Draft | null>();
  if (before !== null && !isPageClosed && !state.missing.has(keyOf(before))) writes.set(keyOf(before), null);
  if (draft !== null) writes.set(keyOf(draft), draft);
  const taken = state.taken?.kind === kind && draft !== null ? null : state.taken;
  return withWrites({ ...state, taken, open: { ...state.open, [kind]: draft } }, writes);
}

const findRecord = ({ records }: DraftsState, key: DraftKey): StoredDraft | null =>
  records.find((record) => keyOf(record) === keyOf(key)) ?? null;

/** An editor takes a stored draft. */
export const take = (state: DraftsState, key: DraftKey): DraftsState => ({
  ...state,
  taken: findRecord(state, key),
});

/** An editor could not restore what it took: the draft stays, and says so. */
export function refuse(
  state: DraftsState,
  { isMissing, ...key }: DraftKey & { readonly isMissing: boolean },
): DraftsState {
  const record = state.taken ?? findRecord(state, key);
  const missing = isMissing ? new Set([...state.missing, keyOf(key)]) : state.missing;
  const next = { ...state, taken: null, missing };
  return record === null ? next : withWrites(next, new Map([[keyOf(key), record]]));
}

/** What a draft holds was saved after its page had closed. */
export function settle(state: DraftsState, key: DraftKey): DraftsState {
  const open = state.open[key.kind] ?? null;
  const isOpen = open !== null && keyOf(open) === keyOf(key);
  return isOpen ? state : withWrites(state, new Map([[keyOf(key), null]]));
}

/** The person leaves the page without saving. */
export const discardOpen = (state: DraftsState): DraftsState =>
  withWrites(
    state,
    new Map(Object.values(state.open).flatMap((draft) => (draft === null ? [] : [[keyOf(draft), null]]))),
  );

/** The drafts that are not in an editor of this tab, the newest first. */
export function closedDrafts({ records, writes, open }: DraftsState): readonly StoredDraft[] {
  const opened = new Set(Object.values(open).map((draft) => draft && keyOf(draft)));
  return records.filter((record) => {
    const key = keyOf(record);
    return writes.get(key) !== null && !opened.has(key);
  });
}
