import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestAt, timeTicks } from './timeTicks';

const HOUR = 3_600_000;
const noon = new Date(2026, 10, 21, 12).getTime();

describe('timeTicks', () => {
  it('returns round local times', () => {
    const ticks = timeTicks(noon + 61_000, noon + 3 * HOUR, 8);
    expect(ticks.map((tick) => new Date(tick).getMinutes())).toEqual([30, 0, 30, 0, 30, 0]);
    expect(timeTicks(noon, noon + 200 * 24 * HOUR, 8).map((tick) => new Date(tick).getHours())).toSatisfy(
      (hours: number[]) => hours.every((hour) => hour === 0),
    );
  });

  it('returns sorted times between both ends, no more than fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 4e11 }),
        fc.integer({ min: 1, max: 14 }),
        (from, span, maxTicks) => {
          const ticks = timeTicks(from, from + span, maxTicks);
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
