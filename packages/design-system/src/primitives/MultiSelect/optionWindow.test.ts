import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPTION_HEIGHT, optionWindow, scrollToSee } from './optionWindow';

const height = fc.integer({ min: 40, max: 800 });
const count = fc.integer({ min: 1, max: 10_000 });

it('always draws every option that is seen, and never more than a few others', () => {
  fc.assert(
    fc.property(height, count, fc.nat(400_000), (view, options, offset) => {
      const scrollTop = Math.min(offset, Math.max(0, options * OPTION_HEIGHT - view));
      const { start, end } = optionWindow(scrollTop, view, options);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(options);
      expect(start * OPTION_HEIGHT).toBeLessThanOrEqual(scrollTop);
      expect(end * OPTION_HEIGHT).toBeGreaterThanOrEqual(Math.min(scrollTop + view, options * OPTION_HEIGHT));
      expect(end - start).toBeLessThanOrEqual(Math.ceil(view / OPTION_HEIGHT) + 10);
    }),
  );
});

it('scrolls just as far as it takes to see an option, and not at all when it is seen', () => {
  expect(scrollToSee(3, 0, 280)).toBeNull();
  expect(scrollToSee(0, 100, 280)).toBe(0);
  expect(scrollToSee(10, 0, 280)).toBe(160);
});
