import { defineText } from '@dropdeck/text';

/** Statuses that the server reports. */
export const t = defineText('design-system/patterns/StatusBadge', {
  blocked: 'Blocked',
  offline: 'Offline',
  notSetup: 'Not setup',
});
