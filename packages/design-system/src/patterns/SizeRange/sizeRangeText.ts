/** Both ends of a size range, from the smaller to the larger. */
export type Sizes = readonly [from: number, to: number];

export const smallestSize = 36;
export const largestSize = 50;

const everySize: Sizes = [smallestSize, largestSize];

const clamp = (size: number): number => Math.min(largestSize, Math.max(smallestSize, size));

/**
 * Parses 'from-to' ('36-50', '41.5-43'). Sizes beyond the scale are clamped; an invalid text is the default,
 * '36-50'.
 */
export function parseSizeRange(text: string): Sizes {
  const match = /^\s*(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) return everySize;
  const from = clamp(Number(match[1]));
  return [from, Math.max(from, clamp(Number(match[2])))];
}

/** Formats 'from-to'. */
export const formatSizeRange = ([from, to]: Sizes): string => `${from}-${to}`;

/** Moves the lower end, and the upper one when it would be passed. */
export const withFrom = ([, to]: Sizes, from: number): Sizes => [from, Math.max(from, to)];

/** Moves the upper end, and the lower one when it would be passed. */
export const withTo = ([from]: Sizes, to: number): Sizes => [Math.min(from, to), to];

/**
 * Reads a size as a person types it: with a point or a comma, in the digits of a wide or an Arabic keyboard.
 *
 * @returns null for what is no size of the scale.
 */
export function readSize(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    // U+0660 and U+06F0 are the zeros.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!/^\d\d(?:[.,٫]\d)?$/.test(plain)) return null;
  const size = Number(plain.replace(/[,٫]/, '.'));
  return size === clamp(size) ? size : null;
}
