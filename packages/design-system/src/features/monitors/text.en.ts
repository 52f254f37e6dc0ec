import { defineText } from '@dropdeck/text';

/** What the overview of monitors says. */
export const t = defineText('design-system/features/monitors', {
  title: 'Monitors',
  description: 'Everything you watch, at a glance.',
  createMonitor: 'Create new monitor',
  createUpdate: 'Create new update',
  count: '{shown, number} monitor(s)',
  countOf: '{shown, number} monitor(s) of {total, number}',
  alternative: 'Alternative',
  sneaker: 'Sneaker',
  notSetup: 'Not Setup',
  blocked: 'Blocked',
  offline: 'Offline',
  product: 'Product',
  needsSetup: 'Monitor needs setup',
  search: 'Search monitors',
  searchPlaceholder: 'Search monitors...',
  addLink: 'Add a link…',
  addLinkText: 'To a monitor that you choose',
  pinned: 'Pinned',
  empty: 'No monitors found',
  createFirst: 'Create the first monitor',
  emptyText: 'Your monitors appear here.',
});
