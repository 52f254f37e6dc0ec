import type { GuardedField } from '../shared/guard';

/** The fields of a keyword list that a save merges. */
export const keywordListFields: readonly GuardedField[] = [
  { key: 'name', label: 'Name', kind: 'value' },
  { key: 'keywords', label: 'Keywords', kind: 'list' },
];
