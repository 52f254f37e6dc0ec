import type { ReactNode } from 'react';
import styled from 'styled-components';
import { matchRanges, type MatchRange } from '../../internal/matchRanges';
import { color, media } from '../../tokens';
import type { MarkedTextProps } from './types';

/** A tint with an underline, which is visible even where the tint is hard to tell from the row's. */
const Mark = styled.mark`
  border-radius: 2px;
  background: ${color.highlightSoft};
  box-shadow: inset 0 -2px ${color.highlight};
  color: ${color.text};

  /* Override the centering of cells. */
  &&& {
    vertical-align: baseline;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    box-shadow: none;
    color: HighlightText;
  }
`;

/** Highlights ranges of a text, which are sorted and do not overlap. */
export function MarkedRanges({ text, ranges }: { text: string; ranges: readonly MatchRange[] }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    at = end;
  }
  return parts.length === 0 ? text : [...parts, text.slice(at)];
}

/** Highlights the words of a search in a text; loaded with the first search. */
export default function MarkedText({ text, query }: MarkedTextProps): ReactNode {
  return <MarkedRanges text={text} ranges={matchRanges(text, query)} />;
}
