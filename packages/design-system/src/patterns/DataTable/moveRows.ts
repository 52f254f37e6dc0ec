import { rowIndexOf } from './rowElements';
import type { RowOrder } from './rowOrder';

/** Names the animation, which the next move of the same row takes over from. */
const MOVE = 'row-move';

/** How far a row still is from its place because of a move that has not ended, in pixels. */
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
  /** Pixels from one row's top to the next one's. */
  rowSize: number;
}

/**
 * Animates the rendered rows from where they were before to where they are (FLIP). Their places follow from their
 * indexes, so that nothing is measured. A row from out of view comes from no farther than a viewport away; one that
 * is new does not move.
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
