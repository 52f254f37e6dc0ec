import { isValid, parseISO } from 'date-fns';
import { addDays, dayOfDate, daysBetween, isDay, type Day } from '../kernel/calendar';

/** `next_renewal` as received; see `renewalDay`. */
export type RenewalValue = string | number | null | undefined;

/** Days ahead within which a renewal is upcoming (specification 9). */
export const UPCOMING_DAYS = 7;
/** Days ahead within which a renewal is warned of (specification 9). */
export const WARNING_DAYS = 30;

/** A moment: a timestamp with an offset. `new Date` parses it much faster than parseISO. */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Smaller numbers are seconds since the epoch, larger ones milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

/** A number, also as text, in milliseconds, and how many of them are one of its units. 0 and below mean no date. */
function momentIn(value: string | number): { readonly ms: number; readonly unitMs: number } | null {
  if (typeof value === 'string' && !/^\d{9,}$/.test(value)) return null;
  const number = Number(value);
  const unitMs = number < SECONDS_BELOW ? 1000 : 1;
  return number > 0 ? { ms: number * unitMs, unitMs } : null;
}

function dateOf(value: string | number): Date {
  const moment = momentIn(value);
  if (moment !== null || typeof value === 'number') return new Date(moment?.ms ?? Number.NaN);
  if (timestamp.test(value)) return new Date(value);
  const date = parseISO(value);
  // Other formats, such as “Thu, 24 Dec 2026 00:00:00 GMT”.
  return isValid(date) || !/\b\d{4}\b/.test(value) ? date : new Date(value);
}

/** Whether a value is a moment, whose day is that in UTC, and not a day or a local time, whose day is as written. */
const isMoment = (value: string | number): boolean =>
  momentIn(value) !== null || /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/.test(String(value).slice(10));

/**
 * The day of a renewal, the same in every time zone: as written, or that of its moment in UTC.
 *
 * @param value a date, a timestamp, or a number (milliseconds or seconds, also as text).
 * @returns `null` if it is missing or unreadable.
 */
export function renewalDay(value: RenewalValue): Day | null {
  const text = typeof value === 'string' ? value.trim() : (value ?? '');
  const date = dateOf(text);
  if (!isValid(date)) return null;
  const written = isMoment(text) ? date.toISOString().slice(0, 10) : String(text).slice(0, 10);
  const day = isDay(written) ? written : dayOfDate(date);
  return /^\d/.test(day) ? day : null;
}

/** Moves a renewal to another day in its own format: a date stays a date, and a timestamp keeps its time and offset. */
export function withRenewalDay(value: RenewalValue, day: Day): string | number {
  const before = renewalDay(value);
  if (before === null || value === null || value === undefined) return day;
  const text = typeof value === 'string' ? value.trim() : value;
  const moment = momentIn(text);
  const written = moment === null ? String(text) : new Date(moment.ms).toISOString();
  const writtenDay = written.slice(0, 10);
  if (!isDay(writtenDay)) return day;
  // With an offset, the written day may be another than that of its moment.
  const moved = addDays(writtenDay, daysBetween(before, day)) + written.slice(10);
  if (moment === null) return moved;
  const number = Date.parse(moved) / moment.unitMs;
  return typeof text === 'string' ? String(number) : number;
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
