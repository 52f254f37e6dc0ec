import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { withDelay, withTime } from './ports/ask';

/**
 * A calendar day as `yyyy-MM-dd`. The platform reads a date without a time in UTC, so neither time zones nor daylight
 * saving can shift a day.
 */
export type Day = string;

const DAY_MS = 86_400_000;

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is an existing day from the year 2000 on. */
export function isDay(text: string): boolean {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  // Some browsers read 31 April as 1 May.
  return new Date(text).getUTCDate() === Number(text.slice(8));
}

/** The day of a moment in the local time zone. */
export const dayOfDate = (date: Date): Day =>
  dayAt(new Date(0).setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate()));

/** One calendar month later, or the last day of a shorter month: 31 January becomes 28 February. */
export function addMonth(day: Day): Day {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // A shorter month has moved on to the one after it.
  if (later.getUTCDate() !== Number(day.slice(8))) later.setUTCDate(0);
  return dayAt(later.getTime());
}

/** Calendar months later, one after the other, as repeated extensions of a month are. */
export function addMonths(day: Day, count: number): Day {
  let later = day;
  for (let month = 0; month < count; month += 1) later = addMonth(later);
  return later;
}

/** Days between two days; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const addDays = (day: Day, count: number): Day => dayAt(Date.parse(day) + count * DAY_MS);

/** Milliseconds between checks whether a new day has begun. */
export const TODAY_MS = 60_000;

/** Today in the local time zone while a page is open; `''` until it opens. */
export function createToday(page: {
  readonly started: Event<unknown>;
  readonly $isOpen: Store<boolean>;
}): Store<Day> {
  const looked = createEvent();
  const waiting = createEvent();
  // One wait at a time, however often the page is opened meanwhile.
  const waited = withDelay(waiting, () => TODAY_MS);
  const $isWaiting = createStore(false)
    .on(waiting, () => true)
    .on(waited, () => false);
  sample({
    clock: [page.started, sample({ clock: waited, source: page.$isOpen, filter: Boolean })],
    fn: () => undefined,
    target: looked,
  });
  sample({ clock: looked, source: $isWaiting, filter: (is) => !is, fn: () => undefined, target: waiting });
  return createStore<Day>('').on(withTime(looked), (_, { answer: now }) => dayOfDate(new Date(now)));
}
