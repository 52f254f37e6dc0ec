import { memo, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { HeadCell, type HeadArrangement } from './HeadCell';
import { SelectAll, type SelectAllProps } from './SelectAll';
import type { VisibleColumn, SortOrder } from './types';

export interface TableHeadProps<Row> {
  headRef: RefObject<HTMLDivElement | null>;
  columns: readonly VisibleColumn<Row>[];
  sort: SortOrder | null;
  onSort: (column: string) => void;
  selectAll: SelectAllProps | undefined;
  /** Undefined when columns cannot be moved and resized. */
  arrangement: HeadArrangement | undefined;
  /** The end column has row actions, the column menu, both or nothing. */
  hasActions: boolean;
  columnMenu: ReactNode;
  /** On phones the head is for screen readers only; the strip has the controls. */
  isPhone: boolean;
}

function Head<Row>({
  headRef,
  columns,
  sort,
  onSort,
  selectAll,
  arrangement,
  hasActions,
  columnMenu,
  isPhone,
}: TableHeadProps<Row>): ReactNode {
  /** Alt+Shift+Arrow moves the column of the focused heading. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, altKey, shiftKey } = event;
    if (!altKey || !shiftKey || !(key === 'ArrowLeft' || key === 'ArrowRight')) return;
    if (!(target instanceof HTMLElement)) return;
    const cell = target.closest('[data-column]');
    const isToEnd = (key === 'ArrowRight') !== (getComputedStyle(target).direction === 'rtl');
    const movable = columns.filter(({ isRowHeader }) => !isRowHeader);
    const index = movable.findIndex(({ id }) => id === cell?.getAttribute('data-column'));
    const [column, other] = [movable[index], movable[index + (isToEnd ? 1 : -1)]];
    if (column === undefined) return;
    event.preventDefault();
    if (other === undefined) return;
    flushSync(() => arrangement?.onMove(column.id, other.id, isToEnd ? 'after' : 'before'));
    // The browser drops the focus of an element that moves in the document.
    target.focus();
  };
  return (
    <div ref={headRef} role="rowgroup" data-head="" tabIndex={-1}>
      <div role="row" aria-rowindex={1} onKeyDown={arrangement && onKeyDown}>
        {selectAll && (
          <div role="columnheader" data-select="">
            {isPhone ? 'Selected' : <SelectAll {...selectAll} />}
          </div>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            arrangement={arrangement}
            isPhone={isPhone}
          />
        ))}
        {(hasActions || columnMenu !== null) && (
          <div role="columnheader" data-end="">
            {(hasActions || isPhone) && <span>{hasActions ? 'Actions' : 'Columns'}</span>}
            {!isPhone && columnMenu}
          </div>
        )}
      </div>
    </div>
  );
}

/** The sticky heading row. Memoized: renders only when the sort order or the columns change. */
export const TableHead = memo(Head) as typeof Head;
