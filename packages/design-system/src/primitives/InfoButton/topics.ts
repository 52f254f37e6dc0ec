import type { HelpTopic } from './types';

/** A short explanation: a question as its title, then sentences or steps. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  /** A page about it. */
  readonly link?: { readonly label: string; readonly href: string };
}

export const topics: Readonly<Record<HelpTopic, Explanation>> = {
  webhook: {
    title: 'How to make a webhook',
    text: 'A webhook posts to one channel of your Discord server. Anyone with its URL can post there, so keep it secret.',
    steps: [
      'In Discord, open the settings of the channel.',
      'Choose Integrations, then Webhooks, then New Webhook.',
      'Choose Copy Webhook URL and paste it here.',
    ],
    link: { label: 'Where each webhook is used', href: '/tools/webhooks' },
  },
  'server-id': {
    title: 'Where to find a server ID',
    text: 'The bot can be used only on the servers in this list.',
    steps: [
      'In Discord, open User Settings, then Advanced, and turn on Developer Mode.',
      'Right-click the server’s icon and choose Copy Server ID.',
      'Paste it here: 17 to 20 digits.',
    ],
  },
  'size-range': {
    title: 'How sizes are used',
    text: 'EU shoe sizes from 36 to 50, both ends included. If the first is above the second, the other one follows.',
  },
  'redirect-precedence': {
    title: 'How redirects are used',
    text: 'A product that matches the keyword is sent to this webhook. Use keywords that do not overlap: when several match, the service decides which one counts.',
  },
  'private-input': {
    title: 'What a private input is',
    text: 'It marks the input as private to your account. The choice is there because your plan includes private inputs.',
  },
  delay: {
    title: 'What the delay does',
    text: 'A whole number: the pause between two requests of this monitor. A longer one is easier on proxies and slower to notice a release.',
  },
};
