import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonth, daysBetween, isDay } from '../kernel/calendar';
import { isUpcoming, renewalDay, renewalOf, withRenewalDay } from './renewal';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Zones at both ends of the day, with and without daylight saving. */
const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Pago_Pago',
];

const day = fc
  .record({ year: fc.integer({ min: 2001, max: 2090 }), offset: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, offset }) => addDays(`${year}-01-01`, offset));
const monthOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
const dateOf = (text: string): number => Number(text.slice(8));

describe('addMonth', () => {
  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-02-28', '2026-03-28'],
    ['2026-03-31', '2026-04-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-12-01', '2027-01-01'],
    ['2026-05-15', '2026-06-15'],
  ])('turns %s into %s', (before, after) => {
    expect(addMonth(before)).toBe(after);
  });

  it('always returns the next month, on the same day or on its last one', () => {
    fc.assert(
      fc.property(day, (before) => {
        const after = addMonth(before);
        expect(isDay(after)).toBe(true);
        expect(monthOf(after)).toBe(monthOf(before) + 1);
        const isSame = dateOf(after) === dateOf(before);
        const isLast = dateOf(addDays(after, 1)) === 1 && dateOf(after) < dateOf(before);
        expect(isSame || isLast).toBe(true);
        expect(daysBetween(before, after)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(before, after)).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe('calendar day', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-01-01', '2026-12-31'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0202-01-01', '2026-1-1', 'soon'])(
    'rejects %j',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('has the distance that was added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });
});

describe.each(zones)('renewal in the time zone %s', (zone) => {
  it('keeps a date on its day, and as a date when it moves', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(day, day, (before, after) => {
        expect(renewalDay(before)).toBe(before);
        expect(withRenewalDay(before, after)).toBe(after);
      }),
    );
  });

  it('moves a timestamp to the chosen day, whatever the clocks do', () => {
    vi.stubEnv('TZ', zone);
    const time = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`);
    const offset = fc.constantFrom('Z', '.000Z', '+02:00', '-08:00', '');
    fc.assert(
      fc.property(day, time, offset, day, (date, clock, suffix, after) => {
        const next = withRenewalDay(`${date}T${clock}${suffix}`, after);
        expect(renewalDay(next)).toBe(after);
      }),
    );
  });

  it.each([
    [Date.UTC(2026, 11, 24, 9)],
    [String(Date.UTC(2026, 11, 24, 9))],
    [Date.UTC(2026, 11, 24, 9) / 1000],
    ['2026-12-24T00:00:00Z'],
    ['2026-12-24T12:00:00'],
    ['20261224'],
    [' 2026-12-24 '],
    ['Thu, 24 Dec 2026 00:00:00 GMT'],
    ['Dec 24, 2026'],
  ])('reads %j', (value) => {
    vi.stubEnv('TZ', zone);
    expect(renewalDay(value)).toBe('2026-12-24');
    expect(renewalDay(withRenewalDay(value, '2027-01-24'))).toBe('2027-01-24');
  });

  it('keeps a number of milliseconds a number', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000_000, max: 2_000_000_000_000 }), day, (value, after) => {
        const next = withRenewalDay(value, after);
        expect(typeof next).toBe('number');
        expect(renewalDay(next)).toBe(after);
      }),
    );
  });
});

describe('withRenewalDay', () => {
  it('keeps time and offset over daylight saving', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(withRenewalDay('2026-03-15T00:00:00.000Z', '2026-04-15')).toBe('2026-04-15T00:00:00.000Z');
    expect(withRenewalDay('2026-03-15T12:00:00+02:00', '2026-04-15')).toBe('2026-04-15T12:00:00+02:00');
    expect(withRenewalDay('2026-03-15T12:00:00', '2026-04-15')).toBe('2026-04-15T12:00:00');
  });

  it('is the same in every time zone, and so is what is written', () => {
    for (const zone of zones) {
      vi.stubEnv('TZ', zone);
      expect(renewalDay('2026-01-31T00:00:00Z')).toBe('2026-01-31');
      expect(withRenewalDay('2026-01-31T00:00:00Z', '2026-02-28')).toBe('2026-02-28T00:00:00Z');
      // 30 January in UTC.
      expect(renewalDay('2026-01-31T01:00:00+02:00')).toBe('2026-01-30');
      expect(withRenewalDay('2026-01-31T01:00:00+02:00', '2026-02-28')).toBe('2026-03-01T01:00:00+02:00');
      expect(renewalDay(Date.UTC(2026, 0, 31, 23, 30))).toBe('2026-01-31');
    }
  });

  it('keeps the unit and the type of a number', () => {
    const [before, after] = [Date.UTC(2026, 0, 31, 9), Date.UTC(2026, 1, 28, 9)];
    expect(withRenewalDay(before / 1000, '2026-02-28')).toBe(after / 1000);
    expect(withRenewalDay(String(before), '2026-02-28')).toBe(String(after));
  });

  it('is always a day or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (given) => {
        expect(renewalDay(given) ?? '0000-00-00').toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });

  const unset = [
    null,
    undefined,
    '',
    ' ',
    'N/A',
    'soon',
    'plan 5',
    '2026-13-40',
    0,
    -1,
    Number.NaN,
    Infinity,
  ];
  it.each(unset)('writes a date where %j was before', (value) => {
    expect(renewalDay(value)).toBeNull();
    expect(withRenewalDay(value, '2026-02-28')).toBe('2026-02-28');
  });
});

describe('state of a renewal', () => {
  it.each([
    [-1, 'overdue'],
    [-400, 'overdue'],
    [0, 'due'],
    [30, 'due'],
    [31, 'active'],
    [4000, 'active'],
  ])('%d days from today is %s', (days, state) => {
    expect(renewalOf(addDays('2026-11-21', days), '2026-11-21')).toMatchObject({ state, days });
  });

  it('is unknown without a date', () => {
    expect(renewalOf(null, '2026-11-21')).toEqual({ state: 'unknown' });
    expect(isUpcoming(renewalOf(null, '2026-11-21'))).toBe(false);
  });

  it.each([
    [-1, true],
    [0, true],
    [7, true],
    [8, false],
  ])('%d days from today is upcoming: %s', (days, expected) => {
    expect(isUpcoming(renewalOf(addDays('2026-11-21', days), '2026-11-21'))).toBe(expected);
  });

  it('is one of three for every date, and an upcoming one is overdue or due', () => {
    fc.assert(
      fc.property(day, day, (renewal, today) => {
        const seen = renewalOf(renewal, today);
        expect(['overdue', 'due', 'active']).toContain(seen.state);
        expect(isUpcoming(seen) && seen.state === 'active').toBe(false);
        expect(renewalOf(addMonth(renewal), today)).not.toEqual(seen);
      }),
    );
  });
});

describe('Upcoming Renewals', () => {
  it('lists a renewal from overdue to the 7th day from today', () => {
    const isListed = (value: string | null): boolean => isUpcoming(renewalOf(value, '2026-11-21'));
    expect([-400, -1, 0, 7, 8].map((days) => isListed(addDays('2026-11-21', days)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isListed(null)).toBe(false);
    for (const zone of zones) {
      vi.stubEnv('TZ', zone);
      expect(isListed('2026-11-28T23:59:00Z')).toBe(true);
      expect(isListed('2026-11-29T00:00:00Z')).toBe(false);
    }
  });
});
