/** Row indexes from `start` up to, but not including, `end`. */
export interface VisibleRange {
  start: number;
  end: number;
}

/** Rows rendered beyond the edges of the viewport. */
export interface Overscan {
  readonly before: number;
  readonly after: number;
}

/** While the list is idle: a search keystroke renders no more rows than necessary. */
export const idleOverscan: Overscan = { before: 1, after: 1 };

/**
 * While scrolling, in viewports of rows: browsers scroll ahead of scripts (measured in docs/decisions/0008).
 * Symmetric until the direction is known.
 */
const views = { known: { ahead: 2, behind: 0.5 }, unknown: 1.25 };

/** The overscan of a scrolling list. `direction` is the sign of the last scroll, 0 before the first. */
export function scrollingOverscan({ start, end }: VisibleRange, direction: number): Overscan {
  const rows = (count: number): number => Math.ceil((end - start) * count);
  if (direction === 0) return { before: rows(views.unknown), after: rows(views.unknown) };
  const { ahead, behind } = views.known;
  return direction > 0
    ? { before: rows(behind), after: rows(ahead) }
    : { before: rows(ahead), after: rows(behind) };
}

/** The rows visible between the pixels `from` and `to` of the list; `rowSize` is pixels per row. */
export function rangeFor(from: number, to: number, rowSize: number): VisibleRange {
  return { start: Math.floor(Math.max(0, from) / rowSize), end: Math.ceil(Math.max(0, to) / rowSize) };
}

/** Extends a range by the overscan. */
export const withOverscan = ({ start, end }: VisibleRange, { before, after }: Overscan): VisibleRange => ({
  start: Math.max(0, start - before),
  end: end + after,
});

/** Clamps a range to `count` rows. A list that became shorter than the range shows its end. */
export function clampRange({ start, end }: VisibleRange, count: number): VisibleRange {
  const length = end - start;
  const last = Math.min(end, count);
  return { start: Math.max(0, Math.min(start, last - length)), end: last };
}

/** One child of the list's body: a row, or the gap of rows that are not rendered. */
export type BodyItem = { kind: 'row'; index: number } | { kind: 'gap'; before: number; rows: number };

/**
 * The children of the list's body in order: the rows of the range, the pinned row (it may have the focus)
 * wherever it is, and gaps for the rest. `pinned` is -1 for none.
 */
export function bodyItemsFor({ start, end }: VisibleRange, count: number, pinned: number): BodyItem[] {
  const rendered: number[] = [];
  if (pinned >= 0 && pinned < start) rendered.push(pinned);
  for (let index = start; index < end; index += 1) rendered.push(index);
  if (pinned >= end && pinned < count) rendered.push(pinned);

  const items: BodyItem[] = [];
  let next = 0;
  for (const index of rendered) {
    if (index > next) items.push({ kind: 'gap', before: index, rows: index - next });
    items.push({ kind: 'row', index });
    next = index + 1;
  }
  if (next < count) items.push({ kind: 'gap', before: count, rows: count - next });
  return items;
}
