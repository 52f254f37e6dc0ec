import { attach, createEvent, createStore, sample } from 'effector';
import { nowFx } from '../shared/browser';
import { callFailed, describeFailure, rowsUnreadable, tokenSet } from '../shared/http';
import { toastShown, type ToastKind } from '../shared/toasts';

/** A message that was shown in this tab, or a call that failed. */
export interface ActivityEntry {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The kind of a message; `call` for a failed call, `data` for unreadable rows. */
  readonly kind: ToastKind | 'call' | 'data';
  /** The message, or the call's name and how it failed; never an address, a body or a token. */
  readonly text: string;
}

/** The oldest entries beyond this number are dropped. */
export const MAX_ENTRIES = 200;

type NewEntry = Pick<ActivityEntry, 'kind' | 'text'>;

const unreadable = createEvent<NewEntry>();
const reported = sample({
  clock: [
    sample({ clock: toastShown, fn: ({ kind, text }): NewEntry => ({ kind, text }) }),
    unreadable,
    sample({
      clock: callFailed,
      fn: (failure): NewEntry => ({ kind: 'call', text: describeFailure(failure) }),
    }),
  ],
});

const timeFx = attach({ effect: nowFx, mapParams: (_: NewEntry) => undefined });
sample({ clock: reported, target: timeFx });

/** The newest entry first. Kept in memory only. */
export const $entries = createStore<readonly ActivityEntry[]>([])
  .on(timeFx.done, (entries, { params, result }) =>
    [{ id: (entries[0]?.id ?? 0) + 1, at: result, ...params }, ...entries].slice(0, MAX_ENTRIES),
  )
  // A new sign-in clears the entries, so that one person cannot read another's.
  .on(tokenSet, () => []);

// A reload reports the same unreadable rows again; each report is entered once.
sample({
  clock: rowsUnreadable,
  source: $entries,
  filter: (entries, news) => entries.every(({ text }) => text !== news.text),
  fn: (_, { text }): NewEntry => ({ kind: 'data', text }),
  target: unreadable,
});

/** The entries as text for support: one line each, the oldest first. */
export const $report = $entries.map((entries) =>
  entries
    .toReversed()
    .map(({ at, kind, text }) => `${new Date(at).toISOString()} ${kind}: ${text}`)
    .join('\n'),
);
