import { isValid, parseISO } from 'date-fns';
import { addDays, dayOfDate, daysBetween, isDay, type Day } from '../kernel/calendar';

/** `next_renewal` as received: a date, a timestamp as text or in milliseconds, or nothing. */
export type RenewalValue = string | number | null | undefined;

/** Days ahead within which a renewal is upcoming (specification 9). */
export const UPCOMING_DAYS = 7;
/** Days ahead within which a renewal is warned of (specification 9). */
export const WARNING_DAYS = 30;

/** A timestamp with an offset. `new Date` parses it much faster than parseISO. */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dateOf(value: RenewalValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = typeof value === 'number' || timestamp.test(value) ? new Date(value) : parseISO(value);
  return isValid(date) ? date : null;
}

/** The day of a renewal in the local time zone; `null` for a missing or unreadable one. */
export function renewalDay(value: RenewalValue): Day | null {
  if (typeof value === 'string' && isDay(value)) return value;
  const date = dateOf(value);
  return date === null ? null : dayOfDate(date);
}

/** Moves a date to another local day and keeps its time of day. */
function moveInClock(date: Date, day: Day): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const moved = new Date(date);
  moved.setFullYear(year, month - 1, dayOfMonth);
  return moved;
}

/**
 * Moves a renewal to another day in its own format: a date stays a date, and a timestamp keeps its time and
 * offset as long as that still falls on the day in the local time zone.
 */
export function withRenewalDay(value: RenewalValue, day: Day): string | number {
  const before = renewalDay(value);
  const date = dateOf(value);
  if (before === null || date === null || value === null || value === undefined) return day;
  if (typeof value === 'string' && isDay(value)) return day;

  const written = typeof value === 'number' ? date.toISOString() : value;
  const writtenDay = written.slice(0, 10);
  if (isDay(writtenDay)) {
    // The written day can differ from the local day by one; keep that difference.
    const text = addDays(day, daysBetween(before, writtenDay)) + written.slice(10);
    if (renewalDay(text) === day) return typeof value === 'number' ? Date.parse(text) : text;
  }
  const moved = moveInClock(date, day);
  return typeof value === 'number' ? moved.getTime() : moved.toISOString();
}

/** The state of a renewal (specification 4.4). `days` are calendar days from today, negative when overdue. */
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

/** Whether Upcoming Renewals lists a renewal: overdue, or within 7 days, the 7th included. */
export const isUpcoming = (renewal: Renewal): boolean =>
  renewal.state !== 'unknown' && renewal.days <= UPCOMING_DAYS;
