import { defineText } from '@dropdeck/text';

/** What the page says that waits for a connection. */
export const t = defineText('design-system/features/status-pages/Offline', {
  title: 'You are offline',
  description: 'The dashboard continues automatically when the connection is back. You stay signed in.',
  tryAgain: 'Try again',
});
