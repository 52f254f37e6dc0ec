import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { withValues } from '../../kernel/entries';
import { $cachedAnswers, cachedAnswer, callOf } from '../../kernel/http';
import { createMatching } from '../../kernel/list';
import { createLoad } from '../../kernel/page/load';
import { filtersFor, isInFilter, namedFilter, viewMonitors, type MonitorView } from '../../monitors/list';
import { getMonitors } from '../../contract/calls/monitors';
import { $isDeveloper } from '../../account/session';
import { $pins, arrangementNeeded } from '../../monitors/arrangement';
import { page } from './source';

const searchChanged = createEvent<string>();
/** A product's name; '' for all. */
const productChanged = createEvent<string>();
/** A filter of the overview. */
const viewChanged = createEvent<string>();
const picked = createEvent<{ readonly uuid: string; readonly isPicked: boolean }>();
/** Picks all monitors that match, or lets go of them. */
const matchesPicked = createEvent<boolean>();

// The overview's last answer, or a load of it.
const query = createLoad({ page, read: callOf(getMonitors), dataOf: () => null, initial: null });
const $answer = $cachedAnswers.map(
  (cached) => cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null,
);
sample({
  clock: page.started,
  source: $answer,
  filter: (answer, { isClone }) => answer === null && !isClone,
  fn: () => ({}),
  target: query.start,
});

const $monitors = combine($answer, page.$params, (answer, opening) =>
  (answer ?? []).filter(({ monitor_uuid }) => monitor_uuid !== opening?.uuid),
);
sample({ clock: page.started, target: arrangementNeeded });
const $all = combine($monitors, $pins, viewMonitors);

const $views = combine($isDeveloper, $locale, (isDeveloper) => filtersFor(isDeveloper).map(namedFilter));
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
    status: combine($answer, query.$status, (answer, status) => (answer === null ? status : 'ready')),
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
    onRetry: query.reload,
  },
} as const;
