import type { MonitorRow } from './MonitorsTable';

const shops = ['Harbor & Sons', 'Northline', 'Sole Supply', 'Kiosk 44', 'Field Office', 'Paper Lantern'];
const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'BLOCKED', 'ACTIVE', 'OFFLINE'];

/** `count` deterministic monitors. */
export const monitorRows = (count: number): MonitorRow[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `monitor-${index + 1}`,
    name: `${shops[index % shops.length]}${index < shops.length ? '' : ` ${index + 1}`}`,
    product: index % 3 === 0 ? 'Alternative' : 'Sneaker',
    type: index % 4 === 0 ? 'new' : 'product',
    status: statuses[index % statuses.length] ?? '',
    needsSetup: index % 7 === 2,
  }));

/** A customer's monitors, for which the server sends neither type nor status. */
export const plainRows: MonitorRow[] = monitorRows(6).map((row) =>
  Object.assign(row, { type: '', status: '' }),
);

/** Very long and unusual names. */
export const crowdedRows: MonitorRow[] = [
  {
    uuid: 'long',
    name: 'https://shop.example.com/collections/winter-2026/limited-collaboration-releases?region=eu&currency=eur',
    product: 'Alternative with everything included and a name that no one expected to be this long',
    type: 'product',
    status: 'WAITING_FOR_A_PROXY_LIST',
    needsSetup: true,
  },
  { uuid: 'bare', name: 'ß', product: '', type: '', status: '', needsSetup: false },
  ...monitorRows(300),
];
