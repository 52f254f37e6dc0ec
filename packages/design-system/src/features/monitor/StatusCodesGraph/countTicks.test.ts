import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countTicks } from './timeTicks';

it('countTicks returns round numbers', () => {
  expect(countTicks(0)).toEqual([0, 1]);
  expect(countTicks(3)).toEqual([0, 1, 2, 3, 4]);
  expect(countTicks(87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(countTicks(140)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160]);
  expect(countTicks(1201)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400]);
});

it('countTicks ends above the highest count', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (highest) => {
      const ticks = countTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThan(highest);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(9);
    }),
  );
});
