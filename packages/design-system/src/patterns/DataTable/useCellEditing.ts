import { useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { EditEnd } from './CellEditor';
import type { RowOrder } from './rowOrder';
import type { CellEdit, PastedRows, RowKey, VisibleColumn } from './types';
import type { RowFocus } from './useRowFocus';

/** The rows from the edited cell down, and its editable columns to the end. */
export interface CellBlock<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  readonly edits: readonly CellEdit<Row>[];
  /** Takes the rows that there is no room for. */
  readonly onRest: ((pasted: PastedRows) => void) | undefined;
}

export interface CellEditing<Row> {
  /** The cell that is being edited. */
  editing: { readonly key: RowKey; readonly column: string } | null;
  /** Starts to edit a cell; the first editable one of the row when no column is given. */
  edit: (index: number, column?: string) => boolean;
  /** Stable. */
  onEditEnd: (end: EditEnd) => boolean;
  /** What a paste of several cells goes into. Stable. */
  blockOf: () => CellBlock<Row>;
}

/** Which cell is being edited, and where the focus goes next. */
export function useCellEditing<Row>(
  order: RowOrder,
  columns: readonly VisibleColumn<Row>[],
  focus: RowFocus,
  rows: readonly Row[],
  onRest: CellBlock<Row>['onRest'],
): CellEditing<Row> {
  const [editing, setEditing] = useState<CellEditing<Row>['editing']>(null);
  const editable = columns.filter((column) => column.edit !== undefined).map(({ id }) => id);

  const edit = (index: number, column = editable[0]): boolean => {
    const key = order.keyAt(index);
    if (key === undefined || column === undefined || !editable.includes(column)) return false;
    focus.activate(index);
    setEditing({ key, column });
    return true;
  };

  const onEditEnd = useLatestCallback((end: EditEnd): boolean => {
    if (editing === null) return false;
    const { key, column } = editing;
    const index = order.indexOf(key);
    if (end === 'next' || end === 'previous') {
      const step = end === 'next' ? 1 : -1;
      const at = editable.indexOf(column) + step;
      if (
        editable[at] !== undefined
          ? edit(index, editable[at])
          : edit(index + step, editable.at(Math.min(0, step)))
      )
        return true;
    }
    setEditing(null);
    if (end === 'cell') focus.moveTo(index, column);
    return end === 'cell';
  });

  const blockOf = useLatestCallback((): CellBlock<Row> => {
    const { key, column } = editing ?? { key: '', column: '' };
    const after = columns
      .slice(columns.findIndex(({ id }) => id === column))
      .filter((one) => one.edit !== undefined);
    return {
      rows: rows.slice(order.indexOf(key)),
      columns: after.map(({ id }) => id),
      edits: after.flatMap((one) => one.edit ?? []),
      onRest,
    };
  });

  return { editing, edit, onEditEnd, blockOf };
}
