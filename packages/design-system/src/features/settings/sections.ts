/** The form's cards, shared with the skeleton. */
export const sections = {
  identity: { heading: 'Identity' },
  embed: { heading: 'Embeds' },
  servers: { heading: 'Servers', description: 'The bot works only in these servers.' },
  webhook: { heading: 'Webhook', description: 'Where the bot posts its updates.' },
} as const;
