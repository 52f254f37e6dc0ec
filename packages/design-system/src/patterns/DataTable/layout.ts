import type { Column, TableLayout } from './types';

/** The column that names a row: the first one, unless another is marked. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** The hidden columns: the chosen ones, or else those that are declared hidden. */
export const hiddenIn = <Row>(columns: readonly Column<Row>[], layout: TableLayout): ReadonlySet<string> =>
  new Set(layout.hidden ?? columns.filter(({ isHidden }) => isHidden).map(({ id }) => id));
