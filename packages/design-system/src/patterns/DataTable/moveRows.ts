import { rowIndexOf } from './rowElements';
import type { RowOrder } from './rowOrder';

/** Identifies the animation, which the next move of the same row continues. */
const MOVE = 'row-move';

/** Cancels a row's animation and returns its remaining distance in pixels. */
function stopMoving(row: Element): number {
  const running = row.getAnimations().filter(({ id }) => id === MOVE);
  if (running.length === 0) return 0;
  const shift = new DOMMatrixReadOnly(getComputedStyle(row).transform).m42;
  for (const animation of running) animation.cancel();
  return shift;
}

export interface RowMove {
  body: HTMLElement;
  before: RowOrder;
  after: RowOrder;
  rowSize: number;
}

/**
 * Animates the rendered rows from their previous positions (FLIP), computed from their indexes, so that
 * nothing is measured. A row from outside the view starts at most a viewport away; a new row does not move.
 */
export function moveRows({ body, before, after, rowSize }: RowMove): void {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [role="row"]')].map((row) => ({
    row,
    index: rowIndexOf(row),
  }));
  if (rows.every(({ index }) => after.keyAt(index) === before.keyAt(index))) return;
  const indexes = new Map(before.all().map((key, index) => [key, index]));
  const farthest = window.innerHeight;
  for (const { row, index } of rows) {
    const key = after.keyAt(index);
    const from = key === undefined ? undefined : indexes.get(key);
    const rest = stopMoving(row);
    if (from === undefined) continue;
    const shift = Math.max(-farthest, Math.min(farthest, (from - index) * rowSize + rest));
    if (shift === 0) continue;
    row.animate(
      { transform: [`translateY(${shift}px)`, 'none'] },
      { id: MOVE, duration: 200, easing: 'ease-out' },
    );
  }
}
