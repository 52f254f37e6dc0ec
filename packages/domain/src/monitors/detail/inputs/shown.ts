import { createMatcher, foldText } from '@dropdeck/text';
import { combine, createStore, merge, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import type { EntityId } from '../../../kernel/http';
import { readQuery } from '../../../kernel/page/query-string';
import { createAddress } from '../../../kernel/page/address';
import { createList } from '../../../kernel/list';
import { monitorHref, INPUT_KEYS, INPUT_ROW_KEY } from '../../../shell/pages';
import { $regions, $savedInputs, $uuid, loaded, page } from '../page';
import { $hasPrivateFilter } from '../../purchases';
import { $queued } from './changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $deleting } from './delete';
import { inputsAdded } from './calls';
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

const isInFilter = (input: MonitorInput, filter: string): boolean => {
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

/** Active and Disabled, and the regions, exclude each other. */
const groupOf = (filter: string): string => {
  if (filter === 'active' || filter === 'disabled') return 'status';
  return filter === 'private' ? filter : 'region';
};

const searchOf = ({ link, note }: MonitorInput): string => `${link}\n${note ?? ''}`;

const $href = $uuid.map((uuid) => monitorHref(uuid));
const address = createAddress(page, $href);

/** The list: the inputs that match the filters and, by link and note, the search. Its keys have a prefix, because the overview's stay. */
export const list = createList({
  name: 'inputs',
  prefix: INPUT_KEYS,
  page,
  address,
  filters: $filters.map((filters) => filters.map(({ id }) => id)),
  sorts: ['link', 'sizes', 'region', 'note', 'price', 'webhook', 'status'],
  $rows: $inputs,
  searchOf,
  isIn: isInFilter,
  combining: { groupOf },
});
const { $chosen, $search } = list;
export const { $shown: $shownInputs } = list;

const $linkedRow = address.$query.map((query) => readQuery(query)(INPUT_ROW_KEY));
/** The input that a link led to last, which a later read of the monitor does not show again. */
const $shownRow = createStore('').reset(page.started);
/** A link led to an input. */
const linked = sample({
  clock: [$linkedRow, loaded],
  source: { row: $linkedRow, shown: $shownRow, inputs: $savedInputs },
  filter: ({ row, shown }) => row !== shown,
  fn: ({ row, inputs }) => inputs.filter(({ id }) => String(id) === row),
});
$shownRow
  .on(linked, (shown, [input]) => (input === undefined ? shown : String(input.id)))
  .on($linkedRow, (shown, row) => (row === '' ? '' : shown));

// Clear the filters or the search if they hide an input that was just added, or that a link led to.
const hidingParts = sample({
  clock: merge([inputsAdded, linked]),
  source: { chosen: $chosen, search: $search },
  fn: ({ chosen, search }, added) => {
    const matches = createMatcher(search);
    return {
      filter: added.some((input) => !chosen.every((filter) => isInFilter(input, filter))),
      search: added.some((input) => !matches(foldText(searchOf(input)))),
    };
  },
});
sample({ clock: hidingParts, filter: ({ filter, search }) => filter || search, target: list.partsCleared });

/** An input to scroll to. */
export interface Revealed {
  readonly id: EntityId;
  readonly count: number;
  /** A link led to it, so it is scrolled to also when the list appears with it. */
  readonly isLinked?: true;
}
const revealedAfter = (
  last: Revealed | null,
  input: MonitorInput | undefined,
  how: Pick<Revealed, 'isLinked'> = {},
): Revealed | null => (input === undefined ? last : { id: input.id, count: (last?.count ?? 0) + 1, ...how });

/** The first of the inputs that were added last, or that a link led to, to scroll to; `count` makes each time unique. */
export const $revealed = createStore<Revealed | null>(null)
  .on(page.started, () => null)
  .on(inputsAdded, (last, [input]) => revealedAfter(last, input))
  .on(linked, (last, [input]) => revealedAfter(last, input, { isLinked: true }));

export const $total = $inputs.map(({ length }) => length);
export const $activeCount = $inputs.map((inputs) => inputs.filter(({ active }) => active === true).length);
