import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives';
import type { SortOrder, VisibleColumn } from './types';

export interface HeadCellProps {
  column: VisibleColumn<never>;
  sort: SortOrder | null;
  onSort: (column: string) => void;
  isPhone: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A heading, which sorts by its column. */
export function HeadCell({
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
