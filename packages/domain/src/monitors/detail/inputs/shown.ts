import { createMatcher, foldText } from '@dropdeck/text';
import { combine, createStore, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import type { EntityId } from '../../../kernel/http';
import { createListState, hiddenBy } from '../../../kernel/list';
import { monitorHref, INPUT_KEYS } from '../../../shell/pages';
import { $uuid, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateFilter } from '../../purchases';
import { $queued } from './changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $deleting } from './delete-many';
import { $savedInputs, inputsAdded } from './list';
import { t } from '../text.en';

/** The filters of the input table (specification 9). */
type InputFilter = 'all' | 'active' | 'disabled' | 'private' | `region:${string}`;

/** The inputs with queued changes and pending deletes applied. */
export const $inputs = combine($savedInputs, $queued, $deleting, (saved, queued, deleting) =>
  queued.size === 0 && deleting.size === 0
    ? saved
    : saved.filter(({ id }) => !deleting.has(id)).map((input) => queued.get(input.id)?.mine ?? input),
);

/** The available filters: Private depends on the purchases, regions need more than one webhook. */
export const $filters = combine(
  $hasPrivateFilter,
  $regions,
  $locale,
  (hasPrivate, regions): readonly { readonly id: InputFilter; readonly label: string }[] => [
    { id: 'all', label: t('all') },
    { id: 'active', label: t('active') },
    { id: 'disabled', label: t('disabled') },
    ...(hasPrivate ? [{ id: 'private' as const, label: t('private') }] : []),
    ...(regions.length > 1
      ? regions.map(({ region, label }) => ({
          id: `region:${region}` as const,
          label: t('region', { label }),
        }))
      : []),
  ],
);

const inputColumns = ['link', 'sizes', 'region', 'note', 'price', 'webhook', 'status'];

/** The state of the list, in the address: its keys have a prefix, because the overview's keys stay there. */
export const list = createListState({
  name: 'inputs',
  prefix: INPUT_KEYS,
  page,
  route: $uuid.map((uuid) => monitorHref(uuid)),
  options: $filters.map((filters) => ({
    filters: filters.map(({ id }) => id),
    sorts: inputColumns,
  })),
});
export const { $search, filterChanged, searchChanged } = list;
export const $filter = combine(
  list.$filter,
  $filters,
  (wanted, filters) => filters.find(({ id }) => id === wanted)?.id ?? 'all',
);

const matchesFilter = (input: MonitorInput, filter: InputFilter): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'active':
      return input.active === true;
    case 'disabled':
      return input.active !== true;
    case 'private':
      return input.private === true;
    default:
      return input.region === filter.slice('region:'.length);
  }
};

interface IndexedInput {
  readonly input: MonitorInput;
  readonly text: string;
}

// Caches per input and per list, so that a change reindexes one input and an unsearched list none.
const indexCache = new WeakMap<MonitorInput, IndexedInput>();
const listCache = new WeakMap<readonly MonitorInput[], readonly IndexedInput[]>();

function memoize<Key extends object, Value>(cache: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const last = cache.get(key);
  if (last !== undefined) return last;
  const value = make();
  cache.set(key, value);
  return value;
}

const indexed = (inputs: readonly MonitorInput[]): readonly IndexedInput[] =>
  memoize(listCache, inputs, () =>
    inputs.map((input) =>
      memoize(indexCache, input, () => ({ input, text: foldText(`${input.link}\n${input.note ?? ''}`) })),
    ),
  );

/** The inputs that match the filter and the search, by link and note. */
function filterInputs(
  inputs: readonly MonitorInput[],
  filter: InputFilter,
  search: string,
): readonly MonitorInput[] {
  if (filter === 'all' && search.trim() === '') return inputs;
  const matches = createMatcher(search);
  const shown: MonitorInput[] = [];
  for (const { input, text } of indexed(inputs)) {
    if (matches(text) && matchesFilter(input, filter)) shown.push(input);
  }
  return shown;
}

// Clear the filter or the search if it hides an input that was just added.
const hidingFilters = sample({
  clock: inputsAdded,
  source: { filter: $filter, search: $search },
  fn: ({ filter, search }, added) => ({
    isFiltered: filterInputs(added, filter, '').length < added.length,
    isSearched: filterInputs(added, 'all', search).length < added.length,
  }),
});
sample({
  clock: hidingFilters,
  filter: ({ isFiltered, isSearched }) => isFiltered || isSearched,
  fn: ({ isFiltered, isSearched }) => ({ filter: isFiltered, search: isSearched }),
  target: list.partsCleared,
});

/** The first of the inputs that were added last, to scroll to; `count` makes each addition unique. */
export const $revealed = createStore<{ readonly id: EntityId; readonly count: number } | null>(null)
  .on(page.started, () => null)
  .on(inputsAdded, (last, added) => {
    const [input] = added;
    return input === undefined ? last : { id: input.id, count: (last?.count ?? 0) + 1 };
  });

export const $shownInputs = combine($inputs, $filter, $search, filterInputs);
export const $hidden = hiddenBy({
  $shown: $shownInputs,
  $rows: $inputs,
  $filter,
  $search,
  countOf: (rows, filter, search) => filterInputs(rows, filter ?? 'all', search).length,
});
export const $total = $inputs.map(({ length }) => length);
export const $activeCount = $inputs.map((inputs) => inputs.filter(({ active }) => active === true).length);
