import { defineText } from '@dropdeck/text';

/** What lists of every page say. */
export const t = defineText('domain/kernel/list', {
  all: 'All',
  viewDeleted: 'View “{name}” deleted',
  linkCopied: 'Link copied',
});
