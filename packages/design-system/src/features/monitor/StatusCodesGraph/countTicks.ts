/** The most ticks that fit on the axis. */
const MAX_TICKS = 8;
/** The least distance between the highest count and the last tick, in steps. */
const HEADROOM = 0.2;

/**
 * Round tick values from 0 for the count axis: steps of 1, 2 or 5 times a power of ten. The last one is above
 * `highest`, so that the line does not touch the edge of the plot.
 *
 * @param highest the highest visible count.
 */
export function countTicks(highest: number): readonly number[] {
  const rough = Math.max(1, highest / (MAX_TICKS - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.floor(highest / step + HEADROOM) + 1;
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
