import { defineText } from '@dropdeck/text';

/** What the shell says. */
export const t = defineText('app/shell', {
  // Where the name of the person is not known.
  signedIn: 'Signed in',
  choosePlan: 'Choose your plan',
  setup: 'Setup',
  notFound: 'Not Found',
  failed: 'Something went wrong.',
  // The title of the tab: how many calls failed, before the page’s title.
  unread: '({count, number}) failed · {title}',
});
