import { format, isValid, parseISO } from 'date-fns';

/** Numbers below this are seconds since the epoch, as payment providers count; others milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

/**
 * The calendar day of a renewal as `yyyy-MM-dd`, in the person's own time zone. A bare date is that
 * day everywhere; a timestamp is the day that it falls on here.
 *
 * @param nextRenewal a date, an ISO time, or a number (milliseconds or seconds, also as text).
 * @returns `null` for none and for what is no date.
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
  // Other ways of writing a time ("Thu, 24 Dec 2026 00:00:00 GMT") are the engine's business.
  return isValid(iso) ? iso : new Date(text);
}

// 0 and below is how an unset timestamp looks.
const fromNumber = (value: number): Date | null =>
  value > 0 ? new Date(value < SECONDS_BELOW ? value * 1000 : value) : null;
