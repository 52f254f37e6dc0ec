import type { Column, TableLayout } from './types';

interface Identified {
  readonly id: string;
}

/** The narrowest and the widest that a column can be made, in pixels. */
export const MIN_COLUMN_WIDTH = 56;
export const MAX_COLUMN_WIDTH = 1_200;

/** A width within the limits, in whole pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.max(MIN_COLUMN_WIDTH, Math.min(width, MAX_COLUMN_WIDTH)));

/** The column that names a row: the first one, unless another is marked. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** Sorts columns by a list of ids. A column that is not in it follows the one declared before it. */
export function arrange<One extends Identified>(
  columns: readonly One[],
  order: readonly string[] = [],
): readonly One[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const result = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  if (result.length === 0) return columns;
  const listed = new Set(result);
  for (const [index, column] of columns.entries()) {
    if (listed.has(column)) continue;
    const before = columns[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column);
  }
  return result;
}

/** The columns in the order of a layout. The row header stays where it is declared. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
): readonly Column<Row>[] {
  const name = rowHeaderOf(columns);
  return arrange(
    columns,
    layout.order?.filter((id) => id !== name?.id),
  );
}

/** Moves an id right before or after another one. */
export function moveBeside(
  ids: readonly string[],
  id: string,
  other: string,
  side: 'before' | 'after',
): readonly string[] {
  if (id === other) return ids;
  const rest = ids.filter((one) => one !== id);
  rest.splice(rest.indexOf(other) + (side === 'after' ? 1 : 0), 0, id);
  return rest;
}

/** The hidden columns: the chosen ones, or else those that are declared hidden. */
export const hiddenIn = <Row>(columns: readonly Column<Row>[], layout: TableLayout): ReadonlySet<string> =>
  new Set(layout.hidden ?? columns.filter(({ isHidden }) => isHidden).map(({ id }) => id));

/** The chosen widths of existing columns, within the limits. */
export const widthsIn = (
  columns: readonly Identified[],
  { widths = {} }: TableLayout,
): ReadonlyMap<string, number> =>
  new Map(
    columns.flatMap(({ id }) => {
      const width = widths[id];
      return width !== undefined && Number.isFinite(width) ? [[id, clampWidth(width)]] : [];
    }),
  );
