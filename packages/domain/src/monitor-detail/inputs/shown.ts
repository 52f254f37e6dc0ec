import { combine, createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../../shared/http';
import { createMatch } from '../../shared/search';
import type { MonitorInput } from '../contract';
import { page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateFilter } from '../roles';
import { $deleting } from './delete';
import { $savedInputs, inputsAdded } from './list';
import { $queued, inputsChanged } from './queue';

/** What the table of inputs can be filtered by (specification 9); a region by its key. */
export type InputFilter = 'all' | 'active' | 'disabled' | 'private' | `region:${string}`;

export const inputFilterChanged = createEvent<InputFilter>();
export const inputSearchChanged = createEvent<string>();
/** An input is switched on or off. */
export const activeChanged = createEvent<{ readonly id: EntityId; readonly isActive: boolean }>();
/** Fields that many inputs can be given at once. */
export type BulkChange = Partial<Pick<MonitorInput, 'active' | 'region' | 'sizeRange' | 'note'>>;
export const manyChanged = createEvent<{ readonly ids: readonly EntityId[]; readonly change: BulkChange }>();

/** All inputs as they will be when all that is under way has succeeded. */
export const $inputs = combine($savedInputs, $queued, $deleting, (saved, queued, deleting) =>
  queued.size === 0 && deleting.size === 0
    ? saved
    : saved.filter(({ id }) => !deleting.has(id)).map((input) => queued.get(input.id) ?? input),
);

/** The filters to choose from: Private for some purchases, regions where there are several webhooks. */
export const $inputFilters = combine(
  $hasPrivateFilter,
  $regions,
  (hasPrivate, regions): readonly { readonly id: InputFilter; readonly label: string }[] => [
    { id: 'all', label: 'All' },
    { id: 'active', label: 'Active' },
    { id: 'disabled', label: 'Disabled' },
    ...(hasPrivate ? [{ id: 'private' as const, label: 'Private' }] : []),
    ...(regions.length > 1
      ? regions.map(({ region, label }) => ({ id: `region:${region}` as const, label: `Region ${label}` }))
      : []),
  ],
);

export const $inputFilter = createStore<InputFilter>('all')
  .on(page.started, () => 'all')
  .on(inputFilterChanged, (_, filter) => filter);
export const $inputSearch = createStore('')
  .on(page.started, () => '')
  .on(inputSearchChanged, (_, text) => text);

const fits = (input: MonitorInput, filter: InputFilter): boolean => {
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

/** An input with what it is found by, in lower case. */
interface IndexedInput {
  readonly input: MonitorInput;
  readonly text: string;
}

// The text of an input is read once, however many others change; a list is indexed when it is first searched.
const known = new WeakMap<MonitorInput, IndexedInput>();
const lists = new WeakMap<readonly MonitorInput[], readonly IndexedInput[]>();

function once<Key extends object, Value>(cache: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const last = cache.get(key);
  if (last !== undefined) return last;
  const made = make();
  cache.set(key, made);
  return made;
}

const indexed = (inputs: readonly MonitorInput[]): readonly IndexedInput[] =>
  once(lists, inputs, () =>
    inputs.map((input) =>
      once(known, input, () => ({ input, text: `${input.link}\n${input.note ?? ''}`.toLowerCase() })),
    ),
  );

/** The inputs that fit the filter and the search, by link and note. */
export function filterInputs(
  inputs: readonly MonitorInput[],
  filter: InputFilter,
  search: string,
): readonly MonitorInput[] {
  if (filter === 'all' && search.trim() === '') return inputs;
  const matches = createMatch(search);
  const shown: MonitorInput[] = [];
  for (const { input, text } of indexed(inputs)) {
    if (matches(text) && fits(input, filter)) shown.push(input);
  }
  return shown;
}

// What hides an input that was just added is cleared, and nothing else.
const hiding = sample({
  clock: inputsAdded,
  source: { filter: $inputFilter, search: $inputSearch },
  fn: ({ filter, search }, added) => ({
    isFiltered: filterInputs(added, filter, '').length < added.length,
    isSearched: filterInputs(added, 'all', search).length < added.length,
  }),
});
$inputFilter.on(hiding, (filter, { isFiltered }) => (isFiltered ? 'all' : filter));
$inputSearch.on(hiding, (search, { isSearched }) => (isSearched ? '' : search));

/** The input to scroll to, added last; `count` tells one addition from the next. */
export const $revealedInput = createStore<{ readonly id: EntityId; readonly count: number } | null>(null)
  .on(page.started, () => null)
  .on(inputsAdded, (last, added) => {
    const input = added.at(-1);
    return input === undefined ? last : { id: input.id, count: (last?.count ?? 0) + 1 };
  });

export const $shownInputs = combine($inputs, $inputFilter, $inputSearch, filterInputs);

sample({
  clock: [
    sample({ clock: activeChanged, fn: ({ id, isActive }) => ({ ids: [id], change: { active: isActive } }) }),
    manyChanged,
  ],
  source: $inputs,
  fn: (inputs, { ids, change }) => {
    const wanted = new Set(ids);
    const apply = (input: MonitorInput): MonitorInput => ({ ...input, ...change });
    return inputs.filter(({ id }) => wanted.has(id)).map(apply);
  },
  target: inputsChanged,
});
