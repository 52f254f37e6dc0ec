import { dequal } from 'dequal/lite';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { interval } from 'patronum/interval';
import { $config } from '../config';
import { nowFx } from '../../kernel/ports';
import { createStored } from '../../kernel/page/stored';
import { nothing, operations, type Notice, type Operations } from './schema';

/** The storage key of the notices that a person closed. */
const closedKey = 'dropdeck:notices';

/** Milliseconds between two looks at which notices are due. */
export const NOTICE_TICK_MS = 60_000;

/** The page is open. */
export const started = createEvent();
/** /config.json was read again; `null` if it could not be. */
export const configSeen = createEvent<unknown>();
export const noticeClosed = createEvent<string>();

/** The same object while it says the same, so that nothing starts over. */
function read(current: Operations, raw: unknown): Operations {
  const next = operations.safeParse(raw).data ?? nothing;
  return dequal(next, current) ? current : next;
}

/** What the operator says now: the config of the page, then each that was read later. */
export const $operations = createStore<Operations>(nothing).on(configSeen, (current, raw) =>
  raw === null ? current : read(current, raw),
);
sample({ clock: started, source: $config, filter: Boolean, target: configSeen });

const closed = createStored<readonly string[]>({
  key: closedKey,
  initial: [],
  clock: started,
  read: (text) => (text ?? '').split('\n').filter((id) => id !== ''),
  write: (ids) => (ids.length === 0 ? null : ids.join('\n')),
});
sample({
  clock: noticeClosed,
  source: { ids: closed.$value, all: $operations.map(({ notices }) => notices) },
  // Ids that the operator has removed are forgotten.
  fn: ({ ids, all }, id) => [...new Set([...ids, id])].filter((one) => all.some((other) => other.id === one)),
  target: closed.changed,
});

const { tick } = interval({ timeout: NOTICE_TICK_MS, start: started });
const timeFx = attach({ effect: nowFx, mapParams: (_: unknown) => undefined });
sample({ clock: [started, tick, configSeen], target: timeFx });
const $now = createStore(0).on(timeFx.doneData, (_, now) => now);

const isDue = ({ shownFrom, until }: Notice, now: number): boolean =>
  now > 0 && (shownFrom === null || shownFrom <= now) && (until === null || now < until);

/** The notices that are due and that the person has not closed, in the order of the config. */
export const $notices = combine($operations, closed.$value, $now, ({ notices }, ids, now) =>
  notices.filter((one) => isDue(one, now) && !ids.includes(one.id)),
);

/** The overlays that are switched off. */
export const $off = $operations.map(({ off }): ReadonlySet<string> => new Set(off));

/** The release that a page must have at least; `null` for any. */
export const $minimumRelease = $operations.map(({ minimumRelease }) => minimumRelease);

/** Where reports of the page go; `null` for nowhere. */
export const $reportSink = $operations.map(({ reports }) => reports);
