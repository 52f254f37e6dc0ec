import { combine, createEvent, sample } from 'effector';
import { $brandWords } from '../../shell/brand-words';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { detailsLoaded } from '../../monitors/loaded';
import { createMonitorScan } from '../../monitors/scan';
import { pages } from '../../shell/pages';
import { $info, hasMonitors } from '../../account/session';
import { settingsOf } from '../../resources/setting-values';
import { createList } from '../../kernel/list';
import { createAddress } from '../../kernel/page/address';
import { createPage, type PageScope } from '../../kernel/page/page';
import { readQuery } from '../../kernel/page/query-string';
import { collectValues, type ValueKind, type WebhookProblem } from './uses';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { callOf } from '../../kernel/http';
import { createLoad } from '../../kernel/page/load';

/**
 * The monitors and the redirects that a tool's page loads for itself, for customers who have monitors. Its own calls, so
 * that a failure stays there: on the pages of these lists it may log out.
 */
export function createToolLists(page: PageScope) {
  const $hasMonitors = $info.map((info) => info !== null && hasMonitors(info));
  const readMonitors = callOf(getMonitors);
  const monitors = createLoad({
    page,
    read: readMonitors,
    dataOf: ({ body }): readonly MonitorListItem[] => body.monitors,
    initial: [],
  });
  const readRedirects = callOf(getRedirects);
  const redirects = createLoad({
    page,
    read: readRedirects,
    dataOf: ({ body }): readonly Redirect[] => body.data.redirects,
    initial: [],
  });
  sample({
    clock: page.started,
    source: $hasMonitors,
    filter: Boolean,
    fn: () => ({}),
    target: [monitors.start, redirects.start],
  });
  return { $hasMonitors, monitors, redirects };
}

export const page = createPage('webhooks');

export const { $hasMonitors, monitors, redirects } = createToolLists(page);

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

export const scan = createMonitorScan('webhooks');

/** The monitors that a scan reads, one call each. */
export const $toScan = monitors.$data.map((list) =>
  list.map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name || monitor_uuid })),
);

/** Reads all monitors. */
export const scanRequested = createEvent();
sample({ clock: scanRequested, source: $toScan, target: scan.started });
sample({ clock: page.closed, target: scan.reset });

/** Reads the monitors again that a replacement has changed. */
export const update = createMonitorScan('webhooks update');
sample({ clock: [scan.started, scan.reset], target: update.reset });

/** The monitors that were read, by their uuids. */
export const $details = combine(
  scan.$answers,
  update.$answers,
  (read, updated): ReadonlyMap<string, MonitorDetail> => new Map([...read, ...updated]),
);

// The search in all monitors need not read them.
sample({ clock: [scan.finished, update.finished], source: $details, target: detailsLoaded });

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

/** None before everything is loaded: a list that is still moving invites wrong clicks. */
export const $rows = combine(
  {
    wanted: $kind,
    status: $status,
    settings: $info.map((info) => (info === null ? null : settingsOf(info))),
    redirects: redirects.$data,
    details: $details,
    brandWords: $brandWords,
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
