import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { withValues } from '../../kernel/entries';
import {
  createMonitorList,
  filterMonitors,
  indexMonitors,
  builtInViews,
  filtersFor,
  listOptions,
} from '../../monitors/list';
import { $isDeveloper } from '../../account/session';
import { $pins, $tags, arrangementNeeded } from '../../monitors/arrangement';
import { readAccountStorageFx } from '../../kernel/page/account-storage';
import { listKey } from '../../kernel/list/names';
import { readPersonal } from '../../kernel/list/personal';
import { parseValues } from '../../kernel/list/values';
import { page } from './source';

export const searchChanged = createEvent<string>();
/** A product's name; '' for all. */
export const productChanged = createEvent<string>();
/** The id of a view of the overview: its filter and search apply. */
export const viewChanged = createEvent<string>();
export const picked = createEvent<{ readonly uuid: string; readonly isPicked: boolean }>();
/** Picks all monitors that match, or lets go of them. */
export const matchesPicked = createEvent<boolean>();

const list = createMonitorList(page, sample({ clock: page.started, filter: ({ isClone }) => !isClone }));

const $monitors = combine(list.$monitors, page.$params, (monitors, opening) =>
  monitors.filter(({ monitor_uuid }) => monitor_uuid !== opening?.uuid),
);
sample({ clock: page.started, target: arrangementNeeded });
const $filters = combine($isDeveloper, $tags, filtersFor);
const $indexed = combine($monitors, $pins, $tags, indexMonitors);

const readViewsFx = attach({
  effect: readAccountStorageFx,
  mapParams: (_: unknown) => [listKey('monitors')],
});
sample({ clock: page.started, target: readViewsFx });
const $savedViews = createStore<ReturnType<typeof readPersonal>['views']>([]).on(
  readViewsFx.doneData,
  (_, stored) => readPersonal(stored[listKey('monitors')] ?? null).views,
);
const $views = combine($filters, $savedViews, $locale, (filters, saved) => [
  ...builtInViews(filters),
  ...saved,
]);
const $view = createStore('all')
  .on(viewChanged, (_, id) => id)
  .on(page.closed, () => 'all');
const $values = combine($views, $view, $filters, (views, id, filters) =>
  parseValues(views.find((view) => view.id === id)?.query ?? '', listOptions(filters)),
);

const viewApplied = sample({ clock: viewChanged, source: $values, fn: ({ search }) => search });
const $search = createStore('')
  .on(searchChanged, (_, text) => text)
  .on(viewApplied, (_, text) => text)
  .on(page.closed, () => '');
const $product = createStore('')
  .on(productChanged, (_, name) => name)
  .on(page.closed, () => '');

const $filter = combine(
  $filters,
  $values,
  (filters, { filter }) => filters.find((one) => one === filter) ?? 'all',
);
const $matching = combine($indexed, $filter, $search, $product, (indexed, filter, search, product) =>
  filterMonitors(indexed, { filter, search }).filter(
    (monitor) => product === '' || monitor.product === product,
  ),
);

const $picked = createStore<ReadonlySet<string>>(new Set())
  .on(picked, (all, { uuid, isPicked }) => withValues(all, [uuid], isPicked))
  .on(
    sample({ clock: matchesPicked, source: $matching, fn: (monitors, isPicked) => ({ monitors, isPicked }) }),
    (all, { monitors, isPicked }) =>
      withValues(
        all,
        monitors.map(({ uuid }) => uuid),
        isPicked,
      ),
  )
  .on(page.closed, () => new Set());

/** The picked monitors, in the order of the list. */
export const $targets = combine($indexed, $picked, (indexed, chosen) =>
  indexed.filter(({ view }) => chosen.has(view.uuid)).map(({ view: { uuid, name } }) => ({ uuid, name })),
);

/** The monitors to apply to. */
export const targets = {
  view: {
    status: list.$status,
    monitors: $matching,
    total: $monitors.map(({ length }) => length),
    picked: $picked,
    search: $search,
    product: $product,
    products: $monitors.map((monitors) =>
      [...new Set(monitors.map(({ product_name }) => product_name ?? ''))].filter(Boolean).toSorted(),
    ),
    view: $view,
    views: $views,
  },
  events: {
    onSearchChange: searchChanged,
    onProductChange: productChanged,
    onViewChange: viewChanged,
    onPick: picked,
    onPickMatches: matchesPicked,
    onRetry: list.retried,
  },
} as const;
