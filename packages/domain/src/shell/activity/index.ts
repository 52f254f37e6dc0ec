import { combine, createEvent, createStore, sample } from 'effector';
import { $overlay } from '../overlays';
import { callFailed, describeFailure, rowsUnreadable, tokenSet } from '../../kernel/http';
import { retryOffered, toastShown, type ToastAction, type ToastKind } from '../../kernel/toasts';
import { t } from './text.en';
import { withTime } from '../../kernel/ports/ask';

/** A message that was shown in this tab, or a call that failed. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The kind of a message; `call` for a failed call, `data` for unreadable rows. */
  readonly kind: ToastKind | 'call' | 'data';
  /** The message, or the call's name and how it failed; never an address, a body or a token. */
  readonly text: string;
  /** What was offered about it; the id is the payload of `toastActed`. */
  readonly action?: ToastAction | undefined;
}

/** The oldest entries beyond this number are dropped. */
export const MAX_ENTRIES = 200;

type NewEntry = Pick<LogEntry, 'kind' | 'text' | 'action'>;

const reported = createEvent<NewEntry>();
sample({
  clock: toastShown,
  fn: ({ kind, text, detail, action }): NewEntry => ({
    kind,
    text: detail === undefined ? text : `${text}: ${detail}`,
    action,
  }),
  target: reported,
});

/** The newest entry first. In memory only. The panel shows them in groups. */
export const $log = createStore<readonly LogEntry[]>([])
  .on(withTime(reported), (entries, { value, answer: at }) =>
    [{ id: (entries[0]?.id ?? 0) + 1, at, ...value }, ...entries].slice(0, MAX_ENTRIES),
  )
  // The failure that it is about is the last one of its call.
  .on(retryOffered, (entries, { call, id }) => {
    const index = entries.findIndex(({ kind, text }) => kind === 'call' && text.startsWith(`${call}:`));
    return entries.map((entry, at) =>
      at === index ? { ...entry, action: { id, label: t('retry') } } : entry,
    );
  })
  // A new sign-in clears the entries, so that one person cannot read another's.
  .on(tokenSet, () => []);

/** A text without the numbers of rows, which differ with each answer. */
const withoutRows = (text: string): string => text.replaceAll(/\d+( rows?)?/g, '');
const isNews = (entries: readonly LogEntry[], news: { readonly text: string }): boolean =>
  entries.every(({ text }) => withoutRows(text) !== withoutRows(news.text));

// Each answer that is not as agreed is entered once by call and key path, however often it comes.
sample({
  clock: callFailed,
  source: $log,
  filter: (entries, failure) =>
    failure.kind !== 'contract' || isNews(entries, { text: describeFailure(failure) }),
  fn: (_, failure): NewEntry => ({ kind: 'call', text: describeFailure(failure) }),
  target: reported,
});
sample({
  clock: rowsUnreadable,
  source: $log,
  filter: isNews,
  fn: (_, { text }): NewEntry => ({ kind: 'data', text }),
  target: reported,
});

interface Reading {
  /** The newest entry that was read. */
  readonly readId: number;
  /** The newest one that was read before the panel opened. */
  readonly unreadAfter: number;
}

const nothingRead: Reading = { readId: 0, unreadAfter: 0 };

const $reading = createStore(nothingRead)
  .on(
    sample({
      clock: $overlay.map((name) => name === 'activity').updates,
      source: $log,
      fn: ([last], isOpen) => ({ readId: last?.id ?? 0, isOpen }),
    }),
    (reading, { readId, isOpen }) => ({
      readId,
      unreadAfter: isOpen ? reading.readId : reading.unreadAfter,
    }),
  )
  .on(tokenSet, () => nothingRead);

/** Entries with a greater id are new in the open panel. */
export const $unreadAfter = $reading.map(({ unreadAfter }) => unreadAfter);

/** How many failures were not read yet, for the tab's title and the sidebar. */
export const $unreadCount = combine($log, $reading, $overlay, (entries, { readId }, overlay) =>
  overlay === 'activity'
    ? 0
    : entries.filter(({ id, kind }) => id > readId && (kind === 'call' || kind === 'data')).length,
);
