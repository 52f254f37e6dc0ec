import { readQuery, writeQuery } from '../page/query-string';

/** What the address says about a list. An empty text is the default. */
export interface ListValues {
  readonly filter: string;
  /** The id of a column, after a minus if descending. */
  readonly sort: string;
  readonly search: string;
}

export const valueKeys = ['filter', 'sort', 'search'] as const;

export const defaultValues: ListValues = {
  filter: '',
  sort: '',
  search: '',
};

/** What a list can be filtered and sorted by. */
export interface ListOptions {
  /** The first one shows everything. */
  readonly filters: readonly string[];
  /** The columns that can be sorted by, without a minus. */
  readonly sorts: readonly string[];
  /** The order of a list that is always sorted; it is left out of the address. */
  readonly defaultSort?: string;
}

/** Ignores case, spaces, dashes and underscores: `Not Setup`, `not_setup` and `NOTSETUP` are the same. */
const normalize = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

const find = (known: readonly string[], text: string): string =>
  // Most keys are absent, and each letter of a search reads them.
  text === '' || known.includes(text)
    ? text
    : (known.find((one) => normalize(one) === normalize(text)) ?? '');

function readSort(text: string, { sorts, defaultSort = '' }: ListOptions): string {
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
export function parseValues(query: string, options: ListOptions, prefix = ''): ListValues {
  const valueOf = readQuery(query);
  const filter = find(options.filters, valueOf(`${prefix}filter`));
  return {
    filter: filter === options.filters[0] ? '' : filter,
    sort: readSort(valueOf(`${prefix}sort`), options),
    search: valueOf(`${prefix}search`),
  };
}

/**
 * Writes a list's state into a query string. Other keys stay; default values are left out.
 *
 * @returns `''`, or a query string with its question mark.
 */
export const formatValues = (query: string, values: ListValues, prefix = ''): string =>
  writeQuery(query, Object.fromEntries(valueKeys.map((key) => [`${prefix}${key}`, values[key]])));
