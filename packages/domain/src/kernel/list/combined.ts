/** How the filters of a list combine: one of each group can hold, and all that hold must match. */
export interface Combining {
  /** The group of a filter. */
  readonly groupOf: (filter: string) => string;
}

const comma = ',';
const escaped = '%2C';

/** Filters as one text of the address; one alone is as it is. */
export const joinFilters = (filters: readonly string[]): string =>
  filters.length === 1
    ? (filters[0] ?? '')
    : filters.map((filter) => filter.replaceAll(comma, escaped)).join(comma);

/** The filters in a text of the address. */
export const splitFilters = (text: string): readonly string[] =>
  text.split(comma).map((filter) => filter.replaceAll(escaped, comma));

/** One filter of each group, the first, in the order of `known`. */
export function withoutRivals(
  filters: readonly string[],
  known: readonly string[],
  { groupOf }: Combining,
): readonly string[] {
  const groups = new Map<string, string>();
  for (const filter of filters) if (!groups.has(groupOf(filter))) groups.set(groupOf(filter), filter);
  const kept = new Set(groups.values());
  return known.filter((filter) => kept.has(filter));
}
