import { useMemo, useState } from 'react';
import type { DataTableProps } from './DataTableProps';
import { createRowOrder, type RowOrder } from './rowOrder';
import type { SortOrder, SortValue } from './types';

/** Made with the first sort, because it takes longer than a row. */
let collator: Intl.Collator | undefined;

const compareTexts = (a: string, b: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
};

const isMissing = (value: SortValue): value is null | undefined => value === null || value === undefined;

const compare = (a: Exclude<SortValue, null | undefined>, b: Exclude<SortValue, null | undefined>): number =>
  typeof a === 'string' && typeof b === 'string' ? compareTexts(a, b) : Number(a) - Number(b);

/** Returns a sorted copy. The sort is stable; missing values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: SortOrder['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value)) {
        return Number(isMissing(a.value)) - Number(isMissing(b.value));
      }
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

type Sorter<Row> = (
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  order: SortOrder,
) => readonly Row[];

/**
 * A sorter that caches the positions of the rows it has sorted. A subset of them, which each search keystroke
 * produces, is then sorted by small integers instead of texts.
 */
export function createSorter<Row>(): Sorter<Row> {
  let known: { order: SortOrder; sorted: readonly Row[]; positions: Map<Row, number> } | undefined;

  return (rows, sortValue, order) => {
    if (known?.order.column === order.column && known.order.direction === order.direction) {
      const positions = new Uint32Array(rows.length);
      let isPart = true;
      for (let i = 0; i < rows.length && isPart; i += 1) {
        const position = known.positions.get(rows[i] as Row);
        if (position === undefined) isPart = false;
        else positions[i] = position;
      }
      if (isPart) {
        const { sorted } = known;
        return Array.from(positions.sort(), (position) => sorted[position] as Row);
      }
    }
    const sorted = sortRows(rows, sortValue, order.direction);
    known = { order, sorted, positions: new Map(sorted.map((row, position) => [row, position])) };
    return sorted;
  };
}

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
