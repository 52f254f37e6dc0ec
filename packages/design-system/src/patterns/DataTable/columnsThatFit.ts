import type { CSSProperties } from 'react';
import type { Column, ColumnWidth } from './types';

type Sized = Pick<Column<never>, 'id' | 'width' | 'hidePriority'>;

/** Default minimum width of a flexible column, in pixels. */
const DEFAULT_MIN_WIDTH = 96;

/** The minimum width of a column, in pixels. */
export function minWidthOf(width: ColumnWidth | undefined): number {
  if (typeof width === 'number') return width;
  return width?.minWidth ?? DEFAULT_MIN_WIDTH;
}

/**
 * The flex styles of a column. Rows are flex containers, because grids take 1.5 times as long to lay out.
 *
 * @param id of a column that can be resized: its width is then a CSS variable, so that dragging renders nothing.
 */
export function flexOf(width: ColumnWidth = { share: 1 }, id?: string): CSSProperties {
  const isFixed = typeof width === 'number';
  const flex = isFixed ? `0 0 ${width}px` : `${width.share} 1 0px`;
  const minWidth = isFixed ? undefined : (width.minWidth ?? 0);
  if (id === undefined) return { flex, ...(minWidth !== undefined && { minWidth }) };
  return {
    flex: `var(--flex-${id}, ${flex})`,
    ...(minWidth !== undefined && { minWidth: `var(--width-${id}, ${minWidth}px)` }),
  };
}

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
