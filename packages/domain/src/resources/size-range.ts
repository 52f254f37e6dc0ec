import { readNumber } from '../kernel/numbers';

/** The limits of the size range (specification 9). */
export const SMALLEST_SIZE = 36;
export const LARGEST_SIZE = 50;
export const DEFAULT_SIZE_RANGE = '36-50';

/** A size from 36 to 50, also a half one. */
const isSize = (size: number | null | undefined): size is number =>
  size !== null && size !== undefined && size >= SMALLEST_SIZE && size <= LARGEST_SIZE && size % 0.5 === 0;

/**
 * Parses a size range: '40-44', '40 – 44' or a single size, in any digits.
 *
 * @returns 'from-to', or `null` for anything but an ascending range between 36 and 50.
 */
export function readSizeRange(text: string): string | null {
  const sizes = text.split(/[-–—−~－～]/).map(readNumber);
  const [from, to = from] = sizes;
  return sizes.length <= 2 && isSize(from) && isSize(to) && from <= to ? `${from}-${to}` : null;
}
