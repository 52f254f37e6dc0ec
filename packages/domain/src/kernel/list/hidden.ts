import { combine, type Store } from 'effector';

/** How many rows the search and the filter hide, each alone, from a list that shows none. */
export interface HiddenRows {
  readonly search: number;
  readonly filter: number;
}

const none: HiddenRows = { search: 0, filter: 0 };

/**
 * Why a list shows no rows: how many more it would show without the search, and without the filter. Computed only for
 * an empty result.
 *
 * @param options.countOf how many rows match; a filter of null matches all.
 */
export const hiddenBy = <Row, Filter extends string>(options: {
  readonly $shown: Store<readonly unknown[]>;
  readonly $rows: Store<readonly Row[]>;
  readonly $filter: Store<Filter>;
  readonly $search: Store<string>;
  readonly countOf: (rows: readonly Row[], filter: Filter | null, search: string) => number;
}): Store<HiddenRows> =>
  combine(
    options.$shown.map(({ length }) => length === 0),
    options.$rows,
    options.$filter,
    options.$search,
    (isEmpty, rows, filter, search) =>
      isEmpty && rows.length > 0
        ? { search: options.countOf(rows, filter, ''), filter: options.countOf(rows, null, search) }
        : none,
  );
