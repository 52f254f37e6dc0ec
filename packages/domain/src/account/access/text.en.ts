import { defineText } from '@dropdeck/text';

/** The messages of dashboard access (specification 8.2); `removed` is not in the specification. */
export const t = defineText('domain/account/access', {
  noPermission: 'ERROR: Not enough permission!',
  failed: 'An error occurred!',
  removed: 'The user no longer has access',
  manyRemoved: '{count, plural, one {# user no longer has} other {# users no longer have}} access',
  manyFailed: 'Failed to remove {failed, number} of {total, plural, one {# user} other {# users}}',
});
