import { defineText } from '@dropdeck/text';

/** What the page says while the session loads. */
export const t = defineText('design-system/features/status-pages/Loading', {
  loading: 'Loading your dashboard…',
});
