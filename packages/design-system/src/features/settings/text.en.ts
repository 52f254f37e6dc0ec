import { defineText } from '@dropdeck/text';

/** What the settings says. */
export const t = defineText('design-system/features/settings', {
  title: 'Settings',
  serverId: 'Server ID',
  whitelistedServers: 'Whitelisted Servers',
  serversHelp: 'Add by server ID: 17 to 20 digits. Several can be pasted at once.',
  // A typed name is that of one server that is known here.
  serverNamed: 'Enter adds {name} ({id}).',
  // Several known servers have the typed text in their names: “Restock EU or Restock US”.
  serversNamed: '{names}? Type more of the name, or choose from the menu.',
  serverUnknown: 'No server of this name is known here. Add it by its ID: 17 to 20 digits.',
  serverCount: '{count, plural, one {# server} other {# servers}}',
  serversEmpty: 'No servers yet. Added servers appear here.',
  yourBot: 'Your bot',
  exampleTime: 'Today at 14:02',
  loadingName: 'Loading',
  exampleTitle: 'Runner 2 “Night Sky”',
  exampleDescription: 'Back in stock',
  previewNote: 'An example: product details come from the monitor.',
  setupTitle: 'Bot Setup in Progress',
  setupDescription:
    'Your bot is being set up. You will receive a private message when it is done. You can still edit these settings; they will apply later.',
  loading: 'Loading settings',
  botSettings: 'Bot settings',
  identity: 'Identity',
  botName: 'Bot Name',
  customerName: 'Customer Name',
  customerNameDescription: 'Your name, or that of your group.',
  botImageUrl: 'Bot Image URL',
  botImageDescription: 'A square image for the bot’s avatar.',
  embeds: 'Embeds',
  footerText: 'Footer Text',
  footerIconUrl: 'Footer Icon URL',
  embedColor: 'Embed Color',
  servers: 'Servers',
  serversDescription: 'The bot works only in these servers.',
  webhookDescription: 'Where the bot posts its updates.',
  discordWebhookUrl: 'Discord Webhook URL',
  webhookUrlDescription: 'Keep it private: anyone with this URL can post to the channel.',
});
