import { combine, createEvent, sample } from 'effector';
import { $brandWords } from '../../shell/brand-words';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { readRequested } from '../../monitors/everywhere/reading';
import { $details as $known } from '../../monitors/loaded';
import { pages } from '../../shell/pages';
import { $info, hasMonitors } from '../../account/session';
import { settingsOf } from '../../resources/setting-values';
import { $locale } from '../../kernel/format';
import { createList } from '../../kernel/list';
import { createAddress } from '../../kernel/page/address';
import { createPage } from '../../kernel/page/page';
import { readQuery } from '../../kernel/page/query-string';
import { collectValues, type ValueKind, type WebhookProblem } from './uses';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { callOf } from '../../kernel/http';
import { createLoad } from '../../kernel/page/load';

export const page = createPage('webhooks');

// Its own calls, so that a failure stays here: on the pages of these lists it may log out.
const readMonitors = callOf(getMonitors);
const monitors = createLoad({
  page,
  read: readMonitors,
  dataOf: ({ body }): readonly MonitorListItem[] => body.monitors,
  initial: [],
});
const readRedirects = callOf(getRedirects);
export const redirects = createLoad({
  page,
  read: readRedirects,
  dataOf: ({ body }): readonly Redirect[] => body.data.redirects,
  initial: [],
});
const $hasMonitors = $info.map((info) => info !== null && hasMonitors(info));
sample({
  clock: page.started,
  source: $hasMonitors,
  filter: Boolean,
  fn: () => ({}),
  target: [monitors.start, redirects.start],
});

/** Loads the lists again that could not be loaded. */
export const reloadRequested = createEvent();
sample({ clock: reloadRequested, target: [monitors.reload, redirects.reload] });

/** `ready` also for a customer without monitors, whose settings are all there is. */
export const $status = combine(
  monitors.$status,
  redirects.$status,
  $hasMonitors,
  (ofMonitors, ofRedirects, has) => {
    if (!has) return 'ready';
    const both = [ofMonitors, ofRedirects];
    if (both.includes('failed')) return 'failed';
    return both.every((status) => status === 'ready') ? 'ready' : 'loading';
  },
);

/** The monitors that have the values, each of which is read by one call. */
export const $toRead = monitors.$data.map((list) =>
  list.map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name || monitor_uuid })),
);

const none: ReadonlyMap<string, MonitorDetail> = new Map();
/** Those that were read in this visit, by their uuids. None while the page is closed: what other pages read is not collected for it. */
export const $details = combine(
  { monitors: $toRead, known: $known, isOpen: page.$isOpen },
  ({ monitors: all, known, isOpen }): ReadonlyMap<string, MonitorDetail> =>
    isOpen
      ? new Map(
          all.flatMap(({ uuid }) => {
            const detail = known.get(uuid);
            return detail === undefined ? [] : [[uuid, detail]];
          }),
        )
      : none,
);
export const $unread = combine($toRead, $details, (all, details) =>
  all.filter(({ uuid }) => !details.has(uuid)),
);

/** Reads the monitors that were not read yet, or all again. */
export const readingAsked = createEvent();
sample({
  clock: readingAsked,
  source: { all: $toRead, unread: $unread },
  fn: ({ all, unread }) => (unread.length > 0 ? unread : all),
  target: readRequested,
});

const problems: readonly WebhookProblem[] = ['odd', 'variants', 'repeated', 'inactive'];
const webhookFilters = ['all', ...problems];

const address = createAddress(page, pages.webhooks.path);

/** The key of the address that says what is looked for; webhooks without it. */
const FIND_KEY = 'find';

export const $kind = address.$query.map((query): ValueKind =>
  readQuery(query)(FIND_KEY) === 'link' ? 'link' : 'webhook',
);

/** Looks for something else; the search stays, the filter is one of webhooks. */
export const kindChanged = createEvent<ValueKind>();
sample({
  clock: kindChanged,
  fn: (kind) => ({ [FIND_KEY]: kind === 'webhook' ? '' : kind, filter: '' }),
  target: address.keysChanged,
});

export const $settings = $info.map((info) => (info === null ? null : settingsOf(info)));

/** None before everything is loaded: a list that is still moving invites wrong clicks. */
export const $rows = combine(
  {
    wanted: $kind,
    status: $status,
    settings: $settings,
    redirects: redirects.$data,
    details: $details,
    brandWords: $brandWords,
    locale: $locale,
  },
  ({ wanted, status, ...sources }) => (status === 'loading' ? [] : collectValues(wanted, sources)),
);

/** The list: the values in the filter that match the search, as they are written or by what uses them. */
export const list = createList({
  name: 'webhooks',
  page,
  address,
  filters: $kind.map((kind) => (kind === 'webhook' ? webhookFilters : ['all'])),
  sorts: ['uses'],
  $rows,
  searchOf: ({ value, uses }) => [value, ...uses.flatMap(({ name, detail }) => [name, detail])].join('\n'),
  isIn: (row, filter) => filter === 'all' || row.problems.some((problem) => problem === filter),
});
export const { $shown } = list;
