import { createMatch } from '../shared/search';
import type { MonitorListItem } from './contract';
import type { MonitorFilter, MonitorsQuery } from './query';

/** A monitor as the overview shows it; what the server did not send is empty. */
export interface MonitorView {
  readonly uuid: string;
  readonly name: string;
  readonly product: string;
  readonly type: string;
  readonly status: string;
  /** It cannot watch anything yet. */
  readonly needsSetup: boolean;
}

/** A monitor with what it is found by, in lower case: computed once for a list, not at each key. */
export interface IndexedMonitor {
  readonly view: MonitorView;
  readonly name: string;
  readonly product: string;
  readonly status: string;
}

const viewOf = (monitor: MonitorListItem): MonitorView => ({
  uuid: monitor.monitor_uuid,
  // A row without a name must still have something to open it by.
  name: monitor.monitor_name || monitor.monitor_uuid,
  product: monitor.product_name ?? '',
  type: monitor.monitor_type ?? '',
  status: monitor.status ?? '',
  needsSetup: monitor.not_setup === true,
});

export const indexMonitors = (monitors: readonly MonitorListItem[]): readonly IndexedMonitor[] =>
  monitors.map((monitor) => {
    const view = viewOf(monitor);
    return {
      view,
      name: view.name.toLowerCase(),
      product: view.product.toLowerCase(),
      status: view.status.trim().toLowerCase(),
    };
  });

const rules: Record<MonitorFilter, (monitor: IndexedMonitor) => boolean> = {
  all: () => true,
  alternative: ({ product }) => product.includes('alternative'),
  sneaker: ({ product }) => product.includes('sneaker'),
  'not-setup': ({ view }) => view.needsSetup,
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
): readonly MonitorView[] {
  const fits = rules[filter];
  const matches = createMatch(search);
  const shown: MonitorView[] = [];
  for (const entry of indexed) {
    if (matches(entry.name) && fits(entry)) shown.push(entry.view);
  }
  return shown;
}

/** The columns that are not always there. */
export interface MonitorColumns {
  readonly type: boolean;
  readonly status: boolean;
}

/** Whether a column is shown: when at least one shown monitor has something to say in it. */
export const isColumnUsed = (shown: readonly MonitorView[], column: keyof MonitorColumns): boolean =>
  shown.some((monitor) => monitor[column].trim() !== '');
