import type { MonitorInput } from '../../contract/calls/inputs';
import type { Settings } from '../setting-values';
import type { Field } from '../../kernel/save';
import { t } from './text.en';

// The fields of every resource, apart from their calls: what only names them loads no contract.

type Word = keyof (typeof t)['messages'];

/** A field with the label of a message. */
export const labelled = <Key extends string>(
  key: Key,
  label: Word,
  options: Omit<Field, 'key' | 'label'> = {},
): Field & { readonly key: Key } => ({
  key,
  get label() {
    return t(label);
  },
  ...options,
});

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

export const redirectFields: readonly Field[] = [
  labelled('keyword', 'keyword'),
  labelled('webhook', 'webhook', { secret: 'webhook' }),
  labelled('type', 'type'),
  labelled('active', 'status', {
    textOf: (isActive) => (isActive === true ? t('active') : isActive === false ? t('inactive') : ''),
  }),
];

export const keywordListFields: readonly Field[] = [
  labelled('name', 'name'),
  labelled('keywords', 'keywords', { kind: 'list' }),
];

export const proxyListFields: readonly Field[] = [
  labelled('name', 'name'),
  labelled('proxies', 'proxies', { kind: 'lines', secret: 'lines' }),
];

export const inputFields = [
  labelled('link', 'link'),
  labelled('sizeRange', 'sizeRange'),
  labelled('region', 'region'),
  labelled('note', 'note'),
  labelled('priceLimit', 'priceLimit'),
  labelled('specialWebhook', 'specialWebhook', { secret: 'webhook' }),
  labelled('active', 'active'),
  labelled('private', 'privateInput'),
  labelled('keywordId', 'keywordList'),
] satisfies readonly (Field & { readonly key: keyof MonitorInput })[];

export const exampleFields: readonly Field[] = [labelled('examples', 'examples', { kind: 'list' })];

export const accessFields: readonly Field[] = [labelled('ids', 'access', { kind: 'set' })];
