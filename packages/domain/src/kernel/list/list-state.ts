import * as z from 'zod/mini';
import { combine, createEvent, createStore, is, sample, type Event, type Store } from 'effector';
import type { PageScope } from '../page/page';
import { createQueryState } from '../page/query-state';
import { writeQuery, readQuery } from '../page/query-string';
import { createStored } from '../page/stored';

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

/** The lists that pages are about; each has its layout in this browser. */
export const listNames = [
  'access',
  'commands',
  'customers',
  'inputs',
  'monitors',
  'redirects',
  'webhooks',
] as const;

export type ListName = (typeof listNames)[number];

/** The storage key of a list's layout. */
export const listKey = (name: ListName): string => `dropdeck:list:${name}`;

/** The column that a table is sorted by. */
export interface ListOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which columns a table shows. */
export interface ListLayout {
  readonly hidden?: readonly string[] | undefined;
}

const personalList = z.object({ layout: z.object({ hidden: z.optional(z.array(z.string())) }) });

const orderOf = (sort: string): ListOrder | null =>
  sort === ''
    ? null
    : sort.startsWith('-')
      ? { column: sort.slice(1), direction: 'descending' }
      : { column: sort, direction: 'ascending' };

const sortOf = (order: ListOrder | null): string =>
  order === null ? '' : order.direction === 'descending' ? `-${order.column}` : order.column;

interface Change {
  readonly values: Partial<ListValues>;
  readonly replace: boolean;
}

/**
 * The state of a page's list: filter, order, and search in the address, and in this browser which
 * columns the person hides.
 *
 * Use it for the list that a page is about. A list in a dialog or a panel has `createSearch`.
 *
 * @param options.started the page's start with the query string that it opened with; without it, the route reports
 * that later.
 * @param options.prefix of the list's keys, on a page whose address has the keys of another list. Its changes replace
 * the history entry, so that Back leaves the page.
 */
export function createListState(options: {
  readonly name: ListName;
  readonly page: Pick<PageScope, 'started' | '$isOpen'>;
  readonly started?: Event<{ readonly query: string }>;
  readonly route: string | Store<string>;
  readonly options: ListOptions | Store<ListOptions>;
  readonly prefix?: string;
}) {
  const { page, prefix = '' } = options;
  const { started = sample({ clock: page.started, fn: () => ({ query: '' }) }) } = options;
  const $route = is.store(options.route) ? options.route : createStore(options.route);
  const $options = is.store(options.options) ? options.options : createStore(options.options);
  const filterChanged = createEvent<string>();
  const sortChanged = createEvent<string>();
  const orderChanged = createEvent<ListOrder | null>();
  const searchChanged = createEvent<string>();
  const layoutChanged = createEvent<ListLayout>();
  /** Writes keys of the page, such as a chosen server, beside those of the list. */
  const keysChanged = createEvent<Readonly<Record<string, string>>>();
  /** Clears the search, the filter or both. */
  const partsCleared = createEvent<{ readonly filter: boolean; readonly search: boolean }>();
  /** Clears the search and the filter; the order stays. */
  const cleared = createEvent();

  const personal = createStored<{ readonly layout: ListLayout }>({
    key: listKey(options.name),
    initial: { layout: {} },
    clock: started,
    schema: personalList,
  });
  const state = createQueryState({ started, isOpen: page.$isOpen, $route });
  const $values = combine(state.$query, $options, (query, known) => parseValues(query, known, prefix));

  const $layout = personal.$value.map(({ layout }) => layout);

  const isReplaced = prefix !== '';
  const changed = sample({
    clock: [
      sample({ clock: filterChanged, fn: (filter): Change => ({ values: { filter }, replace: isReplaced }) }),
      sample({
        clock: [sortChanged, sample({ clock: orderChanged, fn: sortOf })],
        fn: (sort): Change => ({ values: { sort }, replace: isReplaced }),
      }),
      // Replace the history entry, or Back would step through every keystroke.
      sample({ clock: searchChanged, fn: (search): Change => ({ values: { search }, replace: true }) }),
      sample({
        clock: [partsCleared, sample({ clock: cleared, fn: () => ({ filter: true, search: true }) })],
        fn: ({ filter, search }): Change => ({
          values: { ...(filter ? { filter: '' } : {}), ...(search ? { search: '' } : {}) },
          replace: isReplaced,
        }),
      }),
    ],
    source: { query: state.$query, values: $values, known: $options },
    fn: ({ query, values, known }, change) => ({
      query: formatValues(
        query,
        parseValues(formatValues('', { ...values, ...change.values }), known),
        prefix,
      ),
      replace: change.replace,
    }),
  });
  sample({
    clock: [
      changed,
      sample({
        clock: keysChanged,
        source: state.$query,
        fn: (query, keys) => ({ query: writeQuery(query, keys), replace: false }),
      }),
    ],
    target: state.requested,
  });

  sample({ clock: layoutChanged, fn: (layout) => ({ layout }), target: personal.changed });

  const $sort = combine($values, $options, ({ sort }, { defaultSort = '' }) => sort || defaultSort);
  const $filter = combine($values, $options, ({ filter }, { filters }) => filter || (filters[0] ?? ''));
  const $order = $sort.map(orderOf);
  const $search = $values.map(({ search }) => search);
  return {
    $query: state.$query,
    queryChanged: state.queryChanged,
    queryPopped: state.queryPopped,
    $filter,
    $sort,
    $order,
    $search,
    $layout,
    filterChanged,
    sortChanged,
    orderChanged,
    searchChanged,
    layoutChanged,
    keysChanged,
    cleared,
    partsCleared,
    part: {
      view: { search: $search, filter: $filter, sort: $order, layout: $layout },
      events: {
        onSearchChange: searchChanged,
        onFilterChange: filterChanged,
        onSortChange: orderChanged,
        onLayoutChange: layoutChanged,
        onClear: partsCleared,
      },
    },
  };
}

export type ListState = ReturnType<typeof createListState>;
