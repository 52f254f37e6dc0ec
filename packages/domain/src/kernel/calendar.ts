import { createStore, merge, sample, type Event, type Store } from 'effector';
import { interval } from 'patronum/interval';
import { withTime } from './ports/ask';

/**
 * A calendar day as `yyyy-MM-dd`. The functions here use UTC arithmetic, so neither time zones nor daylight
 * saving can shift a day.
 */
export type Day = string;

const DAY_MS = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const SHORTEST_MONTH = 28;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const toDay = (year: number, month: number, date: number): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;

/** `month` is from 1 to 12. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Slicing is four times as fast as splitting, which matters for thousands of rows. */
const partsOf = (day: Day): readonly [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** Whether a text is an existing day from the year 2000 on. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const [year, month, date] = partsOf(text);
  const isInMonth = date >= 1 && (date <= SHORTEST_MONTH || date <= daysIn(year, month));
  return year >= 2000 && month >= 1 && month <= 12 && isInMonth;
}

/** The day of a moment in the local time zone. */
export const dayOfDate = (date: Date): Day => toDay(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** One calendar month later, or the last day of a shorter month: 31 January becomes 28 February. */
export function addMonth(day: Day): Day {
  const [year, month, date] = partsOf(day);
  const nextYear = month === 12 ? year + 1 : year;
  const nextMonth = month === 12 ? 1 : month + 1;
  return toDay(nextYear, nextMonth, Math.min(date, daysIn(nextYear, nextMonth)));
}

/** Calendar months later, one after the other, as repeated extensions of a month are. */
export function addMonths(day: Day, count: number): Day {
  let later = day;
  for (let month = 0; month < count; month += 1) later = addMonth(later);
  return later;
}

const numberOf = (day: Day): number => {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date) / DAY_MS;
};

/** Days between two days; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

export function addDays(day: Day, count: number): Day {
  const date = new Date((numberOf(day) + count) * DAY_MS);
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Milliseconds between checks whether a new day has begun. */
export const TODAY_MS = 60_000;

/** Today in the local time zone while a page is open; `''` until it opens. */
export function createToday(page: {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
}): Store<Day> {
  const { started, closed } = page;
  const start = sample({ clock: started, fn: () => undefined });
  const { tick } = interval({ timeout: TODAY_MS, start, stop: closed });
  return createStore<Day>('').on(withTime(merge([start, tick])), (_, { answer: now }) =>
    dayOfDate(new Date(now)),
  );
}
