import { fold, foldWithIndexes, isDigit, isWordStart, lettersOf } from './fold';

/** How a text matches, from the best to none. Ranking compares this first. */
export const tier = {
  exact: 9,
  prefix: 8,
  wordStart: 7,
  inside: 6,
  initials: 5,
  letters: 4,
  none: 0,
} as const;

/** A range of a text from `start` up to, but not including, `end`. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

export interface Matcher {
  /** The bits that a text needs in order to match (`lettersOf`). */
  readonly letters: number;
  /**
   * How well a folded text matches: its tier in hundreds, and below that how many words of the query are whole words
   * or begin the text. 0 for no match.
   */
  readonly score: (text: string) => number;
  /** What of an unfolded text the query matches, sorted and without overlaps. */
  readonly rangesOf: (text: string) => readonly MatchRange[];
}

/** The words of a query; a word of letters and digits (“so417”) has its parts too. */
interface Word {
  readonly text: string;
  readonly parts: readonly string[];
}

const wordsOf = (folded: string): readonly Word[] =>
  folded
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ text, parts: text.match(/\d+|\D+/g) ?? [] }));

/** The first index of a word at the start of one of the text's words; -1 without. */
function startOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
  }
  return -1;
}

/** Whether a digit follows another one: “417” is a number, not three digits of three numbers. */
const isInsideNumber = (word: string, at: number): boolean =>
  at > 0 && isDigit(word.charCodeAt(at)) && isDigit(word.charCodeAt(at - 1));

/**
 * Finds the letters of a word in their order, each beside the last one or at the start of a word, and writes their
 * indexes.
 *
 * @returns false if the text does not have them so.
 */
function findInitials(text: string, word: string, indexes: Int32Array): boolean {
  let at = 0;
  for (let letter = 0; letter < word.length; letter += 1) {
    const code = word.charCodeAt(letter);
    if (!(letter > 0 && text.charCodeAt(at) === code)) {
      if (isInsideNumber(word, letter)) return false;
      while (at < text.length && !(text.charCodeAt(at) === code && isWordStart(text, at))) at += 1;
    }
    if (at >= text.length) return false;
    indexes[letter] = at;
    at += 1;
  }
  return true;
}

/** Like `findInitials`, with letters anywhere after the first one, which starts a word. */
function findLetters(text: string, word: string, indexes: Int32Array): boolean {
  let from = 0;
  const first = word.charCodeAt(0);
  while (from < text.length && !(text.charCodeAt(from) === first && isWordStart(text, from))) from += 1;
  for (let letter = 0; letter < word.length; letter += 1) {
    const at = from >= text.length ? -1 : text.indexOf(word.charAt(letter), from);
    if (at === -1) return false;
    if (isInsideNumber(word, letter) && indexes[letter - 1] !== at - 1) return false;
    indexes[letter] = at;
    from = at + 1;
  }
  return true;
}

const isWholeWord = (text: string, at: number, length: number): boolean =>
  at + length === text.length || isWordStart(text, at + length) || text.charAt(at + length) === ' ';

/**
 * Prepares a query, once for all texts: words in any order, each at the start of a word, inside one, as initials, or as
 * letters in their order. Case and accents do not matter. Scoring a text allocates nothing.
 */
export function createFuzzyMatcher(query: string): Matcher {
  const folded = fold(query).trim();
  const words = wordsOf(folded);
  const indexes = new Int32Array(folded.length);

  function scoreOfWord(text: string, { text: word, parts }: Word): number {
    const start = startOf(text, word);
    if (start !== -1)
      return tier.wordStart * 100 + (start === 0 ? 20 : 0) + (isWholeWord(text, start, word.length) ? 10 : 0);
    if (text.includes(word)) return tier.inside * 100;
    if (parts.length > 1) {
      let bonus = 0;
      for (const part of parts) {
        const at = startOf(text, part);
        if (at === -1) {
          bonus = -1;
          break;
        }
        bonus += (at === 0 ? 20 : 0) + (isWholeWord(text, at, part.length) ? 10 : 0);
      }
      if (bonus !== -1) return tier.initials * 100 + bonus;
    }
    if (findInitials(text, word, indexes)) return tier.initials * 100 + (indexes[0] === 0 ? 20 : 0);
    if (findLetters(text, word, indexes)) return tier.letters * 100 + (indexes[0] === 0 ? 20 : 0);
    return 0;
  }

  function score(text: string): number {
    if (text.startsWith(folded)) return (text.length === folded.length ? tier.exact : tier.prefix) * 100;
    let lowest: number = tier.prefix * 100;
    let bonus = 0;
    for (const word of words) {
      const one = scoreOfWord(text, word);
      if (one === 0) return 0;
      const step = one - (one % 100);
      bonus += one - step;
      if (step < lowest) lowest = step;
    }
    return lowest + Math.min(bonus, 99);
  }

  /** Marks the indexes in a folded text that a word matches. */
  function mark(text: string, { text: word, parts }: Word, marked: Uint8Array): void {
    const start = startOf(text, word);
    const at = start === -1 ? text.indexOf(word) : start;
    if (at !== -1) {
      marked.fill(1, at, at + word.length);
      return;
    }
    const starts = parts.map((part) => startOf(text, part));
    if (parts.length > 1 && !starts.includes(-1)) {
      for (const [index, part] of parts.entries()) {
        const partAt = starts[index] ?? 0;
        marked.fill(1, partAt, partAt + part.length);
      }
    } else if (findInitials(text, word, indexes) || findLetters(text, word, indexes)) {
      for (let letter = 0; letter < word.length; letter += 1) marked[indexes[letter] ?? 0] = 1;
    }
  }

  function rangesOf(original: string): readonly MatchRange[] {
    const { folded: text, indexOf } = foldWithIndexes(original);
    const marked = new Uint8Array(text.length);
    for (const word of words) mark(text, word, marked);
    const ranges: MatchRange[] = [];
    for (let at = marked.indexOf(1); at !== -1;) {
      const next = marked.indexOf(0, at);
      const end = next === -1 ? text.length : next;
      ranges.push({ start: indexOf(at), end: indexOf(end) });
      at = marked.indexOf(1, end);
    }
    return ranges;
  }

  return { letters: lettersOf(folded), score, rangesOf };
}
