import type { Field } from '../../kernel/save';
import type { Settings } from '../setting-values';
import { labelsOf } from '../fields/labels';
import { t } from './text.en';

const labelled = labelsOf<keyof (typeof t)['messages']>(t);

export const settingFields: readonly (Field & { readonly key: keyof Settings })[] = [
  labelled('botName', 'botName'),
  labelled('customerName', 'customerName'),
  labelled('imageUrl', 'imageUrl'),
  labelled('footerText', 'footerText'),
  labelled('footerIcon', 'footerIcon'),
  labelled('hexColor', 'hexColor'),
  labelled('whitelistedServers', 'servers', { kind: 'set' }),
  labelled('webhookUrl', 'discordWebhook', { secret: 'webhook' }),
];
