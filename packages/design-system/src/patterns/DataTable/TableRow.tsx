import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { firstRowIndex } from './rowElements';
import { handlePlainClick } from '../../lib/react/handlePlainClick';
import { RowCells } from './RowCells';
import type { RowAction, VisibleColumn } from './types';
import type { CellEditing } from './useCellEditing';

export interface TableRowProps<Row> {
  row: Row;
  /** Index in the list, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Id of the cell that names the row. */
  nameId: string;
  columns: readonly VisibleColumn<Row>[];
  /** Undefined when rows cannot be selected. */
  isSelected: boolean | undefined;
  /** The only row in the tab order. */
  isActive: boolean;
  isHighlighted: boolean;
  /** Id of the column whose cell is being edited. */
  editing: string | undefined;
  onEditEnd: CellEditing['onEditEnd'];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether there is an end cell, for actions or below the column menu. */
  hasEnd: boolean;
  /** The row is a compact card (Column.card): chips, and its actions in a menu. */
  isCompact: boolean;
}

/** The buttons of a row. */
function RowActions<Row>({
  row,
  actions,
}: {
  row: Row;
  actions: (row: Row) => readonly RowAction[];
}): ReactNode {
  return (
    <div role="gridcell" data-end="">
      {actions(row).map(({ id, label, icon, onAction, href, tone, isDisabled = false }) =>
        href === undefined ? (
          <button
            key={id}
            type="button"
            aria-label={label}
            data-tip={label}
            data-tone={tone}
            data-act={id === 'edit' ? id : undefined}
            disabled={isDisabled}
            onClick={() => onAction()}
          >
            {icon}
          </button>
        ) : (
          <a
            key={id}
            href={href}
            aria-label={label}
            data-tip={label}
            data-tone={tone}
            data-act={id === 'edit' ? id : undefined}
            onClick={handlePlainClick(onAction)}
          >
            {icon}
          </a>
        ),
      )}
    </div>
  );
}

const Actions = memo(RowActions) as typeof RowActions;

function RowMenu<Row>({
  row,
  actions,
}: {
  row: Row;
  actions: (row: Row) => readonly RowAction[];
}): ReactNode {
  const items = actions(row);
  return (
    <div role="gridcell" data-end="">
      <Menu
        label="Actions"
        placement="bottom end"
        trigger={<IconButton label="Actions" variant="ghost" icon={<Icon icon={Ellipsis} />} />}
        groups={[{ id: 'actions', items }]}
        onAction={(id) => items.find((item) => item.id === id)?.onAction()}
      />
    </div>
  );
}

const ActionMenu = memo(RowMenu) as typeof RowMenu;

/** Memoized: React sets the type and the name of an input again with each render. */
const SelectCell = memo(function SelectCell({
  nameId,
  isSelected,
}: {
  nameId: string;
  isSelected: boolean;
}): ReactNode {
  const id = `${nameId}-select`;
  return (
    <div role="gridcell" data-select="">
      <input
        type="checkbox"
        id={id}
        aria-label="Select"
        aria-labelledby={`${id} ${nameId}`}
        checked={isSelected}
        readOnly
      />
    </div>
  );
});

function Row<Row>({
  row,
  index,
  top,
  nameId,
  columns,
  isSelected,
  isActive,
  isHighlighted,
  editing,
  onEditEnd,
  actions,
  hasEnd,
  isCompact,
}: TableRowProps<Row>): ReactNode {
  // Without a foot a card has room for icons.
  const hasMenu = isCompact && columns.some(({ card }) => card === 'foot');
  return (
    <div
      role="row"
      aria-rowindex={index + firstRowIndex}
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ top }}
    >
      {isSelected !== undefined && <SelectCell nameId={nameId} isSelected={isSelected} />}
      <RowCells
        row={row}
        columns={columns}
        nameId={nameId}
        isCompact={isCompact}
        editing={editing}
        onEditEnd={onEditEnd}
      />
      {actions && hasMenu ? (
        <ActionMenu row={row} actions={actions} />
      ) : actions ? (
        <Actions row={row} actions={actions} />
      ) : (
        hasEnd && <div data-end="" aria-hidden="true" />
      )}
    </div>
  );
}

/** Memoized. The list's body handles clicks and keys, so that rows have no handlers. */
export const TableRow = memo(Row) as typeof Row;
