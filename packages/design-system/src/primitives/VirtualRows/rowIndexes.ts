export interface RowRange {
  /** The first and the last visible row. */
  readonly startIndex: number;
  readonly endIndex: number;
  /** Rows to render beyond each of them. */
  readonly overscan: number;
}

/**
 * The indexes of the rows to render, in order: the visible ones with their overscan, and the pinned row
 * wherever it is (-1 for none).
 */
export function rowIndexes(
  { startIndex, endIndex, overscan, count }: RowRange & { readonly count: number },
  pinned: number,
): number[] {
  const start = Math.max(0, Math.min(startIndex, count - 1) - overscan);
  const end = Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  if (pinned >= 0 && pinned < Math.min(start, count)) indexes.unshift(pinned);
  if (pinned > end && pinned < count) indexes.push(pinned);
  return indexes;
}

/** The nearest element around the list that scrolls on its own; else the page. */
export const scrollerOf = (list: HTMLElement | null): HTMLElement =>
  list?.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;

/** Pixels from the start of the scroller's content to the list. */
export function offsetIn(scroller: Element, list: HTMLElement): number {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return list.getBoundingClientRect().top - top + scroller.scrollTop;
}
