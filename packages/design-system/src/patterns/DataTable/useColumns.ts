import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { Column, ColumnWidth, DataTableProps, RowAction, TableLayout, VisibleColumn } from './types';

/** The column that names a row: the first one, unless another is marked. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** The hidden columns: the chosen ones, or else those that are declared hidden. */
export const hiddenIn = <Row>(columns: readonly Column<Row>[], layout: TableLayout): ReadonlySet<string> =>
  new Set(layout.hidden ?? columns.filter(({ isHidden }) => isHidden).map(({ id }) => id));

type Sized = Pick<Column<never>, 'id' | 'width' | 'hidePriority'>;

/** Default minimum width of a flexible column, in pixels. */
const DEFAULT_MIN_WIDTH = 96;

/** The minimum width of a column, in pixels. */
export function minWidthOf(width: ColumnWidth | undefined): number {
  if (typeof width === 'number') return width;
  return width?.minWidth ?? DEFAULT_MIN_WIDTH;
}

/** The width of columns together, at least. */
const neededFor = (columns: readonly Sized[]): number =>
  columns.reduce((sum, { width }) => sum + minWidthOf(width), 0);

/**
 * The rule of a column's cells. Rows are flex containers, because grids take 1.5 times as long to lay out.
 *
 * @param isTight the columns do not fit, and no other can be hidden: the flexible ones give way.
 */
function ruleOf({ id, width = { share: 1 } }: Sized, isTight: boolean): string {
  const isFixed = typeof width === 'number';
  const flex = isFixed ? `0 0 ${width}px` : `${width.share} 1 0px`;
  const flexibleMin = isTight ? Math.min(minWidthOf(width), DEFAULT_MIN_WIDTH) : minWidthOf(width);
  return `.${cellClass(id)} { flex: ${flex}; min-width: ${isFixed ? 0 : flexibleMin}px; }`;
}

/** The class of a column's cells. */
const cellClass = (id: string): string => `cell-${id}`;

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
  let needed = neededFor(columns);
  const dropped = new Set<string>();
  for (const { id, width } of hideable) {
    if (needed <= room) break;
    needed -= minWidthOf(width);
    dropped.add(id);
  }
  return dropped.size === 0 ? columns : columns.filter(({ id }) => !dropped.has(id));
}

/** Padding at both ends of a row, in pixels (Frame). */
const rowPaddingOf = <Row>({ isBleeding, onSelectionChange }: DataTableProps<Row>): number => {
  if (isBleeding !== true) return 8;
  return onSelectionChange ? 20 : 26;
};

/** Width of the checkbox column, in pixels (tableStyles). */
const selectWidth = 44;

/** How many rows are sampled to size the actions column. */
const SAMPLE_ROWS = 30;

/** How many columns a table has at least for the menu that hides them. */
const MENU_COLUMNS = 5;

/** The actions of a row that are buttons, and those in its menu. One secondary action alone is a button. */
export function splitActions(
  actions: readonly RowAction[],
): Record<'buttons' | 'menu', readonly RowAction[]> {
  const menu = actions.filter(({ isSecondary }) => isSecondary === true);
  return menu.length < 2
    ? { buttons: actions, menu: [] }
    : { buttons: actions.filter((action) => !menu.includes(action)), menu };
}

const declared: TableLayout = {};

export interface VisibleColumns<Row> {
  /** Hides columns. Stable. */
  hide: (hidden: readonly string[]) => void;
  hasColumnMenu: boolean;
  /** The visible columns, exactly one of which is the row header. */
  shown: readonly VisibleColumn<Row>[];
  hidden: ReadonlySet<string>;
  /** Pixels of the end column, for actions or the column menu; 0 without one. */
  endWidth: number;
  /** The widths of cells, by their class. */
  rules: string;
}

/** The layout of a table, its visible columns and all widths. */
export function useColumns<Row>(
  props: DataTableProps<Row>,
  frameRef: RefObject<HTMLElement | null>,
  isPhone: boolean,
): VisibleColumns<Row> {
  const { columns, rows, rowActions, actionCount, onSelectionChange, onLayoutChange } = props;
  const [own, setOwn] = useState(declared);
  const { hidden: hiddenIds } = props.layout ?? own;
  const hide = useLatestCallback((ids: readonly string[]) => {
    setOwn({ hidden: ids });
    onLayoutChange?.({ hidden: ids });
  });
  // A few columns need no menu, unless it is the way back to a hidden one.
  const hasColumnMenu =
    props.hasColumnMenu === true && (columns.length >= MENU_COLUMNS || (hiddenIds ?? []).length > 0);

  const hidden = useMemo(() => hiddenIn(columns, { hidden: hiddenIds }), [columns, hiddenIds]);
  const chosen = useMemo(() => {
    const name = rowHeaderOf(columns);
    return columns.flatMap((column) => {
      const isRowHeader = column === name;
      if (!isRowHeader && !column.isAlwaysShown && hidden.has(column.id)) return [];
      const className = isPhone ? undefined : cellClass(column.id);
      return [{ ...column, isRowHeader, className, edit: isPhone ? undefined : column.edit }];
    });
  }, [columns, hidden, isPhone]);

  const maxActions = useMemo(() => {
    const counts = rows.slice(0, actionCount === undefined ? SAMPLE_ROWS : 0).map((row) => {
      const { buttons, menu } = splitActions(rowActions?.(row) ?? []);
      return buttons.length + Math.min(menu.length, 1);
    });
    return Math.max(actionCount ?? 0, ...counts);
  }, [rows, rowActions, actionCount]);
  const hasEnd = rowActions !== undefined || hasColumnMenu;
  // 28 px per button and 2 between; the word “Actions” and the column menu need room too.
  const endWidth = hasEnd
    ? Math.max(maxActions * 30 + 16, (rowActions ? 72 : 0) + (hasColumnMenu ? 40 : 0))
    : 0;
  const taken = rowPaddingOf(props) + (onSelectionChange ? selectWidth : 0) + endWidth;

  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (frameRef.current === null) return undefined;
    const { current } = frameRef;
    const measure = (): void => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frameRef]);
  // On a phone rows are cards, which have room for all.
  const shown = useMemo(
    () => (isPhone ? chosen : columnsThatFit(chosen, width - taken)),
    [isPhone, chosen, width, taken],
  );
  const isTight = neededFor(shown) > width - taken;
  const rules = useMemo(
    () => (isPhone ? '' : columns.map((column) => ruleOf(column, isTight)).join('\n')),
    [columns, isPhone, isTight],
  );
  return { hide, hasColumnMenu, shown, hidden, endWidth, rules };
}
