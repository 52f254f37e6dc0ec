/** The limits of the size range (specification 9). */
export const SMALLEST_SIZE = 36;
export const LARGEST_SIZE = 50;
export const DEFAULT_SIZE_RANGE = '36-50';

/**
 * Parses a size range: '40-44', '40 – 44' or a single size.
 *
 * @returns 'from-to', or `null` for anything but an ascending range between 36 and 50.
 */
export function readSizeRange(text: string): string | null {
  const match = /^\s*(\d{2}(?:\.5)?)\s*(?:[-–—]\s*(\d{2}(?:\.5)?)\s*)?$/.exec(text);
  if (match === null) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  if (from > to || from < SMALLEST_SIZE || to > LARGEST_SIZE) return null;
  return `${from}-${to}`;
}
