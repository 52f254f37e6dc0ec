import type { ChangeKind } from '../../kernel/job/bulk-change';
import type { Counts } from '../../kernel/format';

/** The messages of redirects; the specification has none. */
export const messages = {
  saved: 'Redirect saved',
  created: 'Redirect saved',
  createFailed: 'Failed to save redirect',
  createFailedToast: 'Failed to save redirect',
  restoreFailed: 'Failed to save redirect',
  saveFailed: 'Failed to save redirect',
  deleted: 'Redirect deleted',
  deleteFailed: 'Failed to delete redirect',
  keywordNeeded: 'Enter a keyword.',
  webhookNeeded: 'Enter a webhook URL.',
  restored: 'Redirect restored',
  manyAdded: (count: number, { countOf }: Counts): string => `${countOf(count, 'redirect')} added`,
  manyAddFailed: (failed: number, total: number, { formatCount, countOf }: Counts): string =>
    `Failed to add ${formatCount(failed)} of ${countOf(total, 'redirect')}`,
  manyChanged: (count: number, { countOf }: Counts, kind: ChangeKind): string =>
    `${countOf(count, 'redirect')} ${kind === 'removed' ? 'deleted' : kind}`,
  manyChangeFailed: (failed: number, total: number, { formatCount, countOf }: Counts): string =>
    `Failed to change ${formatCount(failed)} of ${countOf(total, 'redirect')}`,
  keywordListed: 'This keyword is already there.',
  keywordConflict: 'This keyword already goes to another webhook.',
} as const;
