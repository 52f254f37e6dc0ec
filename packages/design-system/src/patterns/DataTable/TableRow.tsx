import { Ellipsis } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { firstRowIndex } from './rowElements';
import { handlePlainClick } from '../../internal/handlePlainClick';
import type { RowAction, VisibleColumn } from './types';

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
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether there is an end cell, for actions or below the column menu. */
  hasEnd: boolean;
  /** The pointer cannot hover: actions are always rendered. */
  isTouch: boolean;
  /** The row is a compact card (Column.card): chips, and its actions in a menu. */
  isCompact: boolean;
}

function RowCells<Row>({
  row,
  columns,
  nameId,
  isCompact,
}: Pick<TableRowProps<Row>, 'row' | 'columns' | 'nameId' | 'isCompact'>): ReactNode {
  const cellOf = (column: VisibleColumn<Row>): ReactNode => {
    const render = isCompact ? (column.renderCard ?? column.render) : column.render;
    const content = render(row);
    const cellStyle = content === null ? 'none' : column.cellStyle;
    if (column.isRowHeader) {
      return (
        <div
          key={column.id}
          id={nameId}
          role="rowheader"
          aria-label={column.nameOf?.(row)}
          style={column.style}
          data-align={column.align}
          data-cell-style={cellStyle}
        >
          {content ?? '–'}
        </div>
      );
    }
    const isFoot = isCompact && column.card === 'foot';
    if (isCompact && !isFoot && content === null) return null;
    return (
      <div
        key={column.id}
        role="gridcell"
        style={column.style}
        data-align={column.align}
        data-label={isFoot ? undefined : column.header}
        data-cell-style={cellStyle}
        data-foot={isFoot ? '' : undefined}
        data-shrinks={isCompact && typeof column.width === 'object' ? '' : undefined}
      >
        {content ?? '–'}
      </div>
    );
  };
  if (!isCompact) return columns.map(cellOf);
  return (
    <>
      {columns.filter(({ isRowHeader }) => isRowHeader).map(cellOf)}
      <div role="presentation" data-chips="">
        {columns.filter(({ isRowHeader, card }) => !isRowHeader && card === 'chip').map(cellOf)}
      </div>
      {columns.filter(({ isRowHeader, card }) => !isRowHeader && card === 'foot').map(cellOf)}
    </>
  );
}

/** Memoized: cells render only for another row or other columns, not when the row moves or is selected. */
const Cells = memo(RowCells) as typeof RowCells;

/**
 * The buttons of a row. They are always in the DOM for the keyboard and assistive technology; their icons,
 * most of a row's nodes, only while visible.
 */
function RowActions<Row>({
  row,
  actions,
  isShown,
}: {
  row: Row;
  actions: (row: Row) => readonly RowAction[];
  isShown: boolean;
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
            disabled={isDisabled}
            onClick={() => onAction()}
          >
            {isShown && icon}
          </button>
        ) : (
          <a
            key={id}
            href={href}
            aria-label={label}
            data-tip={label}
            data-tone={tone}
            onClick={handlePlainClick(onAction)}
          >
            {isShown && icon}
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

function Row<Row>({
  row,
  index,
  top,
  nameId,
  columns,
  isSelected,
  isActive,
  isHighlighted,
  actions,
  hasEnd,
  isTouch,
  isCompact,
}: TableRowProps<Row>): ReactNode {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const selectId = `${nameId}-select`;
  return (
    <div
      role="row"
      aria-rowindex={index + firstRowIndex}
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ top }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {isSelected !== undefined && (
        <div role="gridcell" data-select="">
          <input
            type="checkbox"
            id={selectId}
            aria-label="Select"
            aria-labelledby={`${selectId} ${nameId}`}
            checked={isSelected}
            readOnly
          />
        </div>
      )}
      <Cells row={row} columns={columns} nameId={nameId} isCompact={isCompact} />
      {actions && isCompact ? (
        <ActionMenu row={row} actions={actions} />
      ) : actions ? (
        <Actions row={row} actions={actions} isShown={isTouch || isHovered || hasFocus} />
      ) : (
        hasEnd && <div data-end="" aria-hidden="true" />
      )}
    </div>
  );
}

/** Memoized. The list's body handles clicks and keys, so that rows have no handlers. */
export const TableRow = memo(Row) as typeof Row;
