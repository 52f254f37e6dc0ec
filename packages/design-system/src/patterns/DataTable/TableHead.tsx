import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { SelectAll, type SelectAllProps } from './SelectAll';
import type { VisibleColumn, SortOrder } from './types';

export interface TableHeadProps<Row> {
  headRef: RefObject<HTMLDivElement | null>;
  columns: readonly VisibleColumn<Row>[];
  sort: SortOrder | null;
  onSort: (column: string) => void;
  selectAll: SelectAllProps | undefined;
  /** The end column has row actions, the column menu, both or nothing. */
  hasActions: boolean;
  columnMenu: ReactNode;
  /** On phones the head is for screen readers only; the strip has the controls. */
  isPhone: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

function Head<Row>({
  headRef,
  columns,
  sort,
  onSort,
  selectAll,
  hasActions,
  columnMenu,
  isPhone,
}: TableHeadProps<Row>): ReactNode {
  return (
    <div ref={headRef} role="rowgroup" data-head="" tabIndex={-1}>
      <div role="row" aria-rowindex={1}>
        {selectAll && (
          <div role="columnheader" data-select="">
            {isPhone ? 'Selected' : <SelectAll {...selectAll} />}
          </div>
        )}
        {columns.map(({ id, header, align, sortValue, style }) => {
          const order = sort?.column === id ? sort.direction : 'none';
          return (
            <div
              key={id}
              role="columnheader"
              style={style}
              data-align={align}
              aria-sort={sortValue ? order : undefined}
            >
              {sortValue && !isPhone ? (
                <button
                  type="button"
                  data-sorted={order === 'none' ? undefined : order}
                  onClick={() => onSort(id)}
                >
                  <span>{header}</span>
                  {order !== 'none' && <Icon icon={icons[order]} />}
                </button>
              ) : (
                header
              )}
            </div>
          );
        })}
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
