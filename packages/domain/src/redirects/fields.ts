import type { GuardedField } from '../shared/guard';

/** The fields of a redirect that a save merges. */
export const redirectFields: readonly GuardedField[] = [
  { key: 'keyword', label: 'Keyword', kind: 'value' },
  { key: 'webhook', label: 'Webhook URL', kind: 'value', isSecret: true },
  { key: 'type', label: 'Type', kind: 'value' },
  { key: 'active', label: 'Status', kind: 'value', textOf: (isActive) => (isActive ? 'Active' : 'Inactive') },
];
