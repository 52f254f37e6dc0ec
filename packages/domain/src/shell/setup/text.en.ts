import { defineText } from '@dropdeck/text';

/** The steps of the setup. */
export const t = defineText('domain/shell/setup', {
  link: 'Add a first link',
  linkText: 'Say what a monitor should watch.',
  bot: 'Invite your bot',
  botText: 'Add it to the server where it should post.',
  botPending: 'Your bot is being set up. You will receive a private message when it is done.',
  servers: 'List your servers',
  serversText: 'The bot answers only on servers in the whitelist.',
  webhook: 'Set a webhook',
  webhookText: 'Releases are posted to the channel of this webhook.',
  oddWebhook: 'What is set does not look like a Discord webhook.',
});
