import { attach, combine, createEffect, createEvent, sample } from 'effector';
import { navigateFx, readStorageFx, writeStorageFx } from '../../kernel/ports';
import { ownDraftDiscarded } from '../../kernel/save/drafts';
import { createUndo } from '../../kernel/save/undo';
import { $closed, restored, type OfferedDraft } from './offers';
import { EXPIRES_MS, keyOf, type DraftToStore } from './records';
import { $isRead, $own, $state, reloaded, written } from './store';
import type { OwnDraft } from './own';

/** Opens the page of a draft and restores it there, by its key. */
export const opened = createEvent<string>();
/** Discards drafts, by key; it can be undone for some seconds. */
export const discardRequested = createEvent<readonly string[]>();

/** A draft in the list of all of them. */
export interface ListedDraft extends Omit<OfferedDraft, 'kind' | 'savedAt'> {
  readonly kind: OfferedDraft['kind'] | OwnDraft['kind'];
  readonly savedAt: number | null;
  /** Milliseconds since the epoch; `null` if it stays. */
  readonly expiresAt: number | null;
}

const ownKeyOf = ({ kind, id }: OwnDraft): string => `${kind} ${id}`;

/** Every draft of the person, the newest first. */
export const $listed = combine($closed, $own, (closed, own): readonly ListedDraft[] =>
  [
    ...closed.map((draft) => ({ ...draft, expiresAt: draft.savedAt + EXPIRES_MS })),
    ...own.map((draft) => ({
      key: ownKeyOf(draft),
      kind: draft.kind,
      name: draft.name,
      path: draft.path,
      savedAt: draft.savedAt,
      expiresAt: null,
      isMissing: false,
      isElsewhere: false,
    })),
  ].toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0)),
);
export { $isRead };

const found = sample({
  clock: opened,
  source: $listed,
  fn: (drafts, key) => drafts.find((draft) => draft.key === key),
});
// The page of settings or setup offers its draft itself.
sample({ clock: opened, target: restored });
sample({
  clock: found,
  filter: Boolean,
  fn: (draft) => ({ to: (draft as ListedDraft).path }),
  target: navigateFx,
});

interface Discarded {
  readonly drafts: readonly DraftToStore[];
  readonly own: readonly OwnDraft[];
  /** The storage entries of `own`. */
  readonly entries: Readonly<Record<string, string | null>>;
}
const undo = createUndo<Discarded>('drafts');
export const { undoRequested } = undo;

const discardFx = createEffect(async ({ drafts, own }: Omit<Discarded, 'entries'>): Promise<Discarded> => {
  const keys = own.flatMap((draft) => draft.keys);
  const entries = await readStorageFx(keys);
  await writeStorageFx(Object.fromEntries(keys.map((key) => [key, null])));
  return { drafts, own, entries };
});
sample({
  clock: discardRequested,
  source: { state: $state, own: $own },
  fn: ({ state, own }, keys) => ({
    drafts: state.records.filter((record) => keys.includes(keyOf(record))),
    own: own.filter((draft) => keys.includes(ownKeyOf(draft))),
  }),
  target: discardFx,
});
sample({
  clock: discardFx,
  fn: ({ drafts }) => new Map(drafts.map((draft) => [keyOf(draft), null])),
  target: written,
});
for (const kind of ['settings', 'setup'] as const) {
  sample({
    clock: discardFx.done,
    filter: ({ params }) => params.own.some((draft) => draft.kind === kind),
    fn: () => kind,
    target: ownDraftDiscarded,
  });
}
sample({
  clock: discardFx.doneData,
  fn: (item) => {
    const [first, ...others] = [...item.drafts, ...item.own];
    const isOne = others.length === 0;
    return {
      label: first?.name ?? '',
      item,
      toast: {
        kind: 'success' as const,
        text: isOne ? 'Draft discarded' : `${others.length + 1} drafts discarded`,
      },
    };
  },
  target: undo.offered,
});
sample({
  clock: undo.undone,
  fn: ({ item }) => new Map(item.drafts.map((draft) => [keyOf(draft), draft])),
  target: written,
});
const undoFx = attach({
  effect: writeStorageFx,
  mapParams: ({ item }: { readonly item: Discarded }) => item.entries,
});
sample({ clock: undo.undone, target: undoFx });
sample({ clock: [discardFx.done, undoFx.done], fn: () => undefined, target: reloaded });
