import { memo, useState, type ReactNode } from 'react';
import { firstRowIndex } from './rowElements';
import { takePlainPress } from './takePlainPress';
import type { RowAction, ShownColumn } from './types';

export interface TableRowProps<Row> {
  row: Row;
  /** Place in the list, from 0. */
  place: number;
  /** Id of the cell that names the row. */
  nameId: string;
  columns: readonly ShownColumn<Row>[];
  /** Undefined where the table has no selection. */
  isSelected: boolean | undefined;
  /** The one row in the tab order. */
  isActive: boolean;
  /** It was just revealed. */
  isHighlighted: boolean;
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** The end cell is there, for actions or below the column menu. */
  hasEnd: boolean;
  /** No pointer that hovers: actions are always drawn. */
  isTouch: boolean;
}

function RowCells<Row>({
  row,
  columns,
  nameId,
}: Pick<TableRowProps<Row>, 'row' | 'columns' | 'nameId'>): ReactNode {
  return columns.map((column) => {
    const said = column.render(row);
    const look = said === null ? 'none' : column.look;
    return column.isRowHeader ? (
      <div
        key={column.id}
        id={nameId}
        role="rowheader"
        style={column.style}
        data-align={column.align}
        data-look={look}
      >
        {said ?? '–'}
      </div>
    ) : (
      <div
        key={column.id}
        role="gridcell"
        style={column.style}
        data-align={column.align}
        data-label={column.cardLabel ?? column.header}
        data-look={look}
      >
        {said ?? '–'}
      </div>
    );
  });
}

/** Cells are drawn again for another row or other columns only, not as the row moves or is selected. */
const Cells = memo(RowCells) as typeof RowCells;

/**
 * The buttons of a row. They are there for the keyboard and assistive technology at any time; their
 * pictures, which are most of a row's nodes, only while they are seen.
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
            onClick={takePlainPress(onAction)}
          >
            {isShown && icon}
          </a>
        ),
      )}
    </div>
  );
}

const Actions = memo(RowActions) as typeof RowActions;

function Row<Row>({
  row,
  place,
  nameId,
  columns,
  isSelected,
  isActive,
  isHighlighted,
  actions,
  hasEnd,
  isTouch,
}: TableRowProps<Row>): ReactNode {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const selectId = `${nameId}-select`;
  return (
    <div
      role="row"
      aria-rowindex={place + firstRowIndex}
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      tabIndex={isActive ? 0 : -1}
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
      <Cells row={row} columns={columns} nameId={nameId} />
      {actions ? (
        <Actions row={row} actions={actions} isShown={isTouch || isHovered || hasFocus} />
      ) : (
        hasEnd && <div data-end="" aria-hidden="true" />
      )}
    </div>
  );
}

/** One row. The list's body hears its clicks and keys, so that a row holds no handlers of its own. */
export const TableRow = memo(Row) as typeof Row;
