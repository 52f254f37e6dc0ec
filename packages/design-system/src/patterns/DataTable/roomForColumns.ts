import { useLayoutEffect, useMemo, useState, type CSSProperties, type RefObject } from 'react';
import type { Column, ColumnWidth } from './types';

type Sized = Pick<Column<never>, 'id' | 'width' | 'spare'>;

/** What a column without a length of its own takes at least, in pixels. */
const LEAST = 96;

/** The least that a column takes, in pixels. */
export function leastOf(width: ColumnWidth | undefined): number {
  if (typeof width === 'number') return width;
  return width?.least ?? LEAST;
}

/**
 * A column's width as a flexible box has it. Rows are flexible boxes and not grids, which take half as long
 * again to lay out.
 */
export function flexOf(width: ColumnWidth = { share: 1 }): CSSProperties {
  if (typeof width === 'number') return { flex: `0 0 ${width}px` };
  return { flex: `${width.share} 1 0px`, minWidth: width.least ?? 0 };
}

/**
 * Leaves spare columns out until the others fit, those with the lowest numbers first.
 *
 * @param room what the columns have together, in pixels.
 * @returns the same array where all fit.
 */
export function columnsThatFit<One extends Sized>(columns: readonly One[], room: number): readonly One[] {
  const spare = columns
    .filter((column) => column.spare !== undefined)
    .toSorted((a, b) => (a.spare ?? 0) - (b.spare ?? 0));
  let needed = columns.reduce((sum, { width }) => sum + leastOf(width), 0);
  const dropped = new Set<string>();
  for (const { id, width } of spare) {
    if (needed <= room) break;
    needed -= leastOf(width);
    dropped.add(id);
  }
  return dropped.size === 0 ? columns : columns.filter(({ id }) => !dropped.has(id));
}

/** The columns that fit into the table as wide as it is; all of them on a phone, where rows are cards. */
export function useColumnsThatFit<One extends Sized>(options: {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly columns: readonly One[];
  /** Pixels that are taken by what is no column. */
  readonly taken: number;
  readonly isPhone: boolean;
}): readonly One[] {
  const { frameRef, columns, taken, isPhone } = options;
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return undefined;
    const measure = (): void => setWidth(frame.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frameRef]);
  return useMemo(
    () => (isPhone ? columns : columnsThatFit(columns, width - taken)),
    [isPhone, columns, width, taken],
  );
}
