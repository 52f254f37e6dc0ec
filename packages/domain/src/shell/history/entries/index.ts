import * as z from 'zod/mini';
import { combine, createEvent, createStore, sample } from 'effector';
import { $monitors, $details } from '../../../monitors/loaded';
import { tokenSet } from '../../../kernel/http';
import { createStored } from '../../../kernel/page/stored';
import type { Act } from '../../../kernel/save/resource';
import { isSame } from '../../../kernel/save/merge';
import { $release } from '../../release';
import { $log, CAUSE_MS, MAX_ENTRIES, withoutAddresses, type LogEntry } from '..';
import { t } from '../text.en';

/** A line of the history. */
export interface HistoryEntry {
  readonly id: string;
  /** Milliseconds since the epoch, of the last time. */
  readonly at: number;
  readonly kind: LogEntry['kind'];
  readonly text: string;
  /** The failed call behind a message. */
  readonly cause: string | null;
  /** How many times it happened in a row. */
  readonly count: number;
  /** The write, if it was made in this visit. */
  readonly act: Act | null;
}

type Row = Readonly<Record<string, unknown>>;

const line = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.literal(['success', 'error', 'act', 'call', 'data']),
  text: z.string(),
});
type Line = z.infer<typeof line> & { readonly act?: Act | undefined };

/** An edit as rows before and after: one of several inputs has as many, the others one. */
function rowsOf({ op }: Act): ReadonlyArray<readonly [before: Row, after: Row]> {
  const [bases, mines] = [op.base, op.mine].map((value) => (Array.isArray(value) ? value : [value]) as Row[]);
  return (mines ?? []).map((mine, at) => [bases?.[at] ?? {}, mine]);
}

/** The fields of an edit's rows before and after it. */
export function changesOf(act: Act) {
  const fields = act.resource.fieldsOf(act.op.mine);
  return rowsOf(act).flatMap(([base, mine]) =>
    fields.flatMap(({ key, label, secret, textOf, nameOf = String }) => {
      if (isSame(base[key], mine[key])) return [];
      const write = (value: unknown): string => {
        if (textOf !== undefined) return textOf(value);
        return Array.isArray(value) ? value.map(nameOf).join('\n') : String(value ?? '');
      };
      return [{ label, before: write(base[key]), after: write(mine[key]), isSecret: secret !== undefined }];
    }),
  );
}

/** What an edit switched its rows to, all to the same and nothing else; `null` if it did not. */
function switchOf(act: Act): unknown {
  const values = rowsOf(act).map(([base, mine]) =>
    Object.keys({ ...base, ...mine }).every((key) => key === 'active' || isSame(base[key], mine[key]))
      ? mine['active']
      : null,
  );
  return values.every((value) => value === values[0]) ? values[0] : null;
}

function sentenceOf(act: Act, nameOf: (uuid: string) => string): string {
  const { resource, op } = act;
  const { uuid } = op as { readonly uuid?: string };
  const name = uuid === undefined ? '' : nameOf(uuid);
  const named = { ...op, name };
  const what = Array.isArray(op.mine)
    ? t('inputs', { count: op.mine.length, name })
    : resource.subjectOf(uuid === undefined ? op : named);
  if (act.kind !== 'edited') return t(act.kind, { what });
  const isOn = switchOf(act);
  return t(isOn === true ? 'turnedOn' : isOn === false ? 'turnedOff' : 'changed', { what });
}

/** The history keeps its lines in this browser from now on. */
export const keepingStarted = createEvent();
const stored = createStored<readonly z.infer<typeof line>[]>({
  key: 'dropdeck:history',
  initial: [],
  clock: keepingStarted,
  schema: z.array(line),
});
const logged = sample({
  clock: [$log, keepingStarted],
  source: { log: $log, monitors: $monitors, details: $details },
});
/** The lines of this tab, each as it was when it was logged. */
const $own = createStore<readonly Line[]>([]).on(logged, (own, { log, monitors, details }) => {
  const known = new Map(own.map((one) => [one.id, one]));
  const nameOf = (uuid: string): string =>
    monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.monitor_name ??
    details.get(uuid)?.data.monitor_name ??
    t('unknownMonitor');
  return log.map(({ id: number, at, kind, text, act }) => {
    const id = `${at}/${number}`;
    const written = act === undefined ? text : withoutAddresses(sentenceOf(act, nameOf));
    return known.get(id) ?? { id, at, kind, act, text: written };
  });
});
/** The lines of this tab, of others and of earlier visits, the newest first. */
const $lines = combine($own, stored.$value, (own, others): readonly Line[] => {
  const known = new Set(own.map(({ id }) => id));
  const rest = others.filter(({ id }) => !known.has(id));
  return [...own, ...rest].toSorted((a, b) => b.at - a.at).slice(0, MAX_ENTRIES);
});
// Before they are read, a write would be in place of them.
const $isRead = createStore(false)
  .on(stored.loaded, () => true)
  .on(tokenSet, () => false);
sample({
  clock: [$log.updates, stored.loaded],
  source: { log: $log, lines: $lines, isRead: $isRead },
  filter: ({ log, isRead }) => isRead && log.length > 0,
  fn: ({ lines }) => lines.map(({ id, at, kind, text }) => ({ id, at, kind, text })),
  target: stored.changed,
});

// For a developer of the server, where an answer is not as agreed.
const withCheck = ({ kind, text }: Line): string =>
  kind === 'data' || (kind === 'call' && text.includes(': answer is not as agreed: '))
    ? t('check', { text })
    : text;

/** Joins a message with the failed call behind it, and the same lines in a row. */
function join(lines: readonly Line[]): readonly HistoryEntry[] {
  const joined: HistoryEntry[] = [];
  for (const one of lines.toReversed()) {
    const { id, at, kind, act = null } = one;
    const text = withCheck(one);
    const last = joined.at(-1);
    const isCause = kind === 'error' && last?.kind === 'call' && last.count === 1 && at - last.at < CAUSE_MS;
    if (isCause) joined.pop();
    const next: HistoryEntry = { id, at, kind, text, cause: isCause ? last.text : null, count: 1, act };
    const before = joined.at(-1);
    const isSameFailure = before?.kind === kind && before.text === text && before.cause === next.cause;
    const isRepeated = isSameFailure && kind !== 'success' && kind !== 'act';
    if (isRepeated) joined.pop();
    joined.push(isRepeated ? { ...next, count: before.count + 1 } : next);
  }
  return joined.toReversed();
}

export const $entries = $lines.map(join);

/** The release and the lines as text for support: one each, the oldest first. */
export const $report = combine($entries, $release, (entries, release) =>
  [
    ...(release === null ? [] : [`Release ${release}`]),
    ...entries
      .toReversed()
      .map(
        ({ at, kind, text, cause, count }) =>
          `${new Date(at).toISOString()} ${kind}: ${text}${cause === null ? '' : ` (${cause})`}${count === 1 ? '' : ` ×${count}`}`,
      ),
  ].join('\n'),
);
