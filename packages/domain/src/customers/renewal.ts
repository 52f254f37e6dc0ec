import { isValid, parseISO } from 'date-fns';
import { addDays, dayOfDate, daysBetween, isDay, type Day } from './calendar';

/** `next_renewal` as it is on the wire: a date, a timestamp as text or in milliseconds, or nothing. */
export type RenewalValue = string | number | null | undefined;

/** Days ahead within which a renewal is upcoming (spec section 9). */
export const UPCOMING_DAYS = 7;
/** Days ahead within which a renewal is warned of (spec section 9). */
export const WARNING_DAYS = 30;

/** A timestamp with an offset, which the language itself reads, and much faster than parseISO. */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dateOf(value: RenewalValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = typeof value === 'number' || timestamp.test(value) ? new Date(value) : parseISO(value);
  return isValid(date) ? date : null;
}

/** The day of a renewal in the person's own calendar; `null` where there is none that can be read. */
export function renewalDay(value: RenewalValue): Day | null {
  if (typeof value === 'string' && isDay(value)) return value;
  const date = dateOf(value);
  return date === null ? null : dayOfDate(date);
}

/** The same time of day on another day of the person's own calendar. */
function moveInClock(date: Date, day: Day): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const moved = new Date(date);
  moved.setFullYear(year, month - 1, dayOfMonth);
  return moved;
}

/**
 * A renewal on another day, written as it was written before: a date stays a date, and a timestamp
 * keeps its time and its offset as long as it then is that day in the person's own calendar.
 */
export function withRenewalDay(value: RenewalValue, day: Day): string | number {
  const before = renewalDay(value);
  const date = dateOf(value);
  if (before === null || date === null || value === null || value === undefined) return day;
  if (typeof value === 'string' && isDay(value)) return day;

  const written = typeof value === 'number' ? date.toISOString() : value;
  const writtenDay = written.slice(0, 10);
  if (isDay(writtenDay)) {
    // The day that is written may be the neighbour of the person's own: it stays that.
    const text = addDays(day, daysBetween(before, writtenDay)) + written.slice(10);
    if (renewalDay(text) === day) return typeof value === 'number' ? Date.parse(text) : text;
  }
  const moved = moveInClock(date, day);
  return typeof value === 'number' ? moved.getTime() : moved.toISOString();
}

/**
 * How a renewal stands (spec section 4): in the past it is overdue, within 30 days due, else active;
 * `unknown` where there is no date. `days` are calendar days from today, negative when overdue.
 */
export type Renewal =
  | { readonly state: 'overdue' | 'due' | 'active'; readonly day: Day; readonly days: number }
  | { readonly state: 'unknown' };

export type RenewalState = Renewal['state'];

export function renewalOf(value: RenewalValue, today: Day): Renewal {
  const day = renewalDay(value);
  if (day === null) return { state: 'unknown' };
  const days = daysBetween(today, day);
  return { state: days < 0 ? 'overdue' : days <= WARNING_DAYS ? 'due' : 'active', day, days };
}

/** Whether a renewal belongs to Upcoming Renewals: overdue, or within 7 days, the 7th included. */
export const isUpcoming = (renewal: Renewal): boolean =>
  renewal.state !== 'unknown' && renewal.days <= UPCOMING_DAYS;

/** The windows in which Upcoming Renewals counts. The last two begin today, so `within30` includes `within7`. */
export const renewalWindows = ['overdue', 'within7', 'within30'] as const;
export type RenewalWindow = (typeof renewalWindows)[number];

const lastDays: Record<Exclude<RenewalWindow, 'overdue'>, number> = {
  within7: UPCOMING_DAYS,
  within30: WARNING_DAYS,
};

/** Whether a renewal falls in a window: before today, or from today to the 7th or 30th day, included. */
export function isInWindow(renewal: Renewal, window: RenewalWindow): boolean {
  if (renewal.state === 'unknown') return false;
  return window === 'overdue' ? renewal.days < 0 : renewal.days >= 0 && renewal.days <= lastDays[window];
}
