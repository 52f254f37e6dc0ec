import { defineText } from '@dropdeck/text';

/** The filters of the overview (specification 2.7), by their ids in the address. */
export const t = defineText('domain/monitors/list', {
  all: 'All',
  alternative: 'Alternative',
  sneaker: 'Sneaker',
  'not-setup': 'Not Setup',
  blocked: 'Blocked',
  offline: 'Offline',
});
