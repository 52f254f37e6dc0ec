import type { ChangeKind } from '../shared/bulk-change';
import { formatCount } from '../shared/format';

const redirects = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'redirect' : 'redirects'}`;

/** The messages of redirects; the specification has none. */
export const messages = {
  saved: 'Redirect saved',
  saveFailed: 'Failed to save redirect',
  deleted: 'Redirect deleted',
  deleteFailed: 'Failed to delete redirect',
  keywordNeeded: 'Enter a keyword.',
  webhookNeeded: 'Enter a webhook URL.',
  restored: 'Redirect restored',
  manyAdded: (count: number): string => `${redirects(count)} added`,
  manyAddFailed: (failed: number, total: number): string =>
    `Failed to add ${formatCount(failed)} of ${redirects(total)}`,
  manyChanged: (count: number, kind: ChangeKind): string =>
    `${redirects(count)} ${kind === 'removed' ? 'deleted' : kind}`,
  manyChangeFailed: (failed: number, total: number): string =>
    `Failed to change ${formatCount(failed)} of ${redirects(total)}`,
  keywordListed: 'This keyword is already there.',
  keywordConflict: 'This keyword already goes to another webhook.',
} as const;
