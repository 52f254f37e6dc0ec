import { useLayoutEffect, type RefObject } from 'react';
import { matchRanges } from '../../lib/text/matchRanges';

/** The key of all tables' matches in `CSS.highlights` (themeCss). */
const NAME = 'search';

function rangesIn(element: Element, query: string): StaticRange[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: StaticRange[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { start, end } of matchRanges(node.data, query))
      ranges.push(
        new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
      );
  }
  return ranges;
}

export interface SearchHighlightProps {
  bodyRef: RefObject<HTMLElement | null>;
  query: string;
}

/**
 * Highlights the words of a search in the texts of rows with `data-marked`; adds no elements. A title with a match has
 * `data-found`, so that the match is not cut off. Old browsers show no highlights.
 */
export default function SearchHighlight({ bodyRef, query }: SearchHighlightProps): null {
  useLayoutEffect(() => {
    if (bodyRef.current === null || !('highlights' in CSS)) return undefined;
    const highlight = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, highlight);
    const found = [...bodyRef.current.querySelectorAll('[data-marked]')]
      .map((element) => ({
        element: element.closest('[data-card-title]') ?? element,
        ranges: rangesIn(element, query),
      }))
      .filter(({ ranges }) => ranges.length > 0);
    for (const { element, ranges } of found) {
      element.toggleAttribute('data-found', true);
      for (const range of ranges) highlight.add(range);
    }
    return () => {
      for (const { element, ranges } of found) {
        element.toggleAttribute('data-found', false);
        for (const range of ranges) highlight.delete(range);
      }
    };
  });
  return null;
}
