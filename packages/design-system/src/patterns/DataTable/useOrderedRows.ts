import { useMemo, useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { DataTableProps, RowKey, SortOrder, SortValue } from './types';

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

/**
 * A sorter that caches the positions of the rows it has sorted. A subset of them, which each search keystroke
 * produces, is then sorted by small integers instead of texts.
 */
export function createSorter<Row>() {
  let known: { order: SortOrder; sorted: readonly Row[]; positions: Map<Row, number> } | undefined;

  return (rows: readonly Row[], sortValue: (row: Row) => SortValue, order: SortOrder): readonly Row[] => {
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
  /** Of the sorted rows. */
  keys: readonly RowKey[];
  sort: SortOrder | null;
  /** Stable. */
  sortBy: (sort: SortOrder | null) => void;
}

export function useOrderedRows<Row>(props: DataTableProps<Row>): OrderedRows<Row> {
  const { rows, rowKey, columns, defaultSort = null } = props;
  const [ownSort, setOwnSort] = useState<SortOrder | null>(defaultSort);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sortBy = useLatestCallback((next: SortOrder | null): void => {
    setOwnSort(next);
    props.onSortChange?.(next);
  });
  const [sorter] = useState(() => createSorter<Row>());
  const id = sort?.column;
  const direction = sort?.direction;
  const sorted = useMemo(() => {
    const value = columns.find((column) => column.id === id)?.sortValue;
    return value && id !== undefined && direction ? sorter(rows, value, { column: id, direction }) : rows;
  }, [rows, columns, id, direction, sorter]);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  return { sorted, keys, sort, sortBy };
}
