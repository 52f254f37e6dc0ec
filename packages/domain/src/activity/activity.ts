import { attach, createEvent, createStore, sample } from 'effector';
import { nowFx } from '../shared/browser';
import { callFailed, describeFailure, rowsUnreadable, tokenSet } from '../shared/http';
import { toastShown, type ToastKind } from '../toasts';

/** Something that was said, or a call that failed, in this tab since it was opened. */
export interface ActivityEntry {
  /** Grows with each entry. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** A message by its kind, a call that failed, or rows that could not be read. */
  readonly kind: ToastKind | 'call' | 'data';
  /** What was said; of a call its name and how it failed: no address, no body, no token. */
  readonly text: string;
}

/** Entries that are kept; older ones go. */
export const MOST_ENTRIES = 200;

export const activityOpened = createEvent();
export const activityClosed = createEvent();

/** Whether the list is looked at. */
export const $isOpen = createStore(false)
  .on(activityOpened, () => true)
  .on(activityClosed, () => false);

type News = Pick<ActivityEntry, 'kind' | 'text'>;

const unreadable = createEvent<News>();
const heard = sample({
  clock: [
    sample({ clock: toastShown, fn: ({ kind, text }): News => ({ kind, text }) }),
    unreadable,
    sample({ clock: callFailed, fn: (failure): News => ({ kind: 'call', text: describeFailure(failure) }) }),
  ],
});

const timeFx = attach({ effect: nowFx, mapParams: (_: News) => undefined });
sample({ clock: heard, target: timeFx });

/** What happened, the newest first. It is kept in this tab's memory alone. */
export const $entries = createStore<readonly ActivityEntry[]>([])
  .on(timeFx.done, (entries, { params, result }) =>
    [{ id: (entries[0]?.id ?? 0) + 1, at: result, ...params }, ...entries].slice(0, MOST_ENTRIES),
  )
  // Another person's session: what the one before was told is none of their business.
  .on(tokenSet, () => []);

// A list that is loaded again says the same again.
sample({
  clock: rowsUnreadable,
  source: $entries,
  filter: (entries, news) => entries.every(({ text }) => text !== news.text),
  fn: (_, { text }): News => ({ kind: 'data', text }),
  target: unreadable,
});

/** The same as a text that can be handed to support: the oldest first, a line each. */
export const $report = $entries.map((entries) =>
  entries
    .toReversed()
    .map(({ at, kind, text }) => `${new Date(at).toISOString()} ${kind}: ${text}`)
    .join('\n'),
);
