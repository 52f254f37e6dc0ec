import type { ReactNode } from 'react';
import { matchRanges, type MatchRange } from '../../lib/text/matchRanges';

export interface MarkedTextProps {
  text: string;
  query: string;
}

/**
 * Highlights ranges of a text, which are sorted and do not overlap. Plain elements, because a key of a search renders all
 * highlights in view.
 */
export function MarkedRanges({ text, ranges }: { text: string; ranges: readonly MatchRange[] }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return parts.length === 0 ? text : [...parts, text.slice(at)];
}

/** Highlights the words of a search in a text; loaded with the first search. */
export default function MarkedText({ text, query }: MarkedTextProps): ReactNode {
  return <MarkedRanges text={text} ranges={matchRanges(text, query)} />;
}
