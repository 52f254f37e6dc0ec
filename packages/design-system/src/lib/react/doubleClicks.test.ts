import { describe, expect, it } from 'vitest';
import { isSecondPress, type Press } from './doubleClicks';

/** How many of several presses count, as `ignoreDoubleClicks` compares them. */
function countPresses(presses: readonly Partial<Press>[]): number {
  let last: Press | null = null;
  let count = 0;
  for (const press of presses) {
    const full = { x: 100, y: 40, time: 0, pointerType: 'mouse', ...press };
    if (isSecondPress(last, full)) continue;
    last = full;
    count += 1;
  }
  return count;
}

const every = (ms: number, count = 4): readonly Partial<Press>[] =>
  Array.from({ length: count }, (_, index) => ({ time: index * ms }));

describe('the second press of a double-click', () => {
  it('is one within 250 ms at the same place', () => {
    expect(countPresses([{ time: 1_000 }, { time: 1_249 }])).toBe(1);
    expect(countPresses([{ time: 1_000 }, { time: 1_250 }])).toBe(2);
  });

  it('is none of four presses 0.4 s or 0.3 s apart: all four count', () => {
    expect(countPresses(every(400))).toBe(4);
    expect(countPresses(every(300))).toBe(4);
  });

  it('is compared with the last press that counted, so a quick rhythm is not ignored for good', () => {
    expect(countPresses(every(100, 3))).toBe(1);
    expect(countPresses(every(200, 10))).toBe(5);
  });

  it('may be 4 px away with a mouse and 24 px with a finger', () => {
    expect(countPresses([{}, { x: 104, time: 90 }])).toBe(1);
    expect(countPresses([{}, { x: 105, time: 90 }])).toBe(2);
    expect(countPresses([{}, { y: 64, time: 90, pointerType: 'touch' }])).toBe(1);
    expect(countPresses([{}, { y: 65, time: 90, pointerType: 'touch' }])).toBe(2);
  });

  it('is never one of the keyboard or of assistive technology, which has no place', () => {
    expect(
      countPresses([
        { x: 0, y: 0 },
        { x: 0, y: 0, time: 50 },
      ]),
    ).toBe(2);
  });
});
