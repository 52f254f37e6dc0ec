import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '../../primitives';
import type { RowShape } from './TableRow';

/** Irregular and constant, so that the skeleton looks like a list and is stable across renders. */
const lengths = ['64%', '48%', '72%', '56%', '40%', '68%', '52%'] as const;

/** A skeleton with the size of the rows that load, so that the layout does not shift when they arrive. */
export function SkeletonRows<Row>({
  bodyRef,
  shape: { columns, hasEnd, isCompact },
  isSelectable,
}: {
  bodyRef: RefObject<HTMLDivElement | null>;
  shape: RowShape<Row>;
  isSelectable: boolean;
}): ReactNode {
  return (
    <div ref={bodyRef} data-body="" aria-hidden="true">
      {Array.from({ length: 8 }, (_, line) => (
        <div key={line} role="row">
          {isSelectable && (
            <div role="gridcell" data-select="">
              <Skeleton shape="check" />
            </div>
          )}
          {columns.map((column, index) => {
            if (isCompact && !column.isRowHeader) return null;
            return (
              <div
                key={column.id}
                role={column.isRowHeader ? 'rowheader' : 'gridcell'}
                className={column.className}
                data-label={column.className || column.isRowHeader ? undefined : column.header}
                data-align={column.isRowHeader ? undefined : column.align}
              >
                <Skeleton width={lengths[(line * 3 + index * 2) % lengths.length]} />
              </div>
            );
          })}
          {isCompact && (
            <div data-chips="">
              <Skeleton width="58px" height="24px" shape="block" />
              <Skeleton width="84px" height="24px" shape="block" />
            </div>
          )}
          {isCompact && columns.some(({ card }) => card === 'end') && (
            <div role="gridcell" data-beside="">
              <Skeleton width="36px" height="20px" shape="block" />
            </div>
          )}
          {hasEnd && <div data-end="" />}
        </div>
      ))}
    </div>
  );
}
