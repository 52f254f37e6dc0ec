import { defineText } from '@dropdeck/text';

/** The messages of Activity. */
export const t = defineText('domain/shell/activity', {
  retry: 'Retry',
  // For a developer of the server, after an answer that is not as agreed.
  check: '{text}. To check the server: npm run contract -- verify',
});
