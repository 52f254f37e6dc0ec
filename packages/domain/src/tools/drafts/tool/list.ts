import { createEvent, sample } from 'effector';
import { navigateFx } from '../../../kernel/ports';
import { createUndo } from '../../../kernel/save/undo';
import { $closed, restored, type OfferedDraft } from '../offers';
import { EXPIRES_MS, keyOf, type StoredDraft } from '../records';
import { $isRead, $state, written } from '../store';
import { t } from '../text.en';

/** Opens the page of a draft and restores it there, by its key. */
export const opened = createEvent<string>();
/** Discards drafts, by key; it can be undone for some seconds. */
export const discardRequested = createEvent<readonly string[]>();

/** A draft in the list of all of them. */
export interface ListedDraft extends OfferedDraft {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Every draft of the person, the newest first. */
export const $listed = $closed.map((closed): readonly ListedDraft[] =>
  closed.map((draft) => ({ ...draft, expiresAt: draft.savedAt + EXPIRES_MS })),
);
export { $isRead };

const found = sample({
  clock: opened,
  source: $listed,
  fn: (drafts, key) => drafts.find((draft) => draft.key === key),
});
sample({ clock: opened, target: restored });
sample({
  clock: found,
  filter: Boolean,
  fn: ({ path }) => ({ to: path }),
  target: navigateFx,
});

const undo = createUndo<readonly StoredDraft[]>('drafts');

const discarded = sample({
  clock: discardRequested,
  source: $state,
  fn: ({ records }, keys) => records.filter((record) => keys.includes(keyOf(record))),
});
sample({
  clock: discarded,
  fn: (drafts) => new Map(drafts.map((draft) => [keyOf(draft), null])),
  target: written,
});
sample({
  clock: discarded,
  fn: (drafts) => ({
    label: drafts[0]?.name ?? '',
    item: drafts,
    toast: {
      kind: 'success' as const,
      text: t('discarded', { count: drafts.length }),
    },
  }),
  target: undo.offered,
});
sample({
  clock: undo.undone,
  fn: ({ item }) => new Map(item.map((draft) => [keyOf(draft), draft])),
  target: written,
});
export const { undoRequested } = undo;
