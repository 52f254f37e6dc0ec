import { isValid, parseISO } from 'date-fns';
import { addDays, dayOfDate, daysBetween, isDay, type Day } from '../kernel/calendar';

/** `next_renewal` as received: a date, a timestamp as text or in milliseconds, or nothing. */
export type RenewalValue = string | number | null | undefined;

/** Days ahead within which a renewal is upcoming (specification 9). */
export const UPCOMING_DAYS = 7;
/** Days ahead within which a renewal is warned of (specification 9). */
export const WARNING_DAYS = 30;

/** A moment: a timestamp with an offset. `new Date` parses it much faster than parseISO. */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dateOf(value: RenewalValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = typeof value === 'number' || timestamp.test(value) ? new Date(value) : parseISO(value);
  return isValid(date) ? date : null;
}

/** The day of a renewal, the same in every time zone: as written, or that of its moment in UTC; `null` for an unreadable one. */
export function renewalDay(value: RenewalValue): Day | null {
  const date = dateOf(value);
  if (date === null) return null;
  const isMoment = typeof value === 'number' || timestamp.test(String(value));
  const written = isMoment ? date.toISOString().slice(0, 10) : String(value).slice(0, 10);
  return isDay(written) ? written : dayOfDate(date);
}

/** Moves a renewal to another day in its own format: a date stays a date, and a timestamp keeps its time and offset. */
export function withRenewalDay(value: RenewalValue, day: Day): string | number {
  const before = renewalDay(value);
  if (before === null || value === null || value === undefined) return day;
  const written = typeof value === 'number' ? new Date(value).toISOString() : value;
  const writtenDay = written.slice(0, 10);
  if (!isDay(writtenDay)) return day;
  // With an offset, the written day may be another than that of its moment.
  const moved = addDays(writtenDay, daysBetween(before, day)) + written.slice(10);
  return typeof value === 'number' ? Date.parse(moved) : moved;
}

/** The state of a renewal (specification 4.4). `days` are calendar days from today, negative when overdue. */
export type Renewal =
  | { readonly state: 'overdue' | 'due' | 'active'; readonly day: Day; readonly days: number }
  | { readonly state: 'unknown' };

export function renewalOf(value: RenewalValue, today: Day): Renewal {
  const day = renewalDay(value);
  if (day === null) return { state: 'unknown' };
  const days = daysBetween(today, day);
  return { state: days < 0 ? 'overdue' : days <= WARNING_DAYS ? 'due' : 'active', day, days };
}

/** Whether Upcoming Renewals lists a renewal: overdue, or within 7 days, the 7th included. */
export const isUpcoming = (renewal: Renewal): boolean =>
  renewal.state !== 'unknown' && renewal.days <= UPCOMING_DAYS;
