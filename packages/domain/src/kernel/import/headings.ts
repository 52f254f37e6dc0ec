import { IGNORED, OTHER, type ListColumns } from './columns';

/** The columns by heading, and which headings belong to the first one. */
export interface ColumnIndex {
  readonly names: readonly string[];
  /** The columns of a row without a heading. */
  readonly unnamed: readonly string[];
  readonly byHeading: ReadonlyMap<string, string>;
  readonly firstHeadings: readonly string[];
  readonly writeJson: (column: string, value: string | number | boolean) => string;
}

const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/g, '');

const indexes = new WeakMap<object, ColumnIndex>();

/** The index of a declaration, made once. */
export function columnIndex(list: ListColumns<never>): ColumnIndex {
  const known = indexes.get(list);
  if (known !== undefined) return known;
  const headings = list.columns.map(({ name, aliases = [] }) => [headingKey(name), ...aliases]);
  const names = list.columns.map(({ name }) => name);
  const index: ColumnIndex = {
    names,
    unnamed: names.slice(0, list.unnamed),
    byHeading: new Map([
      [IGNORED, IGNORED],
      [OTHER, OTHER],
      ...headings.flatMap((keys, at) => keys.map((key) => [key, names[at] ?? ''] as const)),
    ]),
    firstHeadings: headings[0] ?? [],
    writeJson: (column, value) =>
      list.columns.find(({ name }) => name === column)?.writeJson?.(value) ?? String(value),
  };
  indexes.set(list, index);
  return index;
}

/** The column of a heading's cell, ignoring case, spaces, dashes and underscores. */
export const columnOf = ({ byHeading }: ColumnIndex, heading: string): string | undefined =>
  byHeading.get(headingKey(heading));

/** Whether a line may be a heading, without splitting it. */
export function mayBeHeading({ firstHeadings }: ColumnIndex, line: string): boolean {
  if (line.includes('://')) return false;
  const key = headingKey(line);
  return firstHeadings.some((heading) => key.includes(heading));
}

/**
 * Parses a row as a heading.
 *
 * @returns the column of each cell, or `null` if the row is not a heading.
 */
export function readHeading(index: ColumnIndex, cells: readonly string[]): readonly string[] | null {
  const columns = cells.map((cell) => columnOf(index, cell));
  return columns.includes(index.names[0]) && columns.every((column) => column !== undefined) ? columns : null;
}
