import { useMemo, useState } from 'react';
import type { DataTableProps } from './DataTableProps';
import { createRowOrder, type RowOrder } from './rowOrder';
import { createSorter } from './sortRows';
import type { SortOrder } from './types';

export interface OrderedRows<Row> {
  sorted: readonly Row[];
  /** Keys of `sorted`. */
  order: RowOrder;
  sort: SortOrder | null;
  sortBy: (sort: SortOrder) => void;
  /** Back to the order of the rows; undefined where the order is held outside or is never theirs. */
  unsort: (() => void) | undefined;
}

type Options<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'columns' | 'sort' | 'defaultSort' | 'onSortChange'
>;

/** The rows in the chosen order, and the order. */
export function useOrderedRows<Row>({
  rows,
  rowKey,
  columns,
  sort: givenSort,
  defaultSort,
  onSortChange,
}: Options<Row>): OrderedRows<Row> {
  const [ownSort, setOwnSort] = useState<SortOrder | null>(defaultSort ?? null);
  const [sorter] = useState(() => createSorter<Row>());
  const sort = givenSort === undefined ? ownSort : givenSort;
  const id = sort?.column;
  const direction = sort?.direction;

  const sorted = useMemo(() => {
    const value = columns.find((column) => column.id === id)?.sortValue;
    return value && id !== undefined && direction ? sorter(rows, value, { column: id, direction }) : rows;
  }, [rows, columns, id, direction, sorter]);

  const order = useMemo(() => createRowOrder(sorted, rowKey), [sorted, rowKey]);

  return {
    sorted,
    order,
    sort,
    sortBy: (next) => {
      setOwnSort(next);
      onSortChange?.(next);
    },
    unsort: givenSort === undefined && !defaultSort ? () => setOwnSort(null) : undefined,
  };
}
