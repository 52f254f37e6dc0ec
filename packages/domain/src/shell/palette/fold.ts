const ASCII = /^[\0-\x7F]*$/;
const MARKS = /\p{Mn}/gu;

/** A text for comparing: in lower case and without accents. */
export const fold = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').toLowerCase().replace(MARKS, '');

/** A folded text with the index in the original of each of its code units. */
export function foldWithIndexes(text: string): { folded: string; indexOf: (at: number) => number } {
  if (ASCII.test(text)) return { folded: text.toLowerCase(), indexOf: (at) => at };
  const indexes: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const part = fold(letter);
    for (let unit = 0; unit < part.length; unit += 1) indexes.push(at);
    folded += part;
    at += letter.length;
  }
  return { folded, indexOf: (index) => indexes[index] ?? text.length };
}

const A = 97;
const Z = 122;
const ZERO = 48;
const NINE = 57;

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
const isLetter = (code: number): boolean => (code >= A && code <= Z) || code > 127;

/** Whether a word starts at an index of a folded text: after a separator, or where digits and letters meet. */
export function isWordStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const code = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  if (isDigit(code)) return !isDigit(before);
  return isLetter(code) && !isLetter(before);
}

/**
 * The letters and digits of a folded text as bits: a text can only match a query whose bits it has. Digits share bits in
 * pairs; other characters have none.
 */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= A && code <= Z) bits |= 1 << (code - A);
    else if (isDigit(code)) bits |= 1 << (26 + ((code - ZERO) >> 1));
  }
  return bits;
}
