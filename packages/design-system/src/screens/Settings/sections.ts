/** The form's cards, the same while it loads. */
export const sections = {
  identity: { heading: 'Identity', description: 'How the bot and your group appear to your members.' },
  embed: { heading: 'Embeds', description: 'The frame of every message that the bot sends.' },
  servers: { heading: 'Servers', description: 'The bot works only in the servers of this list.' },
  webhook: { heading: 'Webhook', description: 'Where the bot writes to when it has news for you.' },
} as const;
