import { defineText } from '@dropdeck/text';

/** The messages of an update (specification 8.4). */
export const t = defineText('domain/monitors/updates', {
  sending: 'Sending update to Discord...',
  sent: 'Update sent successfully!',
  failed: 'Failed to send update',
  hexColor: 'This is not a hex color such as #3BB2B7.',
  url: 'This does not look like a web address. It should begin with https://',
});
