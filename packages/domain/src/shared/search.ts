import { combine, createEvent, createStore, type Event, type Store } from 'effector';

/**
 * The matcher of a list's search box. A text matches if it contains every word of the query, in any order
 * ("nike snkrs 12"); a blank query matches everything. Create it once per query, not once per row.
 *
 * @returns a test that takes the text of a row in lower case.
 */
export function createMatcher(query: string): (text: string) => boolean {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => words.every((word) => text.includes(word));
}

/**
 * The rows of a list that match a search. The rows are indexed when they change, so that a keystroke converts
 * no text.
 *
 * @param options.textOf what of a row is searched.
 */
export const matchRows = <Row>(options: {
  readonly $search: Store<string>;
  readonly $rows: Store<readonly Row[]>;
  readonly textOf: (row: Row) => string;
}): Store<readonly Row[]> =>
  combine(
    options.$rows.map((rows) => rows.map((row) => ({ row, text: options.textOf(row).toLowerCase() }))),
    options.$search,
    (index, search): readonly Row[] => {
      const matches = createMatcher(search);
      return index.filter(({ text }) => matches(text)).map(({ row }) => row);
    },
  );

/**
 * The search box of a list, and the rows that match. The text is cleared when the page closes.
 *
 * Use it for a list in a dialog or a panel; a page's list keeps its search in the address by `createListState`.
 *
 * @param options.textOf what of a row is searched.
 */
export function createSearch<Row>(options: {
  readonly page: { readonly closed: Event<void> };
  readonly $rows: Store<readonly Row[]>;
  readonly textOf: (row: Row) => string;
}) {
  const searchChanged = createEvent<string>();
  const $search = createStore('')
    .on(searchChanged, (_, text) => text)
    .on(options.page.closed, () => '');
  return { $search, $shown: matchRows({ ...options, $search }), searchChanged };
}
