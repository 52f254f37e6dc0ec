import { formatCount } from '../shared/format';
/** What is said of redirects; the spec has no sentences for them. */
export const messages = {
  saved: 'Redirect saved',
  saveFailed: 'Failed to save redirect',
  deleted: 'Redirect deleted',
  deleteFailed: 'Failed to delete redirect',
  keywordNeeded: 'Enter a keyword.',
  webhookNeeded: 'Enter a webhook URL.',
  restored: 'Redirect restored',
  /** After many were deleted together. */
  manyDeleted: (count: number): string => `${formatCount(count)} redirects deleted`,
  manyFailed: (failed: number, total: number): string =>
    `Failed to delete ${formatCount(failed)} of ${formatCount(total)} redirects`,
} as const;
