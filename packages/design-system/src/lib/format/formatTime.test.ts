import { setLocale } from '@dropdeck/text';
import { expect, it, onTestFinished } from 'vitest';
import { formatDay } from './formatDate';
import { formatAmount } from './formatAmount';
import { formatPrice } from './formatPrice';
import { timeFormatOf } from './formatTime';

const at = Date.UTC(2026, 11, 24, 13, 2, 9);

it('writes a moment in a time zone', () => {
  const { time, seconds, date, day, dateTime, numeric, zone } = timeFormatOf('Asia/Tokyo');
  expect([time, seconds, date, day, dateTime, numeric, zone].map((write) => write(at))).toEqual([
    '22:02',
    '22:02:09',
    'December 24, 2026',
    'Dec 24',
    'December 24, 2026 at 22:02',
    '2026-12-24 22:02',
    'Asia/Tokyo (GMT+9)',
  ]);
});

it('names the offset of the moment, which summer time changes', () => {
  const { zone } = timeFormatOf('Europe/Berlin');
  expect(zone(at)).toBe('Europe/Berlin (GMT+1)');
  expect(zone(Date.UTC(2026, 6, 1))).toBe('Europe/Berlin (GMT+2)');
  expect(timeFormatOf('UTC').zone(at)).toBe('UTC');
});

it('tells the two hours of autumn apart', () => {
  const { numeric } = timeFormatOf('Europe/Berlin');
  const first = Date.UTC(2026, 9, 25, 0, 30);
  const hours = [-1, 0, 1, 2].map((hour) => numeric(first + hour * 3_600_000));
  expect(hours).toEqual([
    '2026-10-25 01:30',
    '2026-10-25 02:30 GMT+2',
    '2026-10-25 02:30 GMT+1',
    '2026-10-25 03:30',
  ]);
});

it('writes midnight as 0', () => {
  const midnight = Date.UTC(2026, 11, 24);
  expect(timeFormatOf('UTC').time(midnight)).toBe('00:00');
});

it.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-60_000, '1 minute ago'],
  [-5 * 60_000, '5 minutes ago'],
  [-3 * 3_600_000, '3 hours ago'],
  [-86_400_000, 'yesterday'],
  [86_400_000, 'tomorrow'],
  [36 * 3_600_000, 'in 2 days'],
  [-2 * 86_400_000, '2 days ago'],
  [7 * 86_400_000, 'in 7 days'],
  [-70 * 86_400_000, '2 months ago'],
  [-800 * 86_400_000, '2 years ago'],
])('writes %d milliseconds from now as %s', (distance, text) => {
  expect(timeFormatOf('UTC').relative(at + distance, at)).toBe(text);
});

it('writes moments, days and prices in the page’s language, with Western digits', () => {
  expect([timeFormatOf('UTC').date(at), formatAmount(1234)]).toEqual(['December 24, 2026', '€1,234.00']);
  onTestFinished(() => setLocale({ language: 'en' }));
  setLocale({ language: 'de' });
  expect(timeFormatOf('UTC').date(at)).toBe('24. Dezember 2026');
  expect(timeFormatOf('UTC').relative(at - 300_000, at)).toBe('vor 5 Minuten');
  expect([formatDay(new Date(2026, 11, 24)), formatPrice(129.5), formatAmount(1234)]).toEqual([
    '24. Dezember 2026',
    expect.stringMatching(/^129,50\s€$/),
    expect.stringMatching(/^1\.234,00\s€$/),
  ]);
  setLocale({ language: 'ar' });
  expect(timeFormatOf('UTC').time(at)).toBe('13:02');
});
