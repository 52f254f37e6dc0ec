import { useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { EditEnd } from './CellEditor';
import type { RowOrder } from './rowOrder';
import type { RowKey, VisibleColumn } from './types';
import type { RowFocus } from './useRowFocus';

export interface CellEditing {
  /** The cell that is being edited. */
  editing: { readonly key: RowKey; readonly column: string } | null;
  /** Starts to edit a cell; the first editable one of the row when no column is given. */
  edit: (index: number, column?: string) => boolean;
  /** Stable. */
  onEditEnd: (end: EditEnd) => boolean;
}

/** Which cell is being edited, and where the focus goes next. */
export function useCellEditing<Row>(
  order: RowOrder,
  columns: readonly VisibleColumn<Row>[],
  focus: RowFocus,
): CellEditing {
  const [editing, setEditing] = useState<CellEditing['editing']>(null);
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

  return { editing, edit, onEditEnd };
}
