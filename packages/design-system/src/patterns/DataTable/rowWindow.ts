/** A stretch of rows: from `start` up to, but not with, `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Rows drawn beyond each edge of what is seen. One is enough: a scroll is answered in its own frame, and a
 * fling goes past any number of them.
 */
const overscan = 1;

/**
 * The rows to draw for a view that shows the pixels `from` … `to` of the list, at `pitch` pixels a
 * row.
 */
export function stretchFor(from: number, to: number, pitch: number): Stretch {
  const first = Math.floor(Math.max(0, from) / pitch) - overscan;
  const last = Math.ceil(Math.max(0, to) / pitch) + overscan;
  return { start: Math.max(0, first), end: last };
}

/** The same stretch within `count` rows. A list that became shorter than the view is drawn from its end. */
export function clampStretch({ start, end }: Stretch, count: number): Stretch {
  const length = end - start;
  const last = Math.min(end, count);
  return { start: Math.max(0, Math.min(start, last - length)), end: last };
}

/** One thing in the body of the list: a row, or the empty space of rows that are not drawn. */
export type Slot = { kind: 'row'; index: number } | { kind: 'gap'; before: number; rows: number };

/**
 * The body of the list in order: the rows of the stretch, the one kept row (it may hold the focus)
 * wherever it is, and gaps for everything else.
 */
export function slotsFor({ start, end }: Stretch, count: number, kept: number): Slot[] {
  const drawn: number[] = [];
  if (kept >= 0 && kept < start) drawn.push(kept);
  for (let index = start; index < end; index += 1) drawn.push(index);
  if (kept >= end && kept < count) drawn.push(kept);

  const slots: Slot[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) slots.push({ kind: 'gap', before: index, rows: index - next });
    slots.push({ kind: 'row', index });
    next = index + 1;
  }
  if (next < count) slots.push({ kind: 'gap', before: count, rows: count - next });
  return slots;
}
