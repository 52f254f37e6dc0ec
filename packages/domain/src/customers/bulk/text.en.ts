import { defineText } from '@dropdeck/text';

/** What the dialog over many customers says. */
export const t = defineText('domain/customers/bulk', {
  restored: '{count, plural, one {# customer} other {# customers}} restored',
  updated: '{count, plural, one {# customer} other {# customers}} updated',
  failed: 'Failed to save {failed, number} of {total, plural, one {# customer} other {# customers}}',
});
