import { Ellipsis } from 'lucide-react';
import { createElement, memo, type ReactNode } from 'react';
import { handlePlainClick } from '../../lib/react/handlePlainClick';
import { createLazyComponent, useLazyComponent } from '../../loading/lazy';
import { Icon, Menu, PlainButton } from '../../primitives';
import type { CellEditorProps } from './CellEditor';
import { firstRowIndex } from './rowElements';
import { splitActions } from './splitActions';
import type { CellEdit, RowAction, VisibleColumn } from './types';
import type { CellEditing } from './useCellEditing';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

interface CellsProps<Row> {
  row: Row;
  /** Id of the cell that names the row. */
  nameId: string;
  columns: readonly VisibleColumn<Row>[];
  /** Id of the column whose cell is being edited. */
  editing: string | undefined;
  onEditEnd: CellEditing['onEditEnd'];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether there is an end cell, for actions or below the column menu. */
  hasEnd: boolean;
  /** The row is a compact card (Column.card): chips, and its actions in a menu. */
  isCompact: boolean;
}

export interface TableRowProps<Row> extends CellsProps<Row> {
  /** Index in the list, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Undefined when rows cannot be selected. */
  isSelected: boolean | undefined;
  /** The only row in the tab order. */
  isActive: boolean;
  isHighlighted: boolean;
}

const editor = createLazyComponent<CellEditorProps>(() => import('./CellEditor'));

/** The field of the cell that is being edited. */
function EditedCell<Row>({
  edit,
  row,
  content,
  onEnd,
}: {
  edit: CellEdit<Row>;
  row: Row;
  /** Shown until the field is loaded. */
  content: ReactNode;
  onEnd: CellEditorProps['onEnd'];
}): ReactNode {
  const Loaded = useLazyComponent(editor, true);
  if (Loaded === null) return <span>{content}</span>;
  return createElement(Loaded, {
    label: edit.label,
    value: edit.value(row),
    inputMode: edit.inputMode,
    onCommit: (text) => edit.onCommit(row, text),
    validate: (text) => edit.validate?.(text, row) ?? null,
    onEnd,
  });
}

const buttonOf = ({ id, label, icon, onAction, href, tone, isDisabled = false }: RowAction): ReactNode => {
  const common = {
    'aria-label': label,
    title: label,
    'data-tone': tone,
  };
  return href === undefined ? (
    <button key={id} type="button" {...common} disabled={isDisabled} onClick={() => onAction()}>
      {icon}
    </button>
  ) : (
    <a key={id} href={href} {...common} onClick={handlePlainClick(onAction)}>
      {icon}
    </a>
  );
};

const menuOf = (items: readonly RowAction[]): ReactNode => (
  <Menu
    key="menu"
    label={t('actions')}
    placement="bottom end"
    trigger={
      <PlainButton aria-label={t('actions')} title={t('actions')}>
        <Icon icon={Ellipsis} />
      </PlainButton>
    }
    groups={[{ id: 'actions', items }]}
    onAction={(id) => items.find((item) => item.id === id)?.onAction()}
  />
);

/** Buttons, and a menu of the secondary actions. */
function actionsOf(actions: readonly RowAction[]): ReactNode {
  const { buttons, menu } = splitActions(actions);
  return menu.length === 0 ? buttons.map(buttonOf) : [...buttons.map(buttonOf), menuOf(menu)];
}

/** Memoized: they render for another row or other columns, not when the row moves or is selected. */
const Cells = memo(function Cells<Row>({
  row,
  nameId,
  columns,
  editing,
  onEditEnd,
  actions,
  hasEnd,
  isCompact,
}: CellsProps<Row>): ReactNode {
  useLocale();
  const cellOf = (column: VisibleColumn<Row>): ReactNode => {
    const { id, isRowHeader, card, edit } = column;
    const value = ((isCompact && column.renderCard) || column.render)(row);
    const isEndValue = isCompact && card === 'end';
    // What people and servers have named.
    const isOwn = column.isSecret ?? isRowHeader;
    if (isCompact && !isRowHeader && !isEndValue && value === null) return null;
    return (
      <div
        key={id}
        id={isRowHeader ? nameId : undefined}
        role={isRowHeader ? 'rowheader' : 'gridcell'}
        aria-label={isRowHeader ? column.nameOf?.(row) : undefined}
        className={column.className}
        tabIndex={edit && -1}
        data-secret={isOwn || undefined}
        translate={isOwn ? 'no' : undefined}
        data-edit={edit && id}
        data-align={column.align}
        // The label of a card; a table has headings.
        data-label={column.className || isRowHeader || isEndValue ? undefined : column.header}
        data-cell-style={value === null ? 'none' : column.cellStyle}
        data-beside={isEndValue ? '' : undefined}
        data-shrinks={isCompact && typeof column.width === 'object' ? '' : undefined}
      >
        {edit && id === editing ? (
          <EditedCell edit={edit} row={row} content={value ?? '–'} onEnd={onEditEnd} />
        ) : (
          (value ?? '–')
        )}
      </div>
    );
  };
  const values = columns.filter(({ isRowHeader }) => !isRowHeader);
  // Without a value at its end a card has room for icons.
  const hasMenu = isCompact && columns.some(({ card }) => card === 'end');
  return (
    <>
      {isCompact ? (
        <>
          {columns.filter(({ isRowHeader }) => isRowHeader).map(cellOf)}
          <div role="presentation" data-chips="">
            {values.filter(({ card }) => card === 'chip').map(cellOf)}
          </div>
          {values.filter(({ card }) => card === 'end').map(cellOf)}
        </>
      ) : (
        columns.map(cellOf)
      )}
      {actions ? (
        <div role="gridcell" data-end="">
          {hasMenu ? menuOf(actions(row)) : actionsOf(actions(row))}
        </div>
      ) : (
        hasEnd && <div data-end="" aria-hidden="true" />
      )}
    </>
  );
}) as <Row>(props: CellsProps<Row>) => ReactNode;

/** Memoized: React sets the type and the name of an input again with each render. */
const SelectCell = memo(function SelectCell({
  nameId,
  isSelected,
}: {
  nameId: string;
  isSelected: boolean;
}): ReactNode {
  useLocale();
  const id = `${nameId}-select`;
  return (
    <div role="gridcell" data-select="">
      <input
        type="checkbox"
        id={id}
        aria-label={t('select')}
        aria-labelledby={`${id} ${nameId}`}
        checked={isSelected}
        readOnly
      />
    </div>
  );
});

/** Memoized. The list's body handles clicks and keys, so that rows have no handlers. */
export const TableRow = memo(function TableRow<Row>({
  index,
  top,
  isSelected,
  isActive,
  isHighlighted,
  ...cells
}: TableRowProps<Row>): ReactNode {
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + firstRowIndex}
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ top }}
    >
      {isSelected !== undefined && <SelectCell nameId={cells.nameId} isSelected={isSelected} />}
      <Cells {...cells} />
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
