import type { Locale } from '@dropdeck/text';
import { Ellipsis } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { handlePlainClick } from '../../lib/react/handlePlainClick';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { Icon, Menu, PlainButton, tooltipProps } from '../../primitives';
import type { CellEditorProps } from './CellEditor';
import { firstRowIndex } from './rowElements';
import { t } from './text.en';
import type { RowAction, VisibleColumn } from './types';
import { splitActions } from './useColumns';

/** What all rows of a table have. Stable: another one renders every row. */
export interface RowShape<Row> {
  columns: readonly VisibleColumn<Row>[];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether there is an end cell, for actions or below the column menu. */
  hasEnd: boolean;
  /** Rows are compact cards (Column.card): chips, and their actions in a menu. */
  isCompact: boolean;
  onEditEnd: CellEditorProps['onEnd'];
  /** Of the texts of rows. */
  locale: Locale;
}

export interface TableRowProps<Row> {
  row: Row;
  shape: RowShape<Row>;
  /** Index in the list, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Id of the cell that names the row. */
  nameId: string;
  /** Id of the column whose cell is being edited. */
  editing: string | undefined;
  /** Undefined when rows cannot be selected. */
  isSelected: boolean | undefined;
  /** The only row in the tab order. */
  isActive: boolean;
  isHighlighted: boolean;
}

const editor = createLazyComponent<CellEditorProps>(() => import('./CellEditor'));

/** A control of a row has the name of the row after its own. Not a title, which would be told as well. */
const namesOf = (id: string, label: string, nameId: string) => ({
  id: `${nameId}-${id}`,
  'aria-label': label,
  'aria-labelledby': `${nameId}-${id} ${nameId}`,
  ...tooltipProps(label),
});

function buttonOf(
  { id, label, icon, onAction, href, tone, isDisabled = false }: RowAction,
  nameId: string,
): ReactNode {
  const common = { ...namesOf(id, label, nameId), 'data-tone': tone };
  return href === undefined ? (
    <button key={id} type="button" {...common} disabled={isDisabled} onClick={() => onAction()}>
      {icon}
    </button>
  ) : (
    <a key={id} href={href} {...common} onClick={handlePlainClick(onAction)}>
      {icon}
    </a>
  );
}

const menuOf = (items: readonly RowAction[], nameId: string): ReactNode => (
  <Menu
    key="menu"
    label={t('actions')}
    placement="bottom end"
    trigger={
      <PlainButton {...namesOf('menu', t('actions'), nameId)}>
        <Icon icon={Ellipsis} />
      </PlainButton>
    }
    groups={[{ id: 'actions', items }]}
    onAction={(id) => items.find((item) => item.id === id)?.onAction()}
  />
);

/** Buttons, and a menu of the secondary actions. */
function actionsOf(actions: readonly RowAction[], nameId: string): ReactNode {
  const { buttons, menu } = splitActions(actions);
  return [
    ...buttons.map((action) => buttonOf(action, nameId)),
    ...(menu.length === 0 ? [] : [menuOf(menu, nameId)]),
  ];
}

type CellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'nameId' | 'editing' | 'shape'>;

function cellOf<Row>(
  column: VisibleColumn<Row>,
  { row, nameId, editing, shape: { isCompact, onEditEnd } }: CellsProps<Row>,
): ReactNode {
  const { id, isRowHeader, card, edit } = column;
  const value = ((isCompact && column.renderCard) || column.render)(row);
  const isEndValue = isCompact && card === 'end';
  // What people and servers have named.
  const isOwn = column.isSecret ?? isRowHeader;
  if (isCompact && !isRowHeader && !isEndValue && value === null) return null;
  const content = value ?? '–';
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
        <Lazy
          component={editor}
          props={{
            label: edit.label,
            value: edit.value(row),
            inputMode: edit.inputMode,
            onCommit: (text) => edit.onCommit(row, text),
            validate: (text) => edit.validate?.(text, row) ?? null,
            onEnd: onEditEnd,
          }}
          fallback={<span>{content}</span>}
        />
      ) : (
        content
      )}
    </div>
  );
}

function cellsOf<Row>(props: CellsProps<Row>): ReactNode {
  const { columns, actions, hasEnd, isCompact } = props.shape;
  const cellsWhere = (isShown: (column: VisibleColumn<Row>) => boolean): ReactNode =>
    columns.filter(isShown).map((column) => cellOf(column, props));
  // Without a value at its end a card has room for icons.
  const hasMenu = isCompact && columns.some(({ card }) => card === 'end');
  return (
    <>
      {isCompact ? (
        <>
          {cellsWhere(({ isRowHeader }) => isRowHeader)}
          <div role="presentation" data-chips="">
            {cellsWhere(({ isRowHeader, card }) => !isRowHeader && card === 'chip')}
          </div>
          {cellsWhere(({ isRowHeader, card }) => !isRowHeader && card === 'end')}
        </>
      ) : (
        cellsWhere(() => true)
      )}
      {actions ? (
        <div role="gridcell" data-end="">
          {(hasMenu ? menuOf : actionsOf)(actions(props.row), props.nameId)}
        </div>
      ) : (
        hasEnd && <div data-end="" aria-hidden="true" />
      )}
    </>
  );
}

/**
 * Memoized, and within it the cells, which render for another row or other columns, but not when the row moves or is selected.
 * The list's body handles clicks and keys, so that rows have no handlers.
 */
export const TableRow = memo(function TableRow<Row>({
  row,
  shape,
  index,
  top,
  nameId,
  editing,
  isSelected,
  isActive,
  isHighlighted,
}: TableRowProps<Row>): ReactNode {
  const cells = useMemo(() => cellsOf({ row, nameId, editing, shape }), [row, nameId, editing, shape]);
  // React sets the type and the name of an input again with each render.
  const select = useMemo(() => {
    const id = `${nameId}-select`;
    return (
      isSelected !== undefined && (
        <div role="gridcell" data-select="">
          <input
            type="checkbox"
            id={id}
            aria-label={t.in(shape.locale)('select')}
            aria-labelledby={`${id} ${nameId}`}
            checked={isSelected}
            readOnly
          />
        </div>
      )
    );
  }, [nameId, isSelected, shape.locale]);
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
      {select}
      {cells}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
