import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $overlay } from '../overlays';
import { nowFx } from '../shared/browser';
import { callFailed, describeFailure, rowsUnreadable, tokenSet } from '../shared/http';
import {
  $possibleActions,
  retryOffered,
  toastShown,
  type ToastAction,
  type ToastKind,
} from '../shared/toasts';

/** A message that was shown in this tab, or a call that failed. */
export interface ActivityEntry {
  readonly id: number;
  /** Milliseconds since the epoch, of the last time. */
  readonly at: number;
  /** The kind of a message; `call` for a failed call, `data` for unreadable rows. */
  readonly kind: ToastKind | 'call' | 'data';
  /** The message, or the call's name and how it failed; never an address, a body or a token. */
  readonly text: string;
  /** The failed call behind a message. */
  readonly cause: string | null;
  /** How many times it happened in a row. */
  readonly count: number;
  /** What can be done about it while that is possible; the id is the payload of `toastActed`. */
  readonly action: ToastAction | null;
}

/** The oldest entries beyond this number are dropped. */
export const MAX_ENTRIES = 200;

/** Milliseconds between a failed call and the message about it. */
const CAUSE_MS = 1_000;

type NewEntry = Pick<ActivityEntry, 'kind' | 'text' | 'action'>;

const unreadable = createEvent<NewEntry>();
const reported = sample({
  clock: [
    sample({
      clock: toastShown,
      fn: ({ kind, text, detail, action = null }): NewEntry => ({
        kind,
        text: detail === undefined ? text : `${text}: ${detail}`,
        action,
      }),
    }),
    unreadable,
    sample({
      clock: callFailed,
      fn: (failure): NewEntry => ({ kind: 'call', text: describeFailure(failure), action: null }),
    }),
  ],
});

const timeFx = attach({ effect: nowFx, mapParams: (_: NewEntry) => undefined });
sample({ clock: reported, target: timeFx });

/** Adds an entry: to its cause if that has just failed, or to the same entry before it. */
function add(entries: readonly ActivityEntry[], news: NewEntry, at: number): readonly ActivityEntry[] {
  const [last, ...rest] = entries;
  const id = (last?.id ?? 0) + 1;
  const isCause =
    news.kind === 'error' && last?.kind === 'call' && last.count === 1 && at - last.at < CAUSE_MS;
  const next: ActivityEntry = isCause
    ? { ...news, id, at, count: 1, cause: last.text, action: news.action ?? last.action }
    : { ...news, id, at, count: 1, cause: null };
  const others = isCause ? rest : entries;
  const [before, ...older] = others;
  const isRepeated =
    before !== undefined &&
    before.kind === next.kind &&
    before.text === next.text &&
    before.cause === next.cause &&
    next.kind !== 'success';
  return (isRepeated ? [{ ...next, count: before.count + 1 }, ...older] : [next, ...others]).slice(
    0,
    MAX_ENTRIES,
  );
}

const $all = createStore<readonly ActivityEntry[]>([])
  .on(timeFx.done, (entries, { params, result }) => add(entries, params, result))
  // The failure that it is about is the last one of its call.
  .on(retryOffered, (entries, { call, id }) => {
    const index = entries.findIndex(({ text, cause }) => (cause ?? text).startsWith(`${call}:`));
    return entries.map((entry, at) =>
      at === index ? { ...entry, action: { id, label: 'Try again' } } : entry,
    );
  })
  // A new sign-in clears the entries, so that one person cannot read another's.
  .on(tokenSet, () => []);

/** The newest entry first. In memory only. An action is there while it is possible, on its newest entry. */
export const $entries = combine($all, $possibleActions, (entries, possible) => {
  const offered = new Set<string>();
  return entries.map((entry): ActivityEntry => {
    if (entry.action === null) return entry;
    const isOffered = possible.includes(entry.action.id) && !offered.has(entry.action.id);
    offered.add(entry.action.id);
    return isOffered ? entry : { ...entry, action: null };
  });
});

// A reload reports the same unreadable rows again; each report is entered once.
sample({
  clock: rowsUnreadable,
  source: $all,
  filter: (entries, news) => entries.every(({ text }) => text !== news.text),
  fn: (_, { text }): NewEntry => ({ kind: 'data', text, action: null }),
  target: unreadable,
});

interface Reading {
  /** The newest entry that was read. */
  readonly readId: number;
  /** The newest entry that was read before the panel opened. */
  readonly unreadAfter: number;
}

const $reading = createStore<Reading>({ readId: 0, unreadAfter: 0 })
  .on(
    sample({
      clock: $overlay.map((name) => name === 'activity').updates,
      source: $all,
      fn: ([last], isOpen) => ({ readId: last?.id ?? 0, isOpen }),
    }),
    (reading, { readId, isOpen }) => ({
      readId,
      unreadAfter: isOpen ? reading.readId : reading.unreadAfter,
    }),
  )
  .on(tokenSet, () => ({ readId: 0, unreadAfter: 0 }));

/** Entries with a greater id are new in the open panel. */
export const $unreadAfter = $reading.map(({ unreadAfter }) => unreadAfter);

/** How many failures were not read yet, for the tab's title and the sidebar. */
export const $unreadCount = combine($all, $reading, $overlay, (entries, { readId }, overlay) =>
  overlay === 'activity'
    ? 0
    : entries.filter(({ id, kind }) => id > readId && kind !== 'success' && kind !== 'info').length,
);

/** The entries as text for support: one line each, the oldest first. */
export const $report = $all.map((entries) =>
  entries
    .toReversed()
    .map(
      ({ at, kind, text, cause, count }) =>
        `${new Date(at).toISOString()} ${kind}: ${text}${cause === null ? '' : ` (${cause})`}${count === 1 ? '' : ` ×${count}`}`,
    )
    .join('\n'),
);
