import { useMemo, useState, type RefObject } from 'react';
import type { DataTableProps } from './DataTableProps';
import { flexOf, useColumnsThatFit } from './columnsThatFit';
import type { VisibleColumn } from './types';

/** Padding at both ends of a row, in pixels (tableStyles). */
const rowPadding = 8;

/** Width of the checkbox column, in pixels (tableStyles). */
const selectWidth = 44;

/** How many rows are sampled to size the actions column. */
const SAMPLE_ROWS = 30;

export interface VisibleColumns<Row> {
  /** The visible columns, exactly one of which is the row header. */
  shown: readonly VisibleColumn<Row>[];
  hidden: ReadonlySet<string>;
  setHidden: (hidden: ReadonlySet<string>) => void;
  endWidth: string;
  /** Whether there is an end column, for actions or the column menu. */
  hasEnd: boolean;
}

type Options<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowActions' | 'actionCount' | 'hasColumnMenu' | 'onSelectionChange'
> & { frameRef: RefObject<HTMLElement | null>; isPhone: boolean };

/** Returns the visible columns and all widths. */
export function useColumns<Row>({
  columns,
  rows,
  rowActions,
  actionCount = 0,
  hasColumnMenu = false,
  onSelectionChange,
  frameRef,
  isPhone,
}: Options<Row>): VisibleColumns<Row> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.isHidden).map(({ id }) => id)),
  );

  const chosen = useMemo(() => {
    const name = columns.find((column) => column.isRowHeader) ?? columns[0];
    return columns.flatMap((column) => {
      const isRowHeader = column === name;
      if (!isRowHeader && hidden.has(column.id)) return [];
      return [{ ...column, isRowHeader, style: isPhone ? undefined : flexOf(column.width) }];
    });
  }, [columns, hidden, isPhone]);

  const maxActions = useMemo(
    () => Math.max(actionCount, ...rows.slice(0, SAMPLE_ROWS).map((row) => rowActions?.(row).length ?? 0)),
    [rows, rowActions, actionCount],
  );
  const hasEnd = rowActions !== undefined || hasColumnMenu;
  // 28 px per button and 2 between; the word “Actions” and the column menu need room too.
  const endWidth = Math.max(maxActions * 30 + 16, (rowActions ? 72 : 0) + (hasColumnMenu ? 40 : 0));

  const shown = useColumnsThatFit({
    frameRef,
    columns: chosen,
    taken: rowPadding + (onSelectionChange ? selectWidth : 0) + (hasEnd ? endWidth : 0),
    isPhone,
  });

  return {
    shown,
    hidden,
    setHidden,
    endWidth: `${endWidth}px`,
    hasEnd,
  };
}
