import { combine, createEvent, createStore, sample } from 'effector';
import { callFailed, describeFailure, rowsUnreadable, tokenSet } from '../../kernel/http';
import { withTime } from '../../kernel/ports/ask';
import { acted, type Act } from '../../kernel/save/resource';
import { toastShown, type ToastKind } from '../../kernel/toasts';

/** A result that was told in this tab, what a page has written, or a call that failed. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The kind of a message; `act` for a write, `call` for a failed call, `data` for unreadable rows. */
  readonly kind: Exclude<ToastKind, 'info'> | 'act' | 'call' | 'data';
  /** The message, or the call's name and how it failed; never an address, a body or a token. Empty for a write. */
  readonly text: string;
  readonly act?: Act | undefined;
}

/** The oldest entries beyond this number are dropped. */
export const MAX_ENTRIES = 500;
/** Milliseconds between what happened and the message about it. */
export const CAUSE_MS = 1_000;

type NewEntry = Pick<LogEntry, 'kind' | 'text' | 'act'>;

/** A text without the addresses that it quotes. */
export const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/gi, 'https://…');

const reported = createEvent<NewEntry>();
const told = toastShown.filterMap(({ kind, text, detail }): NewEntry | undefined =>
  // What only begins has a result.
  kind === 'info'
    ? undefined
    : { kind, text: withoutAddresses(detail === undefined ? text : `${text}: ${detail}`) },
);
sample({ clock: told, target: reported });
sample({ clock: acted, fn: (act): NewEntry => ({ kind: 'act', text: '', act }), target: reported });

/** The newest entry first. In memory only; `entries` has them with those of earlier visits. */
export const $log = createStore<readonly LogEntry[]>([])
  .on(withTime(reported), (entries, { value, answer: at }) => {
    const [last] = entries;
    // The write says more than the message about it.
    if (value.kind === 'success' && last?.kind === 'act' && at - last.at < CAUSE_MS) return entries;
    return [{ id: (last?.id ?? 0) + 1, at, ...value }, ...entries].slice(0, MAX_ENTRIES);
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

/** The page of the history was opened or left. */
export const historyShown = createEvent<boolean>();
const $isShown = createStore(false).on(historyShown, (_, isShown) => isShown);
/** The newest entry that was read. */
const $readId = createStore(0)
  .on(sample({ clock: historyShown, source: $log, fn: ([last]) => last?.id ?? 0 }), (_, id) => id)
  .on(tokenSet, () => 0);

/** How many failures were not read yet, for the tab's title and the account's menu. */
export const $unreadCount = combine($log, $readId, $isShown, (entries, readId, isShown) =>
  isShown ? 0 : entries.filter(({ id, kind }) => id > readId && (kind === 'call' || kind === 'data')).length,
);
