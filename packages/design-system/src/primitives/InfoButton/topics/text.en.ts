import { defineText } from '@dropdeck/text';

/** Explanations of fields. The names of menus are those of Discord. */
export const t = defineText('design-system/primitives/InfoButton/topics', {
  webhookTitle: 'How to make a webhook',
  webhookText:
    'A webhook posts to one channel of your Discord server. Anyone with its URL can post there, so keep it secret.',
  webhookStep1: 'In Discord, open the settings of the channel.',
  webhookStep2: 'Choose Integrations, then Webhooks, then New Webhook.',
  webhookStep3: 'Choose Copy Webhook URL and paste it here.',
  webhookLink: 'Where each webhook is used',
  serverIdTitle: 'Where to find a server ID',
  serverIdText: 'The bot can be used only on the servers in this list.',
  serverIdStep1: 'In Discord, open User Settings, then Advanced, and turn on Developer Mode.',
  serverIdStep2: 'Right-click the server’s icon and choose Copy Server ID.',
  serverIdStep3: 'Paste it here: 17 to 20 digits.',
  sizeRangeTitle: 'How sizes are used',
  sizeRangeText:
    'EU shoe sizes from 36 to 50, both ends included. If the first is above the second, the other one follows. Preferences can show US or UK sizes beside them.',
  redirectsTitle: 'How redirects are used',
  redirectsText:
    'A product that matches the keyword is sent to this webhook. Use keywords that do not overlap: when several match, the service decides which one counts.',
  privateInputTitle: 'What a private input is',
  privateInputText:
    'It marks the input as private to your account. The choice is there because your plan includes private inputs.',
  delayTitle: 'What the delay does',
  delayText:
    'A whole number: the pause between two requests of this monitor. A longer one is easier on proxies and slower to notice a release.',
});
