import { wordsOf } from './createMatcher';

/** A range of a text from `start` up to, but not including, `end`. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/** Lower-cases a text and maps each resulting index to the index in the original. */
function foldCase(text: string): { folded: string; indexOf: (at: number) => number } {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return { folded, indexOf: (at) => at };
  // Some letters have a longer lower case, such as “İ”.
  const indexes: number[] = [];
  let parts = '';
  let at = 0;
  for (const letter of text) {
    const lower = letter.toLowerCase();
    for (let unit = 0; unit < lower.length; unit += 1) indexes.push(at);
    parts += lower;
    at += letter.length;
  }
  return { folded: parts, indexOf: (index) => indexes[index] ?? text.length };
}

/**
 * Finds every occurrence of every word of a query in a text, by the rule of `createMatcher`. Overlapping and
 * adjacent ranges are merged; ranges are sorted.
 */
export function matchRanges(text: string, query: string): readonly MatchRange[] {
  const { folded, indexOf } = foldCase(text);
  const found: MatchRange[] = [];
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      found.push({ start: indexOf(at), end: indexOf(at + word.length) });
    }
  }
  const merged: MatchRange[] = [];
  for (const range of found.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else if (range.end > range.start) merged.push(range);
  }
  return merged;
}
