import { defineText } from '@dropdeck/text';

/** What the monitor page says. */
export const t = defineText('app/routes/monitor-detail', {
  // `name` is a monitor.
  clone: 'Clone {name}',
});
