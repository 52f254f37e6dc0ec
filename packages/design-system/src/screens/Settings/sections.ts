/** The form's cards, shared with the skeleton. */
export const sections = {
  identity: { heading: 'Identity', description: 'How your bot and group appear to members.' },
  embed: { heading: 'Embeds', description: 'Shown on every message the bot sends.' },
  servers: { heading: 'Servers', description: 'The bot works only in these servers.' },
  webhook: { heading: 'Webhook', description: 'Where the bot posts its updates.' },
} as const;
