interface Highlighted {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

/** What is highlighted as found by a search, in the order of the document. */
export const highlighted = (): Highlighted[] =>
  [...(CSS.highlights.get('search') ?? [])].flatMap(({ startContainer, startOffset, endOffset }) => {
    const element = startContainer.parentElement;
    if (element === null) return [];
    const range = new Range();
    range.setStart(startContainer, startOffset);
    range.setEnd(startContainer, endOffset);
    return [{ text: range.toString(), element, box: range.getBoundingClientRect() }];
  });
