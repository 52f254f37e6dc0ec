const marks = /[\u0300-\u036F\u064B-\u0652]/g;
/** Letters that do not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
};
const isAscii = /^\p{ASCII}*$/u;

/** A text as it is searched: without case, accents, composition, widths and invisible characters. */
export const foldText = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(marks, '')
        .replace(/\p{Cf}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøłđðıς]/g, (letter) => letters[letter] ?? letter)
        .normalize('NFC');

/** A folded text, and the characters of the original that each of its code units is from. */
export interface FoldedText {
  readonly folded: string;
  readonly starts: readonly number[];
  /** Exclusive. */
  readonly ends: readonly number[];
}

/** Folds a text and maps it to the original, so that what is found can be highlighted. */
export function mapFolded(text: string): FoldedText {
  if (isAscii.test(text)) {
    const units = Array.from(text, (_, at) => at);
    return { folded: text.toLowerCase(), starts: units, ends: units.map((at) => at + 1) };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  // A character with its marks, or a Korean syllable of single letters.
  for (const { 0: character, index } of text.matchAll(/\P{M}[\p{M}\u1160-\u11FF]*|\p{M}+/gu)) {
    const part = foldText(character);
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    folded += part;
  }
  return { folded, starts, ends };
}

/** The words of a query, folded. */
export const wordsOf = (query: string): readonly string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * The rule of every search: a text matches if it contains every word of the query, in any order ("nike snkrs 12"); a blank
 * query matches everything. Create it once per query, not once per row.
 *
 * @returns a test that takes a folded text (`foldText`).
 */
export function createMatcher(query: string): (folded: string) => boolean {
  const [word = '', ...others] = wordsOf(query);
  return (folded) => folded.includes(word) && others.every((other) => folded.includes(other));
}
