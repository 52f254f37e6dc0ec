import type { MonitorListItem } from '../../contract/calls/monitors';
import { INPUT_KEYS } from '../../shell/pages';
import { dropKeys } from '../../kernel/page/query-string';
import { t } from './text.en';

/** The filters of the overview (specification 2.7), as the query string has them. */
export const monitorFilters = ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'] as const;
export type MonitorFilter = (typeof monitorFilters)[number];

/** The columns of the overview, by id. */
export const monitorColumns = ['name', 'product', 'type', 'status'] as const;

const forDevelopers: ReadonlySet<MonitorFilter> = new Set<MonitorFilter>(['blocked', 'offline']);

/** The available filters: Blocked and Offline are for developers (specification 6.2). */
export const filtersFor = (isDeveloper: boolean): readonly MonitorFilter[] =>
  monitorFilters.filter((filter) => isDeveloper || !forDevelopers.has(filter));

/** A filter with its name. */
export const namedFilter = (id: MonitorFilter) => ({ id, name: t(id) });

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

/** The rows in the order of the server, the pinned ones first. */
export function viewMonitors(
  monitors: readonly MonitorListItem[],
  pins: ReadonlySet<string>,
): readonly MonitorView[] {
  const views = monitors.map((monitor): MonitorView => ({
    uuid: monitor.monitor_uuid,
    // A row without a name is labeled with its uuid, so that it can be opened.
    name: monitor.monitor_name || monitor.monitor_uuid,
    product: monitor.product_name ?? '',
    type: monitor.monitor_type ?? '',
    status: monitor.status ?? '',
    needsSetup: monitor.not_setup === true,
    isPinned: pins.has(monitor.monitor_uuid),
  }));
  return pins.size === 0 ? views : views.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

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
      return monitor.status.trim().toLowerCase() === filter;
    default:
      return true;
  }
}
