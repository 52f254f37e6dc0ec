import { defineText } from '@dropdeck/text';

/** What the page says that waits for a connection. */
export const t = defineText('design-system/features/status-pages/Offline', {
  title: 'You are offline',
  description: 'The dashboard continues automatically when the connection is back. You stay signed in.',
  // In place of the two above.
  notHidden: 'Values cannot be hidden',
  notHiddenText:
    'The part that hides them could not be loaded, so nothing is shown. Check your connection and try again.',
  tryAgain: 'Try again',
});
