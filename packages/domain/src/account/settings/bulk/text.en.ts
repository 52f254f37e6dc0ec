import { defineText } from '@dropdeck/text';

/** What the import of servers says. */
export const t = defineText('domain/account/settings/bulk', {
  missing: 'A server ID is missing.',
  notAServer: 'This is not a server ID.',
});
