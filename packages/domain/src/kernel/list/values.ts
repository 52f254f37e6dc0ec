import { readQuery, writeQuery } from '../page/query-string';

/** How the filters of a list combine: one of each group can hold, and all that hold must match. */
export interface Combining {
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

/** What the address says about a list. An empty text is the default. */
export interface ListValues {
  /** One filter; several, in a list whose filters combine, are joined by commas. */
  readonly filter: string;
  /** The id of a column, after a minus if descending. */
  readonly sort: string;
  readonly search: string;
}

interface Known {
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  readonly defaultSort?: string | undefined;
  readonly combining?: Combining | undefined;
}

/** Ignores case, spaces, dashes and underscores: `Not Setup`, `not_setup` and `NOTSETUP` are the same. */
const normalize = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

const find = (known: readonly string[], text: string): string =>
  // Most keys are absent, and each letter of a search reads them.
  text === '' || known.includes(text)
    ? text
    : (known.find((one) => normalize(one) === normalize(text)) ?? '');

function readFilter(text: string, { filters, combining }: Known): string {
  const [all] = filters;
  const whole = find(filters, text);
  if (whole === all) return '';
  if (whole !== '' || combining === undefined) return whole;
  const parts = splitFilters(text).map((part) => find(filters, part));
  const chosen = parts.filter((part) => part !== '' && part !== all);
  return joinFilters(withoutRivals(chosen, filters, combining));
}

function readSort(text: string, { sorts, defaultSort = '' }: Known): string {
  const column = find(sorts, text);
  if (column === '') return '';
  const sort = text.trim().startsWith('-') ? `-${column}` : column;
  return sort === defaultSort ? '' : sort;
}

/**
 * Reads a list's state from a query string. Unknown values count as the default.
 *
 * @param query with or without its question mark.
 * @param prefix of the list's keys, for a page with keys of another list.
 */
export function parseValues(query: string, known: Known, prefix = ''): ListValues {
  const valueOf = readQuery(query);
  return {
    filter: readFilter(valueOf(`${prefix}filter`), known),
    sort: readSort(valueOf(`${prefix}sort`), known),
    search: valueOf(`${prefix}search`),
  };
}

/**
 * Writes a list's state into a query string. Other keys stay; default values are left out.
 *
 * @returns `''`, or a query string with its question mark.
 */
export const formatValues = (query: string, { filter, sort, search }: ListValues, prefix = ''): string =>
  writeQuery(
    query,
    Object.fromEntries(
      Object.entries({ filter, sort, search }).map(([key, value]) => [`${prefix}${key}`, value]),
    ),
  );
