import { createMatcher, foldText } from '@dropdeck/text';
import { combine, createEvent, createStore, type Event, type Store } from 'effector';
import { hiddenBy } from './hidden';

interface Indexed<Row> {
  readonly row: Row;
  readonly text: string;
}

/** Rows with their folded search texts, so that a keystroke converts no text. */
const indexRows = <Row>($rows: Store<readonly Row[]>, textOf: (row: Row) => string) =>
  $rows.map((rows): readonly Indexed<Row>[] => rows.map((row) => ({ row, text: foldText(textOf(row)) })));

const matching = <Row>(
  index: readonly Indexed<Row>[],
  isIn: (row: Row) => boolean,
  search: string,
): readonly Row[] => {
  const matches = createMatcher(search);
  return index.filter(({ row, text }) => matches(text) && isIn(row)).map(({ row }) => row);
};

/**
 * The rows of a list that match its filter and its search, and how many rows the two hide from an empty result.
 *
 * @param options.textOf what of a row is searched.
 * @param options.isIn whether a row is in a filter other than the first.
 */
export function matchRows<Row>(options: {
  readonly $rows: Store<readonly Row[]>;
  readonly $search: Store<string>;
  readonly $filter: Store<string>;
  readonly textOf: (row: Row) => string;
  readonly isIn: (row: Row, filter: string) => boolean;
}) {
  const { $search, $filter, isIn } = options;
  const $index = indexRows(options.$rows, options.textOf);
  const $shown = combine($index, $filter, $search, (index, filter, search) =>
    matching(index, (row) => isIn(row, filter), search),
  );
  const $hidden = hiddenBy({
    $shown,
    $rows: $index,
    $filter,
    $search,
    countOf: (index, filter, search) =>
      matching(index, (row) => filter === null || isIn(row, filter), search).length,
  });
  return { $shown, $hidden };
}

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
  const $shown = combine(indexRows(options.$rows, options.textOf), $search, (index, search) =>
    matching(index, () => true, search),
  );
  return { $search, $shown, searchChanged };
}
