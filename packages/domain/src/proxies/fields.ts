import type { GuardedField } from '../shared/guard';

/** The fields of a proxy list that a save merges. */
export const proxyListFields: readonly GuardedField[] = [
  { key: 'proxies', label: 'Proxies', kind: 'lines', isSecret: true },
];
