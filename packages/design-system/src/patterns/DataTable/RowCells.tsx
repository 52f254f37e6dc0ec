import { createElement, memo, type ReactNode } from 'react';
import { createLazyComponent, useLazyComponent } from '../../loading/lazy';
import type { CellEditorProps } from './CellEditor';
import type { TableRowProps } from './TableRow';
import type { CellEdit, VisibleColumn } from './types';

const editor = createLazyComponent<CellEditorProps>(() => import('./CellEditor'));

interface EditedCellProps<Row> {
  edit: CellEdit<Row>;
  row: Row;
  /** Shown until the field is loaded. */
  content: ReactNode;
  onEnd: CellEditorProps['onEnd'];
}

/** The field of the cell that is being edited. */
function EditedCell<Row>({ edit, row, content, onEnd }: EditedCellProps<Row>): ReactNode {
  const Loaded = useLazyComponent(editor, true);
  if (Loaded === null) return content;
  return createElement(Loaded, {
    label: edit.label,
    value: edit.value(row),
    inputMode: edit.inputMode,
    onCommit: (text) => edit.onCommit(row, text),
    validate: (text) => edit.validate?.(text, row) ?? null,
    onEnd,
  });
}

function CellsOfRow<Row>({
  row,
  columns,
  nameId,
  isCompact,
  editing,
  onEditEnd,
}: Pick<
  TableRowProps<Row>,
  'row' | 'columns' | 'nameId' | 'isCompact' | 'editing' | 'onEditEnd'
>): ReactNode {
  const cellOf = (column: VisibleColumn<Row>): ReactNode => {
    const render = isCompact ? (column.renderCard ?? column.render) : column.render;
    const value = render(row);
    const cellStyle = value === null ? 'none' : column.cellStyle;
    const content =
      column.edit && column.id === editing ? (
        <EditedCell edit={column.edit} row={row} content={value ?? '–'} onEnd={onEditEnd} />
      ) : (
        value
      );
    const editProps = column.edit && { tabIndex: -1, 'data-edit': column.id };
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
          {...editProps}
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
        {...editProps}
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
export const RowCells = memo(CellsOfRow) as typeof CellsOfRow;
