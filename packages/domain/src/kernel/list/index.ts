import { createMatcher, foldText } from '@dropdeck/text';
import * as z from 'zod/mini';
import { combine, createEvent, createStore, is, sample, type Event, type Store } from 'effector';
import type { Address } from '../page/address';
import type { PageScope } from '../page/page';
import { createStored } from '../page/stored';
import {
  formatValues,
  joinFilters,
  parseValues,
  splitFilters,
  withoutRivals,
  type Combining,
  type ListValues,
} from './values';

/** The lists that pages are about; each has its layout in this browser. */
type ListName = 'access' | 'commands' | 'customers' | 'inputs' | 'monitors' | 'redirects' | 'webhooks';

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
    : { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

const sortOf = (order: ListOrder | null): string =>
  order === null ? '' : order.direction === 'descending' ? `-${order.column}` : order.column;

const none = { search: 0, filter: 0 };

/**
 * The rows in a filter that match a search: each has every word of it, in any case and order. What is searched of a list is
 * folded once, so that a keystroke converts no text.
 */
export function createMatching<Row extends object>(searchOf: (row: Row) => string) {
  const known = new WeakMap<readonly Row[], readonly string[]>();
  return (rows: readonly Row[], search: string, isIn: (row: Row) => boolean): readonly Row[] => {
    if (search.trim() === '') return rows.filter(isIn);
    const matches = createMatcher(search);
    const texts = known.get(rows) ?? rows.map((row) => foldText(searchOf(row)));
    known.set(rows, texts);
    return rows.filter((row, at) => matches(texts[at] ?? '') && isIn(row));
  };
}

/**
 * The list that a page is about: filter, order, and search in the address, and in this browser which columns the person
 * hides. A list in a dialog or a panel has `createSearch`.
 *
 * @param options.filters the first one shows everything.
 * @param options.sorts the columns that can be sorted by, without a minus.
 * @param options.defaultSort the order of a list that is always sorted; it is left out of the address.
 * @param options.combining several filters can hold; one at a time by default.
 * @param options.comparing how rows are ordered by a sort, where the table does not do it.
 * @param options.prefix of the list's keys, on a page whose address has the keys of another list. Its changes replace
 * the history entry, so that Back leaves the page.
 */
export function createList<Row extends object>(options: {
  readonly name: ListName;
  readonly page: Pick<PageScope, 'started'>;
  readonly address: Address;
  readonly filters: readonly string[] | Store<readonly string[]>;
  readonly sorts: readonly string[];
  readonly defaultSort?: string;
  readonly $rows: Store<readonly Row[]>;
  readonly searchOf: (row: Row) => string;
  readonly isIn: (row: Row, filter: string) => boolean;
  readonly combining?: Combining;
  readonly comparing?: (sort: string) => (a: Row, b: Row) => number;
  readonly prefix?: string;
}) {
  const { page, address, filters, sorts, defaultSort = '' } = options;
  const { prefix = '', comparing, isIn, combining } = options;
  const $filters = is.store(filters) ? filters : createStore(filters);
  const changed = createEvent<Partial<ListValues>>();
  const searchChanged = createEvent<string>();
  const layoutChanged = createEvent<ListLayout>();
  /** Chooses a filter. Where filters combine, one that holds is switched off, and one of its group replaced. */
  const filterChanged = createEvent<string>();
  const sortChanged = changed.prepend((sort: string) => ({ sort }));
  /** Clears the search, the filter or both. */
  const partsCleared = changed.prepend(
    ({ filter, search }: { readonly filter: boolean; readonly search: boolean }) => ({
      ...(filter && { filter: '' }),
      ...(search && { search: '' }),
    }),
  );
  /** Clears the search and the filter; the order stays. */
  const cleared = partsCleared.prepend(() => ({ filter: true, search: true }));

  const parse = (query: string, known: readonly string[]): ListValues =>
    parseValues(query, { filters: known, sorts, defaultSort, combining }, prefix);
  const $values = combine(address.$query, $filters, parse);
  sample({
    clock: [
      sample({ clock: changed, fn: (values) => ({ values, replace: prefix !== '' }) }),
      // Replace the history entry, or Back would step through every keystroke.
      sample({ clock: searchChanged, fn: (search) => ({ values: { search }, replace: true }) }),
    ],
    source: { query: address.$query, values: $values, known: $filters },
    fn: ({ query, values, known }, { values: next, replace }) => {
      const asked: ListValues = { ...values, ...next };
      return { query: formatValues(query, parse(formatValues('', asked, prefix), known), prefix), replace };
    },
    target: address.requested,
  });

  const personal = createStored<{ readonly layout: ListLayout }>({
    key: `dropdeck:list:${options.name}`,
    initial: { layout: {} },
    clock: page.started,
    schema: personalList,
  });
  sample({ clock: layoutChanged, fn: (layout) => ({ layout }), target: personal.changed });

  const $sort = $values.map(({ sort }) => sort || defaultSort);
  const $filter = combine($values, $filters, ({ filter }, known) => filter || (known[0] ?? ''));
  /** The filters that hold: the first one alone, or others. */
  const $chosen = combine($filter, $filters, (filter, known) =>
    known.includes(filter) ? [filter] : splitFilters(filter),
  );
  sample({
    clock: filterChanged,
    source: { chosen: $chosen, known: $filters },
    fn: ({ chosen, known }, filter) => {
      if (combining === undefined || filter === known[0]) return { filter };
      const others = chosen.filter((one) => one !== filter);
      const next = others.length < chosen.length ? others : [filter, ...others];
      return { filter: joinFilters(withoutRivals(next, known, combining)) };
    },
    target: changed,
  });
  const $search = $values.map(({ search }) => search);

  const matching = createMatching(options.searchOf);
  const $sorted =
    comparing === undefined
      ? options.$rows
      : combine(options.$rows, $sort, (rows, sort) => rows.toSorted(comparing(sort)));
  const isInAll = (row: Row, chosen: readonly string[]): boolean =>
    chosen.every((filter) => isIn(row, filter));
  const $shown = combine($sorted, $chosen, $search, (rows, chosen, search) =>
    matching(rows, search, (row) => isInAll(row, chosen)),
  );
  /** Why the list shows no rows: how many more it would show without the search, and without the filter. */
  const $hidden = combine(
    $shown.map(({ length }) => length === 0),
    $sorted,
    $chosen,
    $search,
    (isEmpty, rows, chosen, search) =>
      isEmpty && rows.length > 0
        ? {
            search: matching(rows, '', (row) => isInAll(row, chosen)).length,
            filter: matching(rows, search, () => true).length,
          }
        : none,
  );
  return {
    ...address,
    $filter,
    $chosen,
    $sort,
    $search,
    $shown,
    filterChanged,
    sortChanged,
    searchChanged,
    cleared,
    partsCleared,
    part: {
      view: {
        search: $search,
        filter: combining === undefined ? $filter : $chosen,
        sort: $sort.map(orderOf),
        layout: personal.$value.map(({ layout }) => layout),
        hidden: $hidden,
      },
      events: {
        onSearchChange: searchChanged,
        onFilterChange: filterChanged,
        onSortChange: sortChanged.prepend(sortOf),
        onLayoutChange: layoutChanged,
        onClear: partsCleared,
      },
    },
  };
}

/**
 * The search box of a list, and the rows that match. The text is cleared when the page closes.
 *
 * Use it for a list in a dialog or a panel; a page's list keeps its search in the address by `createList`.
 */
export function createSearch<Row extends object>(options: {
  readonly page: { readonly closed: Event<void> };
  readonly $rows: Store<readonly Row[]>;
  readonly searchOf: (row: Row) => string;
}) {
  const searchChanged = createEvent<string>();
  const $search = createStore('')
    .on(searchChanged, (_, text) => text)
    .on(options.page.closed, () => '');
  const matching = createMatching(options.searchOf);
  const $shown = combine(options.$rows, $search, (rows, search) => matching(rows, search, () => true));
  return { $search, $shown, searchChanged };
}
