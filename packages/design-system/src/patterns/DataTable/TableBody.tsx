import { useState, type ReactNode, type RefObject } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { createRowRecycler } from '../../internal/rowRecycler';
import { useKeepLastRows } from '../../internal/useKeepLastRows';
import type { RowOrder } from './rowOrder';
import { bodyItemsFor, type VisibleRange } from '../../internal/rowWindow';
import { TableRow, type TableRowProps } from './TableRow';
import type { RowKey } from './types';

export interface TableBodyProps<Row> extends Pick<
  TableRowProps<Row>,
  'columns' | 'actions' | 'hasEnd' | 'isTouch' | 'isCompact'
> {
  bodyRef: RefObject<HTMLDivElement | null>;
  tableId: string;
  rows: readonly Row[];
  order: RowOrder;
  range: VisibleRange;
  rowSize: number;
  /** Index of the row in the tab order. */
  active: number;
  /** Key of the row that may have the focus. */
  focusedKey: RowKey | undefined;
  highlighted: RowKey | undefined;
  /** Undefined when rows cannot be selected. */
  selectedKeys: ReadonlySet<RowKey> | undefined;
  handlers: Pick<React.ComponentProps<'div'>, 'onClick' | 'onMouseDown' | 'onKeyDown' | 'onFocus' | 'onBlur'>;
}

/** Renders the rows of the range, with spacers for the others. */
export function TableBody<Row>({
  bodyRef,
  tableId,
  rows,
  order,
  range,
  rowSize,
  active,
  focusedKey,
  highlighted,
  selectedKeys,
  handlers,
  ...rest
}: TableBodyProps<Row>): ReactNode {
  const [recycle] = useState(createRowRecycler);
  const items = bodyItemsFor(range, rows.length, active);
  const renderedIndexes = items.flatMap((item) => (item.kind === 'row' ? [item.index] : []));
  const elementIds = recycle(
    order,
    renderedIndexes.map((index) => order.keyAt(index) ?? ''),
    new Set(focusedKey === undefined ? [] : [focusedKey]),
  );
  const elementIdAt = new Map(renderedIndexes.map((index, at) => [index, elementIds[at]]));
  const isEmpty = rows.length === 0;
  const shown = useKeepLastRows(
    items.map((item, at) => {
      if (item.kind === 'gap') {
        const side = at === 0 ? 'first' : at === items.length - 1 ? 'last' : 'middle';
        return <div key={side} aria-hidden="true" style={{ height: item.rows * rowSize }} />;
      }
      const key = order.keyAt(item.index);
      const row = rows[item.index];
      if (key === undefined || row === undefined) return null;
      return (
        <TableRow
          key={elementIdAt.get(item.index)}
          row={row}
          index={item.index}
          nameId={`${tableId}-${key}`}
          isSelected={selectedKeys?.has(key)}
          isActive={item.index === active}
          isHighlighted={key === highlighted}
          {...rest}
        />
      );
    }),
    isEmpty,
    bodyRef,
  );
  return (
    <div ref={bodyRef} role="rowgroup" data-body="" hidden={isEmpty} {...handlers}>
      {shown}
    </div>
  );
}

/** Irregular and constant, so that the skeleton looks like a list and is stable across renders. */
const lengths = ['64%', '48%', '72%', '56%', '40%', '68%', '52%'] as const;

/** A skeleton with the size of the rows that load, so that the layout does not shift when they arrive. */
export function SkeletonRows<Row>({
  bodyRef,
  columns,
  isSelectable,
  hasEnd,
  isCompact,
}: Pick<TableBodyProps<Row>, 'bodyRef' | 'columns' | 'hasEnd' | 'isCompact'> & {
  isSelectable: boolean;
}): ReactNode {
  return (
    <div ref={bodyRef} data-body="" aria-hidden="true">
      {Array.from({ length: 8 }, (_, line) => (
        <div key={line} role="row">
          {isSelectable && (
            <div role="gridcell" data-select="">
              <Skeleton width="16px" height="16px" shape="block" />
            </div>
          )}
          {columns.map((column, index) => {
            const skeleton = <Skeleton width={lengths[(line * 3 + index * 2) % lengths.length]} />;
            return column.isRowHeader ? (
              <div key={column.id} role="rowheader" style={column.style}>
                {skeleton}
              </div>
            ) : isCompact ? null : (
              <div
                role="gridcell"
                key={column.id}
                style={column.style}
                data-label={column.cardLabel ?? column.header}
                data-align={column.align}
              >
                {skeleton}
              </div>
            );
          })}
          {isCompact && (
            <div data-chips="">
              <Skeleton width="58px" height="24px" shape="block" />
              <Skeleton width="84px" height="24px" shape="block" />
            </div>
          )}
          {hasEnd && <div data-end="" />}
        </div>
      ))}
    </div>
  );
}
