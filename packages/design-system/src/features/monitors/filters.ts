import type { SelectOption } from '../../primitives';

/** What the overview can be filtered by (specification 2.7). */
export type MonitorFilterId = 'all' | 'alternative' | 'sneaker' | 'not-setup' | 'blocked' | 'offline';

export const filterOptions: Readonly<Record<MonitorFilterId, SelectOption<MonitorFilterId>>> = {
  all: { id: 'all', label: 'All' },
  alternative: { id: 'alternative', label: 'Alternative' },
  sneaker: { id: 'sneaker', label: 'Sneaker' },
  'not-setup': { id: 'not-setup', label: 'Not Setup' },
  blocked: { id: 'blocked', label: 'Blocked' },
  offline: { id: 'offline', label: 'Offline' },
};
