import { browserTimeZone, localized } from '@dropdeck/text';
import { useLocale } from '../react/useLocale';
import { languageOfFormats } from './language';
import { t } from './text.en';

/** Writes moments in the browser's time zone. Every function takes milliseconds since the epoch. */
export interface TimeFormat {
  /** An IANA name. */
  readonly timeZone: string;
  /** “14:02”; in the hour that a clock shows twice, “02:14 GMT+1”. */
  readonly time: (at: number) => string;
  /** “14:02:09”. */
  readonly seconds: (at: number) => string;
  /** “December 24, 2026” (specification 2.12). */
  readonly date: (at: number) => string;
  /** “Dec 24”. */
  readonly day: (at: number) => string;
  /** “December 24, 2026 at 14:02”. */
  readonly dateTime: (at: number) => string;
  /** “2026-12-24 14:02”, for columns of times (specification 2.10). */
  readonly numeric: (at: number) => string;
  /** “5 minutes ago”, “tomorrow”, “in 7 days”; “just now” within a minute. From a day on, calendar days count. */
  readonly relative: (at: number, now: number) => string;
  /** “Europe/Berlin (GMT+1)”: the offset is that of the moment. */
  readonly zone: (at: number) => string;
}

/** “GMT+1”: the offset of a time zone at a moment. */
function offsetOf(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const relative = localized(() => new Intl.RelativeTimeFormat(languageOfFormats()));
/** Says “tomorrow” and “yesterday”. */
const relativeDay = localized(() => new Intl.RelativeTimeFormat(languageOfFormats(), { numeric: 'auto' }));
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

function createTimeFormat(timeZone: string): TimeFormat {
  const language = languageOfFormats();
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const writer = (locale: string, options: Intl.DateTimeFormatOptions): ((at: number) => string) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (at) => format.format(at);
  };
  const clockTime = writer(language, clock);
  const time = (at: number): string => {
    const text = clockTime(at);
    const isTwice = text === clockTime(at - HOUR_MS) || text === clockTime(at + HOUR_MS);
    return isTwice ? `${text} ${offsetOf(timeZone, at)}` : text;
  };
  const date = writer(language, { dateStyle: 'long' });
  // Swedish dates are ISO dates.
  const isoDate = writer('sv', { dateStyle: 'short' });
  return {
    timeZone,
    time,
    date,
    seconds: writer(language, { ...clock, second: '2-digit' }),
    day: writer(language, { month: 'short', day: 'numeric' }),
    dateTime: (at) => t('dateTime', { date: date(at), time: time(at) }),
    numeric: (at) => `${isoDate(at)} ${time(at)}`,
    relative(at, now) {
      const minutes = Math.trunc((at - now) / MINUTE_MS);
      const [unit, length] = units.find(([, size]) => Math.abs(minutes) >= size) ?? ['minute', 0];
      if (length === 0) return t('justNow');
      const days = (Date.parse(isoDate(at)) - Date.parse(isoDate(now))) / DAY_MS;
      return unit === 'day'
        ? relativeDay().format(days, unit)
        : relative().format(Math.trunc(minutes / length), unit);
    },
    zone: (at) => {
      const offset = offsetOf(timeZone, at);
      return timeZone === 'UTC' ? timeZone : `${timeZone} (${offset})`;
    },
  };
}

/** By the time zone, because creating a formatter takes longer than a hundred uses of it. */
const known = localized(() => new Map<string, TimeFormat>());

/** The functions for a time zone in the page's language. */
export function timeFormatOf(timeZone: string): TimeFormat {
  const made = known().get(timeZone) ?? createTimeFormat(timeZone);
  known().set(timeZone, made);
  return made;
}

/** Writes moments in the browser's time zone. Use `Time` where a moment is an element. */
export function useTimeFormat(): TimeFormat {
  useLocale();
  return timeFormatOf(browserTimeZone());
}
