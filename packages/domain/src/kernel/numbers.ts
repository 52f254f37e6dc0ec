const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: those of a script follow each other, from zero on. */
function valueOf(one: string): number {
  const code = one.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

const FULL_WIDTH = 0xfe_e0;

/** With ASCII digits, spaces, apostrophes and signs, and without direction marks. */
const toAscii = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (one) => String(valueOf(one)))
    .replace(/[\uFF01-\uFF5E]/g, (one) => String.fromCodePoint(one.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\s_]/g, ' ')
    .replace(/[’‘ʼ`٬]/g, "'")
    .replace(/،/g, ',')
    .replace(/−/g, '-')
    .trim();

/** Groups of three digits: `1,000`, `1.000`, `1 000`, `1'000`, with decimals after another separator. */
const grouped = /^[+-]?[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,٫]\d*)?$/;
const ungrouped = /^[+-]?(?:\d+[.,٫]?\d*|[.,٫]\d+)$/;

/**
 * Reads a number as a person writes it, in any language: the digits of any script, a point or a comma before decimals,
 * and groups of three digits. A single separator before exactly three digits is one of groups (`1.000` is a thousand),
 * unless a zero or more than three digits are before it.
 *
 * @returns `null` for text that is not exactly one number.
 */
export function readNumber(text: string): number | null {
  const ascii = toAscii(text);
  const group = grouped.exec(ascii)?.[1];
  if (group === undefined && !ungrouped.test(ascii)) return null;
  const digits = group === undefined ? ascii : ascii.replaceAll(group, '');
  return Number(digits.replace(/[,٫]/, '.'));
}

/** Writes a number so that `readNumber` restores it: three decimals get a fourth, because they would be a group. */
export function writeNumber(value: number): string {
  const text = String(value);
  return grouped.test(text) ? `${text}0` : text;
}

/** Whether a text has a digit of any script. */
export const hasDigit = (text: string): boolean => digit.test(text);
