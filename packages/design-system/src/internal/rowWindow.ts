/** A stretch of rows: from `start` up to, but not with, `end`. */
export interface VisibleRange {
  start: number;
  end: number;
}

/** Rows rendered beyond the edges of the view. */
export interface Overscan {
  readonly before: number;
  readonly after: number;
}

/** While the list does not scroll: a key in a search renders no more than it has to. */
export const restingOverscan: Overscan = { before: 1, after: 1 };

/**
 * While it scrolls, in views of rows: browsers scroll ahead of scripts, by what docs/decisions/0008 measured. Both
 * sides alike until the direction is known.
 */
const views = { known: { ahead: 2, behind: 0.5 }, unknown: 1.25 };

/** The overscan of a list that scrolls. `direction` is the sign of its last move, 0 before it. */
export function scrollingOverscan({ start, end }: VisibleRange, direction: number): Overscan {
  const rows = (count: number): number => Math.ceil((end - start) * count);
  if (direction === 0) return { before: rows(views.unknown), after: rows(views.unknown) };
  const { ahead, behind } = views.known;
  return direction > 0
    ? { before: rows(behind), after: rows(ahead) }
    : { before: rows(ahead), after: rows(behind) };
}

/** The rows in a view that shows the pixels `from` … `to` of the list, at `pitch` pixels a row. */
export function rangeFor(from: number, to: number, rowSize: number): VisibleRange {
  return { start: Math.floor(Math.max(0, from) / rowSize), end: Math.ceil(Math.max(0, to) / rowSize) };
}

/** The same rows with those beyond the edges. */
export const withOverscan = ({ start, end }: VisibleRange, { before, after }: Overscan): VisibleRange => ({
  start: Math.max(0, start - before),
  end: end + after,
});

/** The same stretch within `count` rows. A list that became shorter than the view is drawn from its end. */
export function clampRange({ start, end }: VisibleRange, count: number): VisibleRange {
  const length = end - start;
  const last = Math.min(end, count);
  return { start: Math.max(0, Math.min(start, last - length)), end: last };
}

/** One thing in the body of the list: a row, or the empty space of rows that are not drawn. */
export type BodyItem = { kind: 'row'; index: number } | { kind: 'gap'; before: number; rows: number };

/**
 * The body of the list in order: the rows of the stretch, the one kept row (it may hold the focus)
 * wherever it is, and gaps for everything else.
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
