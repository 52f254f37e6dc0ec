import { memo, type ReactNode, type RefObject } from 'react';
import { SelectAll, type SelectAllProps } from './SelectAll';
import type { VisibleColumn, SortOrder } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../primitives';

interface HeadCellProps {
  column: VisibleColumn<never>;
  sort: SortOrder | null;
  onSort: (column: string) => void;
  isPhone: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A heading, which sorts by its column. */
function HeadCell({
  column: { id, header, align, sortValue, className, isRowHeader },
  sort,
  onSort,
  isPhone,
}: HeadCellProps): ReactNode {
  const order = sort?.column === id ? sort.direction : 'none';
  return (
    <div
      role="columnheader"
      className={className}
      data-row-header={isRowHeader ? '' : undefined}
      data-align={align}
      aria-sort={sortValue ? order : undefined}
    >
      {sortValue && !isPhone ? (
        <button
          type="button"
          data-sort=""
          data-sorted={order === 'none' ? undefined : order}
          onClick={() => onSort(id)}
        >
          <span>{header}</span>
          {order !== 'none' && <Icon icon={icons[order]} />}
        </button>
      ) : (
        <span>{header}</span>
      )}
    </div>
  );
}

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
  useLocale();
  return (
    <div ref={headRef} role="rowgroup" data-head="" tabIndex={-1}>
      <div role="row" aria-rowindex={1}>
        {selectAll && (
          <div role="columnheader" data-select="">
            {isPhone ? t('selected') : <SelectAll {...selectAll} />}
          </div>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} isPhone={isPhone} />
        ))}
        {(hasActions || columnMenu !== null) && (
          <div role="columnheader" data-end="">
            {(hasActions || isPhone) && <span>{hasActions ? t('actions') : t('columns')}</span>}
            {!isPhone && columnMenu}
          </div>
        )}
      </div>
    </div>
  );
}

/** The sticky heading row. Memoized: renders only when the sort order or the columns change. */
export const TableHead = memo(Head) as typeof Head;
