import type { MonitorListItem } from './contract';
import type { MonitorFilter, MonitorsQuery } from './query';

/** A monitor with what it is found by, in lower case: computed once for a list, not at each key. */
export interface IndexedMonitor {
  readonly monitor: MonitorListItem;
  readonly name: string;
  readonly product: string;
  readonly status: string;
}

export const indexMonitors = (monitors: readonly MonitorListItem[]): readonly IndexedMonitor[] =>
  monitors.map((monitor) => ({
    monitor,
    name: monitor.monitor_name.toLowerCase(),
    product: (monitor.product_name ?? '').toLowerCase(),
    status: (monitor.status ?? '').trim().toLowerCase(),
  }));

const rules: Record<MonitorFilter, (monitor: IndexedMonitor) => boolean> = {
  all: () => true,
  alternative: ({ product }) => product.includes('alternative'),
  sneaker: ({ product }) => product.includes('sneaker'),
  'not-setup': ({ monitor }) => monitor.not_setup === true,
  blocked: ({ status }) => status === 'blocked',
  offline: ({ status }) => status === 'offline',
};

/**
 * The monitors that fit: Alternative and Sneaker by the product's name, Blocked and Offline by the
 * status, the search by the monitor's name without regard to case.
 */
export function filterMonitors(
  indexed: readonly IndexedMonitor[],
  { filter, search }: MonitorsQuery,
): readonly MonitorListItem[] {
  const fits = rules[filter];
  const text = search.trim().toLowerCase();
  return indexed
    .filter((entry) => fits(entry) && (text === '' || entry.name.includes(text)))
    .map(({ monitor }) => monitor);
}

/** The columns that are not always there. */
export interface MonitorColumns {
  readonly type: boolean;
  readonly status: boolean;
}

const isThere = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

/** A column is shown when at least one shown monitor has something to say in it. */
export const columnsOf = (shown: readonly MonitorListItem[]): MonitorColumns => ({
  type: shown.some(({ monitor_type }) => isThere(monitor_type)),
  status: shown.some(({ status }) => isThere(status)),
});
