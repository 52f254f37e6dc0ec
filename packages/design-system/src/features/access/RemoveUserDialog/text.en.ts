import { defineText } from '@dropdeck/text';

/** What the question before a user is removed says. */
export const t = defineText('design-system/features/access/RemoveUserDialog', {
  title: 'Remove {name}?',
  body: 'They can no longer open this dashboard. To let them in again, send a new invite.',
  removeAccess: 'Remove access',
});
