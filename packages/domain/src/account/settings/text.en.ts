import { defineText } from '@dropdeck/text';

/** The messages of settings (specification 8.1). */
export const t = defineText('domain/account/settings', {
  saving: 'Saving settings...',
  saved: 'Settings updated successfully',
  failed: 'Failed to update settings',
  offline: 'You are offline. Nothing was sent, and your changes are kept.',
  url: 'This does not look like a web address. It should begin with https://',
  hexColor: 'This is not a hex color such as #3BB2B7.',
  serverId: 'A server ID has 17 to 20 digits. Please check this one.',
});
