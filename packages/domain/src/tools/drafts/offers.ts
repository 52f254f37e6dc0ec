import { combine, createEvent, createStore, sample } from 'effector';
import { $isLeaving } from '../../account/session';
import { $restoring, restoreRequested } from '../../kernel/save/drafts';
import { keyOf, type StoredDraft } from './records';
import { closedDrafts } from './state';
import { $otherTabs, $state, written } from './store';

/** The page at this path is open. */
export const pathChanged = createEvent<string>();
/** Restores a draft of the open page. */
export const restored = createEvent<string>();
/** Discards drafts, by key. */
export const discarded = createEvent<readonly string[]>();

const $path = createStore('').on(pathChanged, (_, path) => path);
// A draft whose page did not open is not restored at a later visit.
$restoring.on(pathChanged, (draft, path) => (draft?.path === path ? draft : null));

/** A draft as it is offered and listed. */
export interface OfferedDraft {
  readonly key: string;
  readonly kind: StoredDraft['kind'];
  readonly name: string;
  readonly path: string;
  readonly savedAt: number;
  /** Whether what it edited no longer exists, so that it cannot be restored. */
  readonly isMissing: boolean;
  /** Whether another tab of the browser has it open. */
  readonly isElsewhere: boolean;
}

/** The drafts that are not open in this tab, the newest first. */
export const $closed = combine($state, $otherTabs, (state, otherTabs) =>
  closedDrafts(state).map((draft): OfferedDraft => {
    const { kind, name, path, savedAt, tab } = draft;
    const key = keyOf(draft);
    return {
      key,
      kind,
      name,
      path,
      savedAt,
      isMissing: state.missing.has(key),
      isElsewhere: otherTabs.has(tab),
    };
  }),
);

/** The drafts to offer on the open page. */
export const $offers = combine(
  { closed: $closed, path: $path, isLeaving: $isLeaving, restoring: $restoring },
  ({ closed, path, isLeaving, restoring }) =>
    isLeaving
      ? []
      : closed.filter(
          (draft) =>
            draft.path === path &&
            !draft.isElsewhere &&
            (restoring === null || keyOf(restoring) !== draft.key),
        ),
);

const found = sample({
  clock: restored,
  source: $state,
  fn: ({ records }, key) => records.find((record) => keyOf(record) === key) ?? null,
});
sample({ clock: found, filter: Boolean, target: restoreRequested });
sample({ clock: discarded, fn: (keys) => new Map(keys.map((key) => [key, null])), target: written });
