import { defineText } from '@dropdeck/text';

/** The messages of drafts. */
export const t = defineText('domain/tools/drafts', {
  discarded: '{count, plural, one {Draft} other {# drafts}} discarded',
});
