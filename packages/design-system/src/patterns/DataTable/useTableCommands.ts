import type { RefObject } from 'react';
import { usePageCommands } from '../../keys/pageCommands';
import type { RowAction, VisibleColumn } from './types';
import type { CellEditing } from './useCellEditing';
import type { RowFocus } from './useRowFocus';
import type { RowSelection } from './useRowSelection';

/** What the keys of a list mean for a table: its row with the focus, rendered or not. */
export function useTableCommands<Row>({
  rows,
  columns,
  rowActions,
  focus,
  selection,
  edit,
  bodyRef,
}: {
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  focus: RowFocus;
  selection: RowSelection;
  edit: CellEditing['edit'];
  bodyRef: RefObject<HTMLElement | null>;
}): void {
  const editOf = (row: Row): RowAction | undefined => rowActions?.(row).find(({ id }) => id === 'edit');
  const hasFocus = (): boolean => bodyRef.current?.contains(document.activeElement) === true;
  const move = (step: 1 | -1): void => {
    const { activeElement } = document;
    if (focus.active < 0) return;
    if (!hasFocus()) focus.moveTo(focus.active);
    else
      focus.moveTo(
        focus.active + step,
        activeElement instanceof HTMLElement ? activeElement.dataset['edit'] : undefined,
      );
  };
  const [first] = rows;
  const canEdit =
    first !== undefined && (columns.some((column) => column.edit) || editOf(first) !== undefined);
  usePageCommands(bodyRef, {
    next: () => move(1),
    previous: () => move(-1),
    select:
      selection.isOn && first !== undefined
        ? () => {
            if (hasFocus()) selection.toggle(focus.active);
          }
        : undefined,
    edit: canEdit
      ? () => {
          const row = rows[focus.active];
          if (row === undefined || !hasFocus()) return;
          const action = editOf(row);
          if (action && action.isDisabled !== true) action.onAction();
          else edit(focus.active);
        }
      : undefined,
  });
}
