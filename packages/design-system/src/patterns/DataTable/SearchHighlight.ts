import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { matchRanges } from '../../lib/text/matchRanges';

/** The key of all tables' matches in `CSS.highlights` (themeCss). */
const NAME = 'search';

/** The matches in the texts of an element. */
interface Match {
  /** The search and the texts: while both stay, so do the ranges. */
  readonly key: string;
  readonly ranges: readonly StaticRange[];
  /** Has `data-found`. */
  readonly title: Element;
}

function matchIn(element: Element, query: string, key: string): Match {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: StaticRange[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { start, end } of matchRanges(node.data, query))
      ranges.push(
        new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
      );
  }
  return { key, ranges, title: element.closest('[data-card-title]') ?? element };
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
  const shown = useRef<ReadonlyMap<Element, Match>>(new Map());
  const show = useCallback((next: ReadonlyMap<Element, Match>): void => {
    const highlight = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, highlight);
    const before = shown.current;
    shown.current = next;
    const titles = new Set([...next.values()].map(({ title }) => title));
    for (const [element, { ranges, title }] of before) {
      if (next.get(element)?.ranges !== ranges) for (const range of ranges) highlight.delete(range);
      if (!titles.has(title)) title.toggleAttribute('data-found', false);
    }
    for (const [element, { ranges, title }] of next) {
      if (before.get(element)?.ranges !== ranges) for (const range of ranges) highlight.add(range);
      title.toggleAttribute('data-found', true);
    }
  }, []);
  const isSupported = 'highlights' in CSS;
  useLayoutEffect(() => {
    if (bodyRef.current === null || !isSupported) return;
    const next = new Map<Element, Match>();
    for (const element of bodyRef.current.querySelectorAll('[data-marked]')) {
      const key = `${query}\n${element.textContent}`;
      const before = shown.current.get(element);
      const isSame = before?.key === key && before.ranges[0]?.startContainer.isConnected !== false;
      const match = isSame ? before : matchIn(element, query, key);
      if (match.ranges.length > 0) next.set(element, match);
    }
    show(next);
  });
  useLayoutEffect(() => (isSupported ? () => show(new Map()) : undefined), [isSupported, show]);
  return null;
}
