import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../primitives';
import type { SortOrder, VisibleColumn } from './types';

export interface HeadCellProps {
  column: VisibleColumn<never>;
  sort: SortOrder | null;
  onSort: (column: string) => void;
  isPhone: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A heading, which sorts by its column. Attributes and children are those of ArrangedHeadCell. */
export function HeadCell({
  column: { id, header, align, sortValue, className, isRowHeader },
  sort,
  onSort,
  isPhone,
  children,
  ...rest
}: HeadCellProps & ComponentProps<'div'>): ReactNode {
  const order = sort?.column === id ? sort.direction : 'none';
  return (
    <div
      role="columnheader"
      className={className}
      data-column={id}
      data-row-header={isRowHeader ? '' : undefined}
      data-align={align}
      aria-sort={sortValue ? order : undefined}
      {...rest}
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
      {children}
    </div>
  );
}
