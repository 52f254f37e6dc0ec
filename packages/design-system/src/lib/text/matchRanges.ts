import { mapFolded, wordsOf } from '@dropdeck/text';

/** A range of a text from `start` up to, but not including, `end`. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds every occurrence of every word of a query in a text, by the rule of `createMatcher`. Overlapping and
 * adjacent ranges are merged; ranges are sorted.
 */
export function matchRanges(text: string, query: string): readonly MatchRange[] {
  const { folded, starts, ends } = mapFolded(text);
  const found: MatchRange[] = [];
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      found.push({ start: starts[at] ?? 0, end: ends[at + word.length - 1] ?? text.length });
    }
  }
  const merged: MatchRange[] = [];
  for (const range of found.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else merged.push(range);
  }
  return merged;
}
