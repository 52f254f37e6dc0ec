import { defineText } from '@dropdeck/text';

/** Working offline. */
export const t = defineText('design-system/shell/OfflineNotice', {
  title: 'You are offline',
  text: 'What you see may be out of date. Your changes are kept here; save them when you are back online.',
});
