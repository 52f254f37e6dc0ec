import { defineText } from '@dropdeck/text';

/** The fields of the settings, which are there before those of other resources, and what conflicts call them. */
export const t = defineText('domain/resources/settings', {
  botName: 'Bot Name',
  customerName: 'Customer Name',
  imageUrl: 'Bot Image URL',
  footerText: 'Footer Text',
  footerIcon: 'Footer Icon URL',
  hexColor: 'Embed Color',
  servers: 'Whitelisted Servers',
  discordWebhook: 'Discord Webhook URL',
  // Completes “Another tab or another person changed … while you were editing.”
  subject: 'your settings',
});
