import type { MonitorInput } from '../../contract/calls/inputs';
import type { Field } from '../../kernel/save';
import { labelsOf } from './labels';
import { t } from './text.en';

// Fields of resources, apart from their calls: what only names them loads no contract.

/** A field with the label of a message. */
export const labelled = labelsOf<keyof (typeof t)['messages']>(t);

export const redirectFields: readonly Field[] = [
  labelled('keyword', 'keyword'),
  labelled('webhook', 'webhook', { secret: 'webhook' }),
  labelled('type', 'type'),
  labelled('active', 'status', {
    textOf: (isActive) => (isActive === true ? t('active') : isActive === false ? t('inactive') : ''),
  }),
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
