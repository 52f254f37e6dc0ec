import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { ColumnResizer } from './ColumnResizer';
import type { SortOrder, VisibleColumn } from './types';
import { useColumnDrag } from './useColumnDrag';

/** How the user arranges columns. Keep its identity: a new one renders the head. */
export interface HeadArrangement {
  widths: ReadonlyMap<string, number>;
  onResize: (widths: Readonly<Record<string, number>>) => void;
  onResetWidth: (id: string) => void;
  /** Moves a column right before or after another one. */
  onMove: (id: string, other: string, side: 'before' | 'after') => void;
}

export interface HeadCellProps<Row> {
  column: VisibleColumn<Row>;
  sort: SortOrder | null;
  onSort: (column: string) => void;
  /** Undefined when columns cannot be arranged. */
  arrangement: HeadArrangement | undefined;
  isPhone: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;
const noMove = (): void => undefined;

/** A heading: sorts by its column, is dragged to move it, and resizes it at its end. */
export function HeadCell<Row>({ column, sort, onSort, arrangement, isPhone }: HeadCellProps<Row>): ReactNode {
  const { id, header, align, sortValue, style, isRowHeader } = column;
  const cellRef = useRef<HTMLDivElement>(null);
  const order = sort?.column === id ? sort.direction : 'none';
  const dragProps = useColumnDrag({
    id,
    isEnabled: arrangement !== undefined && !isRowHeader,
    cellRef,
    onDrop: arrangement?.onMove ?? noMove,
  });
  return (
    <div
      ref={cellRef}
      role="columnheader"
      // The separator would be a part of its name.
      aria-label={arrangement && header}
      style={style}
      data-column={id}
      data-row-header={isRowHeader ? '' : undefined}
      data-align={align}
      aria-sort={sortValue ? order : undefined}
      {...dragProps}
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
      {arrangement && (
        <ColumnResizer
          id={id}
          header={header}
          width={arrangement.widths.get(id)}
          onResize={arrangement.onResize}
          onReset={arrangement.onResetWidth}
        />
      )}
    </div>
  );
}
