import { type MonitorListItem, getMonitors } from '../../contract/calls/monitors';
import { INPUT_KEYS } from '../../shell/pages';
import { dropKeys } from '../../kernel/page/query-string';
import { t } from './text.en';
import { combine, sample, type Event } from 'effector';
import { $cachedAnswers, cachedAnswer, callOf } from '../../kernel/http';
import type { PageScope } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

/** The columns of the overview, by id. */
export const monitorColumns = ['name', 'product', 'type', 'status'] as const;

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The available filters: Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

/** The filters with their names. */
export const filterNames = (
  filters: readonly MonitorFilter[],
): ReadonlyArray<{ readonly id: MonitorFilter; readonly name: string }> =>
  filters.map((id) => ({ id, name: t(id) }));

/** The overview's part of the query string of a monitor's page. */
export const overviewQuery = (query: string): string => dropKeys(query, INPUT_KEYS);

/** A row of the overview; missing values are empty. */
export interface MonitorView {
  readonly uuid: string;
  readonly name: string;
  readonly product: string;
  readonly type: string;
  readonly status: string;
  readonly needsSetup: boolean;
  /** The person has pinned it in this browser. */
  readonly isPinned: boolean;
}

const viewOf = (monitor: MonitorListItem, isPinned: boolean): MonitorView => ({
  uuid: monitor.monitor_uuid,
  // A row without a name is labeled with its uuid, so that it can be opened.
  name: monitor.monitor_name || monitor.monitor_uuid,
  product: monitor.product_name ?? '',
  type: monitor.monitor_type ?? '',
  status: monitor.status ?? '',
  needsSetup: monitor.not_setup === true,
  isPinned,
});

const noPins: ReadonlySet<string> = new Set();

/** The rows in the order of the server, the pinned ones first. */
export function viewMonitors(
  monitors: readonly MonitorListItem[],
  pins: ReadonlySet<string> = noPins,
): readonly MonitorView[] {
  const views = monitors.map((monitor) => viewOf(monitor, pins.has(monitor.monitor_uuid)));
  return pins.size === 0 ? views : views.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

const isStatus = ({ status }: MonitorView, wanted: string): boolean => status.trim().toLowerCase() === wanted;

/** Whether a monitor is in a filter: Alternative and Sneaker check the product, Blocked and Offline the status. */
export function isInFilter(monitor: MonitorView, filter: string): boolean {
  switch (filter) {
    case 'alternative':
    case 'sneaker':
      return monitor.product.toLowerCase().includes(filter);
    case 'not-setup':
      return monitor.needsSetup;
    case 'blocked':
    case 'offline':
      return isStatus(monitor, filter);
    default:
      return true;
  }
}

export interface MonitorColumns {
  readonly type: boolean;
  readonly status: boolean;
}

/** Whether any shown monitor has a value for a column; a column without one is hidden. */
export const isColumnUsed = (shown: readonly MonitorView[], column: keyof MonitorColumns): boolean =>
  shown.some((monitor) => monitor[column].trim() !== '');

/**
 * The monitors to choose from: the overview's last answer, or a load of it.
 *
 * @param page the page or the dialog that shows them.
 * @param needed when they are needed; by default when it opens.
 */
export function createMonitorList(page: PageScope, needed: Event<unknown> = page.started) {
  const query = createLoad({ page, read: callOf(getMonitors), dataOf: () => null, initial: null });
  const $answer = $cachedAnswers.map(
    (cached) => cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null,
  );
  sample({
    clock: needed,
    source: $answer,
    filter: (answer) => answer === null,
    fn: () => ({}),
    target: query.start,
  });
  return {
    $monitors: $answer.map((answer) => answer ?? []),
    $status: combine($answer, query.$status, (answer, status) => (answer === null ? status : 'ready')),
    retried: query.reload,
  };
}
