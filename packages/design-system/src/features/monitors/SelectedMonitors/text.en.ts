import { defineText } from '@dropdeck/text';

/** What is done to selected monitors of the overview. */
export const t = defineText('design-system/features/monitors/SelectedMonitors', {
  // A verb: the monitor stays at the top of the list.
  pin: 'Pin',
  unpin: 'Unpin',
});
