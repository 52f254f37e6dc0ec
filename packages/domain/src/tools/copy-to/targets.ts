import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { withValues } from '../../kernel/entries';
import { createMatching } from '../../kernel/list';
import {
  createMonitorList,
  filterNames,
  filtersFor,
  isInFilter,
  viewMonitors,
  type MonitorView,
} from '../../monitors/list';
import { $isDeveloper } from '../../account/session';
import { $pins, arrangementNeeded } from '../../monitors/arrangement';
import { page } from './source';

export const searchChanged = createEvent<string>();
/** A product's name; '' for all. */
export const productChanged = createEvent<string>();
/** A filter of the overview. */
export const viewChanged = createEvent<string>();
export const picked = createEvent<{ readonly uuid: string; readonly isPicked: boolean }>();
/** Picks all monitors that match, or lets go of them. */
export const matchesPicked = createEvent<boolean>();

const list = createMonitorList(page, sample({ clock: page.started, filter: ({ isClone }) => !isClone }));

const $monitors = combine(list.$monitors, page.$params, (monitors, opening) =>
  monitors.filter(({ monitor_uuid }) => monitor_uuid !== opening?.uuid),
);
sample({ clock: page.started, target: arrangementNeeded });
const $all = combine($monitors, $pins, viewMonitors);

const $views = combine($isDeveloper, $locale, (isDeveloper) => filterNames(filtersFor(isDeveloper)));
const $view = createStore('all')
  .on(viewChanged, (_, id) => id)
  .on(page.closed, () => 'all');
const $search = createStore('')
  .on(searchChanged, (_, text) => text)
  .on([viewChanged, page.closed], () => '');
const $product = createStore('')
  .on(productChanged, (_, name) => name)
  .on(page.closed, () => '');

const matching = createMatching(({ name }: MonitorView) => name);
const $matching = combine($all, $view, $search, $product, (monitors, filter, search, product) =>
  matching(
    monitors,
    search,
    (monitor) => isInFilter(monitor, filter) && (product === '' || monitor.product === product),
  ),
);

const manyPicked = sample({
  clock: matchesPicked,
  source: $matching,
  fn: (monitors, isPicked) => ({ uuids: monitors.map(({ uuid }) => uuid), isPicked }),
});
const $picked = createStore<ReadonlySet<string>>(new Set())
  .on(picked, (all, { uuid, isPicked }) => withValues(all, [uuid], isPicked))
  .on(manyPicked, (all, { uuids, isPicked }) => withValues(all, uuids, isPicked))
  .on(page.closed, () => new Set());

/** The picked monitors, in the order of the list. */
export const $targets = combine($all, $picked, (monitors, chosen) =>
  monitors.filter(({ uuid }) => chosen.has(uuid)).map(({ uuid, name }) => ({ uuid, name })),
);

/** The monitors to copy to. */
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
