import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeFormatOf } from '../../../lib/format/formatTime';
import { nearestAt, timeTicks } from './timeTicks';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 21, 12);
const zones = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/New_York'];

/** “02:00” for each tick. */
const clocks = (ticks: readonly number[], timeZone: string): string[] =>
  ticks.map(timeFormatOf(timeZone).time);

describe('timeTicks', () => {
  it('returns round times of the zone', () => {
    expect(clocks(timeTicks(noon + 61_000, noon + 3 * HOUR, 8, 'Asia/Kathmandu'), 'Asia/Kathmandu')).toEqual([
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
      '20:30',
    ]);
    for (const zone of zones) {
      expect(new Set(clocks(timeTicks(noon, noon + 200 * 24 * HOUR, 8, zone), zone))).toEqual(
        new Set(['00:00']),
      );
    }
  });

  it.each([
    ['go forward', Date.UTC(2026, 2, 28, 23), 23, ['00:00', '03:00', '06:00', '09:00', '12:00']],
    ['go back', Date.UTC(2026, 9, 24, 22), 25, ['00:00', '03:00', '06:00', '09:00', '12:00']],
  ])('stays round on a day on which the clocks %s', (_, midnight, hours, start) => {
    const ticks = timeTicks(midnight, midnight + hours * HOUR, 10, 'Europe/Berlin');
    expect(clocks(ticks, 'Europe/Berlin')).toEqual([...start, '15:00', '18:00', '21:00', '00:00']);
    expect(((ticks[1] ?? 0) - (ticks[0] ?? 0)) / HOUR).toBe(hours - 21);
  });

  it('has both hours of the night in which the clocks go back', () => {
    const midnight = Date.UTC(2026, 9, 24, 22);
    expect(clocks(timeTicks(midnight, midnight + 5 * HOUR, 6, 'Europe/Berlin'), 'Europe/Berlin')).toEqual([
      '00:00',
      '01:00',
      '02:00 GMT+2',
      '02:00 GMT+1',
      '03:00',
      '04:00',
    ]);
  });

  it('returns sorted times between both ends, no more than fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 4e11 }),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(...zones),
        (from, span, maxTicks, zone) => {
          const ticks = timeTicks(from, from + span, maxTicks, zone);
          expect(ticks.length).toBeLessThanOrEqual(maxTicks + 2);
          expect(ticks.every((tick) => tick >= from && tick <= from + span)).toBe(true);
          expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

it('nearestAt returns the point nearest to a time', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: -50, max: 1_050 }),
      (times, time) => {
        const points = times.toSorted((a, b) => a - b).map((one) => ({ time: one }));
        const found = points[nearestAt(points, time)];
        const least = Math.min(...points.map((point) => Math.abs(point.time - time)));
        expect(Math.abs((found?.time ?? 0) - time)).toBe(least);
      },
    ),
  );
});
