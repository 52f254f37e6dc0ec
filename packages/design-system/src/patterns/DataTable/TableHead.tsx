import { createElement, memo, type ReactNode, type RefObject } from 'react';
import { createLazyComponent, useLazyComponent } from '../../loading/lazy';
import type { ArrangedHeadCellProps, HeadArrangement } from './ArrangedHeadCell';
import { HeadCell } from './HeadCell';
import { SelectAll, type SelectAllProps } from './SelectAll';
import type { VisibleColumn, SortOrder } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

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

/** A heading is a plain one until this is loaded. */
const arrangedCell = createLazyComponent<ArrangedHeadCellProps>(
  () => import('./ArrangedHeadCell'),
  'nowhere',
);

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
  useLocale();
  const Arranged = useLazyComponent(arrangedCell, arrangement !== undefined);
  return (
    <div ref={headRef} role="rowgroup" data-head="" tabIndex={-1}>
      <div role="row" aria-rowindex={1}>
        {selectAll && (
          <div role="columnheader" data-select="">
            {isPhone ? t('selected') : <SelectAll {...selectAll} />}
          </div>
        )}
        {columns.map((column) => {
          const props = { key: column.id, column, sort, onSort, isPhone };
          return arrangement && Arranged
            ? createElement(Arranged, { ...props, arrangement })
            : createElement(HeadCell, props);
        })}
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
