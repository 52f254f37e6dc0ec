import type { Column, ColumnWidth } from './types';

type Sized = Pick<Column<never>, 'id' | 'width' | 'hidePriority'>;

/** Default minimum width of a flexible column, in pixels. */
const DEFAULT_MIN_WIDTH = 96;

/** The minimum width of a column, in pixels. */
export function minWidthOf(width: ColumnWidth | undefined): number {
  if (typeof width === 'number') return width;
  return width?.minWidth ?? DEFAULT_MIN_WIDTH;
}

/** The rule of a column's cells. Rows are flex containers, because grids take 1.5 times as long to lay out. */
export function ruleOf({ id, width = { share: 1 } }: Sized): string {
  const isFixed = typeof width === 'number';
  const flex = isFixed ? `0 0 ${width}px` : `${width.share} 1 0px`;
  const minWidth = isFixed ? '0px' : `${width.minWidth ?? 0}px`;
  return `.${cellClass(id)} { flex: ${flex}; min-width: ${minWidth}; }`;
}

/** The class of a column's cells. */
export const cellClass = (id: string): string => `cell-${id}`;

/**
 * Hides columns with a `hidePriority` until the others fit, lowest first.
 *
 * @param room pixels available for all columns.
 * @returns the same array when all fit.
 */
export function columnsThatFit<One extends Sized>(columns: readonly One[], room: number): readonly One[] {
  const hideable = columns
    .filter((column) => column.hidePriority !== undefined)
    .toSorted((a, b) => (a.hidePriority ?? 0) - (b.hidePriority ?? 0));
  let needed = columns.reduce((sum, { width }) => sum + minWidthOf(width), 0);
  const dropped = new Set<string>();
  for (const { id, width } of hideable) {
    if (needed <= room) break;
    needed -= minWidthOf(width);
    dropped.add(id);
  }
  return dropped.size === 0 ? columns : columns.filter(({ id }) => !dropped.has(id));
}
