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
  // Buttons that filter the list; monitors whose status is BLOCKED or OFFLINE.
  blockedCount: '{count, number} blocked',
  offlineCount: '{count, number} offline',
  // Monitors that are not set up.
  notSetupCount: '{count, plural, one {# needs setup} other {# need setup}}',
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
