import { combine } from 'effector';
import { $release } from '../../release';
import { $possibleActions, type ToastAction } from '../../../kernel/toasts';
import { $log, type LogEntry } from '..';
import { t } from '../text.en';

/** What Activity shows of one or several entries of the log. */
export interface ActivityEntry extends Pick<LogEntry, 'id' | 'at' | 'kind' | 'text'> {
  /** The failed call behind a message. */
  readonly cause: string | null;
  /** How many times it happened in a row; `id` and `at` are those of the last time. */
  readonly count: number;
  /** What can be done about it now. */
  readonly action: ToastAction | null;
}

/** Milliseconds between a failed call and the message about it. */
const CAUSE_MS = 1_000;

const withCheck = ({ kind, text }: LogEntry): string =>
  kind === 'data' || (kind === 'call' && text.includes(': answer is not as agreed: '))
    ? t('check', { text })
    : text;

/** Joins a message with the failed call behind it, and the same entries in a row. */
function join(log: readonly LogEntry[]): readonly ActivityEntry[] {
  const joined: ActivityEntry[] = [];
  for (const entry of log.toReversed()) {
    const { id, at, kind, action = null } = entry;
    const text = withCheck(entry);
    const last = joined.at(-1);
    const isCause = kind === 'error' && last?.kind === 'call' && last.count === 1 && at - last.at < CAUSE_MS;
    if (isCause) joined.pop();
    const next: ActivityEntry = {
      id,
      at,
      kind,
      text,
      cause: isCause ? last.text : null,
      count: 1,
      action: action ?? (isCause ? last.action : null),
    };
    const before = joined.at(-1);
    const isRepeated =
      before?.kind === kind && before.text === text && before.cause === next.cause && kind !== 'success';
    if (isRepeated) joined.pop();
    joined.push(isRepeated ? { ...next, count: before.count + 1 } : next);
  }
  return joined.toReversed();
}

const $joined = $log.map(join);

/** The newest entry first. An action is on its newest entry, while it is possible. */
export const $entries = combine($joined, $possibleActions, (entries, possible) => {
  const left = new Set(possible);
  return entries.map((entry): ActivityEntry => {
    if (entry.action === null || left.delete(entry.action.id)) return entry;
    return { ...entry, action: null };
  });
});

/** The release and the entries as text for support: one line each, the oldest first. */
export const $report = combine($joined, $release, (entries, release) =>
  [
    ...(release === null ? [] : [`Release ${release}`]),
    ...entries
      .toReversed()
      .map(({ at, kind, text, cause, count }) =>
        [
          `${new Date(at).toISOString()} ${kind}: ${text}`,
          ...(cause === null ? [] : [`(${cause})`]),
          ...(count === 1 ? [] : [`×${count}`]),
        ].join(' '),
      ),
  ].join('\n'),
);
