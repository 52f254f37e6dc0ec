import { defineText } from '@dropdeck/text';

/** Moments in words. */
export const t = defineText('design-system/lib/format', {
  justNow: 'just now',
  dateTime: '{date} at {time}',
});
