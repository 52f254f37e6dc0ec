import type { MonitorInput } from '../contract/calls/inputs';
import type { Settings } from './setting-values';
import type { Field } from '../kernel/save';

// The fields of every resource, apart from their calls: what only names them loads no contract.

export const settingFields: readonly (Field & { readonly key: keyof Settings })[] = [
  { key: 'botName', label: 'Bot Name' },
  { key: 'customerName', label: 'Customer Name' },
  { key: 'imageUrl', label: 'Bot Image URL' },
  { key: 'footerText', label: 'Footer Text' },
  { key: 'footerIcon', label: 'Footer Icon URL' },
  { key: 'hexColor', label: 'Embed Color' },
  { key: 'whitelistedServers', label: 'Whitelisted Servers', kind: 'set' },
  { key: 'webhookUrl', label: 'Discord Webhook URL', secret: 'webhook' },
];

export const redirectFields: readonly Field[] = [
  { key: 'keyword', label: 'Keyword' },
  { key: 'webhook', label: 'Webhook URL', secret: 'webhook' },
  { key: 'type', label: 'Type' },
  {
    key: 'active',
    label: 'Status',
    textOf: (isActive) => (isActive === true ? 'Active' : isActive === false ? 'Inactive' : ''),
  },
];

export const keywordListFields: readonly Field[] = [
  { key: 'name', label: 'Name' },
  { key: 'keywords', label: 'Keywords', kind: 'list' },
];

export const proxyListFields: readonly Field[] = [
  { key: 'name', label: 'Name' },
  { key: 'proxies', label: 'Proxies', kind: 'lines', secret: 'lines' },
];

export const inputFields = [
  { key: 'link', label: 'Link' },
  { key: 'sizeRange', label: 'Size Range' },
  { key: 'region', label: 'Region' },
  { key: 'note', label: 'Note' },
  { key: 'priceLimit', label: 'Price Limit' },
  { key: 'specialWebhook', label: 'Special Webhook', secret: 'webhook' },
  { key: 'active', label: 'Active' },
  { key: 'private', label: 'Private Input' },
  { key: 'keywordId', label: 'Keyword List' },
] as const satisfies readonly (Field & { readonly key: keyof MonitorInput })[];

export const exampleFields: readonly Field[] = [{ key: 'examples', label: 'Example Inputs', kind: 'list' }];

export const accessFields: readonly Field[] = [{ key: 'ids', label: 'Customers with access', kind: 'set' }];
