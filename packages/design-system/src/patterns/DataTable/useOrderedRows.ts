import { useMemo, useState } from 'react';
import type { DataTableProps } from './DataTableProps';
import { createRowOrder, type RowOrder } from './rowOrder';
import { createSorter } from './sortRows';
import type { SortOrder } from './types';

export interface OrderedRows<Row> {
  sorted: readonly Row[];
  order: RowOrder;
  sort: SortOrder | null;
  sortBy: (sort: SortOrder) => void;
  /** Returns to the order of `rows`; undefined when the table is always sorted. */
  unsort: (() => void) | undefined;
}

type Options<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'columns' | 'defaultSort' | 'sort' | 'onSortChange'
>;

export function useOrderedRows<Row>({
  rows,
  rowKey,
  columns,
  defaultSort,
  sort: controlled,
  onSortChange,
}: Options<Row>): OrderedRows<Row> {
  const [ownSort, setOwnSort] = useState<SortOrder | null>(defaultSort ?? null);
  const sort = controlled === undefined ? ownSort : controlled;
  const sortBy = (next: SortOrder | null): void => {
    setOwnSort(next);
    onSortChange?.(next);
  };
  const [sorter] = useState(() => createSorter<Row>());
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
    sortBy,
    unsort: defaultSort ? undefined : () => sortBy(null),
  };
}
