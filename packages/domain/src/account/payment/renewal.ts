import { format, isValid, parseISO } from 'date-fns';

/** Smaller numbers are seconds since the epoch, larger ones milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

/**
 * The calendar day of a renewal as `yyyy-MM-dd` in the local time zone. A bare date is the same day
 * everywhere.
 *
 * @param nextRenewal a date, an ISO time, or a number (milliseconds or seconds, also as text).
 * @returns `null` if it is missing or not a date.
 */
export function renewalDay(nextRenewal: string | number | null | undefined): string | null {
  const date = parse(nextRenewal);
  return date !== null && isValid(date) ? format(date, 'yyyy-MM-dd') : null;
}

function parse(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return fromNumber(value);
  const text = value.trim();
  if (text === '') return null;
  if (/^\d{9,}$/.test(text)) return fromNumber(Number(text));
  const iso = parseISO(text);
  // `new Date` parses other formats, such as "Thu, 24 Dec 2026 00:00:00 GMT".
  return isValid(iso) ? iso : new Date(text);
}

// 0 and below mean an unset timestamp.
const fromNumber = (value: number): Date | null =>
  value > 0 ? new Date(value < SECONDS_BELOW ? value * 1000 : value) : null;
