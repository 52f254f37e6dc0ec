import { defineText } from '@dropdeck/text';

/** What the dialogs over many redirects say. */
export const t = defineText('domain/monitors/redirects/bulk', {
  added: '{count, plural, one {# redirect} other {# redirects}} added',
  addFailed: 'Failed to add {failed, number} of {total, plural, one {# redirect} other {# redirects}}',
  changed: '{count, plural, one {# redirect} other {# redirects}} changed',
  restored: '{count, plural, one {# redirect} other {# redirects}} restored',
  removed: '{count, plural, one {# redirect} other {# redirects}} deleted',
  changeFailed: 'Failed to change {failed, number} of {total, plural, one {# redirect} other {# redirects}}',
  active: 'Active',
  inactive: 'Inactive',
  // Name and SKU are the values of the file.
  type: 'Type is Name or SKU, not “{text}”.',
  activeFlag: 'Active is yes or no, not “{text}”.',
});
