/** Marks that the axis has room for. */
const MOST = 8;
/** The least distance between the highest count and the last mark, in steps. */
const AIR = 0.2;

/**
 * Round numbers from 0 as marks of the count axis: steps of 1, 2 or 5 times a power of ten. The last one
 * lies above the highest count, so that the line does not touch the edge of the plot.
 *
 * @param highest the highest count that is drawn.
 */
export function countTicks(highest: number): readonly number[] {
  const rough = Math.max(1, highest / (MOST - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.floor(highest / step + AIR) + 1;
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
