import type { ReactNode } from 'react';
import { matchRanges, type MatchRange } from '../../lib/text/matchRanges';

export interface MarkedTextProps {
  text: string;
  query: string;
}

/**
 * Highlights ranges of a text, which are sorted and do not overlap. Plain elements, because a key of a search renders all
 * highlights in view. Another highlight is another element: translators of browsers move text nodes, which cannot be
 * changed then.
 */
export function MarkedRanges({ text, ranges }: { text: string; ranges: readonly MatchRange[] }): ReactNode {
  if (ranges.length === 0) return <span key={text}>{text}</span>;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  const key = ranges.map(({ start, end }) => `${start}-${end}`).join(' ');
  return <span key={`${key} ${text}`}>{[...parts, text.slice(at)]}</span>;
}

/** Highlights the words of a search in a text; loaded with the first search. */
export default function MarkedText({ text, query }: MarkedTextProps): ReactNode {
  return <MarkedRanges text={text} ranges={matchRanges(text, query)} />;
}
