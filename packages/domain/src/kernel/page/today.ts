import { attach, createStore, sample, type Event, type Store } from 'effector';
import { interval } from 'patronum/interval';
import { nowFx } from '../ports';
import { dayOfDate, type Day } from '../calendar';

/** Milliseconds between checks whether a new day has begun. */
export const TODAY_MS = 60_000;

/** Today in the local time zone while a page is open; `''` until it opens. */
export function createToday(page: {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
}): Store<Day> {
  const { started, closed } = page;
  const readClockFx = attach({ effect: nowFx });
  const start = sample({ clock: started, fn: () => undefined });
  const { tick } = interval({ timeout: TODAY_MS, start, stop: closed });
  sample({ clock: [start, tick], target: readClockFx });
  return createStore<Day>('').on(readClockFx.doneData, (_, now) => dayOfDate(new Date(now)));
}
