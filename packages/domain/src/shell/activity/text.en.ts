import { defineText } from '@dropdeck/text';

/** The messages of Activity. */
export const t = defineText('domain/shell/activity', {
  retry: 'Retry',
});
