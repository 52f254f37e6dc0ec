import { expect, it } from 'vitest';
import { meterShare } from './UpcomingRenewals';

it.each([
  [400, 1],
  [31, 1],
  [30, 1],
  [15, 0.5],
  [3, 0.1],
  [0, 0],
])('meterShare(%d) is %d', (days, share) => {
  expect(meterShare(days)).toBeCloseTo(share);
});

it('meterShare never grows as days pass', () => {
  for (let days = 60; days > 0; days -= 1) expect(meterShare(days - 1)).toBeLessThanOrEqual(meterShare(days));
});
