import { formatCount } from '../shared/format';
/** The messages of redirects; the specification has none. */
export const messages = {
  saved: 'Redirect saved',
  saveFailed: 'Failed to save redirect',
  deleted: 'Redirect deleted',
  deleteFailed: 'Failed to delete redirect',
  keywordNeeded: 'Enter a keyword.',
  webhookNeeded: 'Enter a webhook URL.',
  restored: 'Redirect restored',
  manyDeleted: (count: number): string => `${formatCount(count)} redirects deleted`,
  manyFailed: (failed: number, total: number): string =>
    `Failed to delete ${formatCount(failed)} of ${formatCount(total)} redirects`,
} as const;
