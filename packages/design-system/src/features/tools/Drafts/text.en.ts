import { defineText } from '@dropdeck/text';

/** What the page of drafts says. */
export const t = defineText('design-system/features/tools/Drafts', {
  title: 'Drafts',
  description: 'What you typed and did not save, in this browser.',
  empty: 'No drafts',
  emptyText:
    'What you type and do not save is kept here: after a reload, a crash or a sign-out that you did not ask for.',
  secretsHint: 'Webhooks, and pasted lines that may contain them, are kept only in this tab.',
  discardAll: 'Discard all',
  draft: 'Draft',
  kind: 'Kind',
  page: 'Page',
  // When it was typed.
  typed: 'Typed',
  keptUntil: 'Kept until',
  // What the draft edited no longer exists.
  missing: 'No longer exists',
  elsewhere: 'Open in another tab',
  // Goes on editing the draft.
  open: 'Open',
});
