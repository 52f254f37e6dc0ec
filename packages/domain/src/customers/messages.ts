import type { ChangeKind } from '../kernel/job/bulk-change';
import type { Counts } from '../kernel/format';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The messages of the customers screen (specification 8.3). */
export const messages = {
  loadFailed: 'Failed to fetch customers',
  saving: 'Saving customer...',
  saved: 'Customer updated successfully',
  saveFailed: 'Failed to save customer',
  /** The detail of `saved` after an extension; `day` is `yyyy-MM-dd`. */
  extended: (name: string, day: string): string => `${name}: extended to ${days.format(new Date(day))}`,
  manyChanged: (count: number, { countOf }: Counts, kind: ChangeKind): string =>
    `${countOf(count, 'customer')} ${kind === 'restored' ? 'restored' : 'updated'}`,
  manyFailed: (failed: number, total: number, { formatCount, countOf }: Counts): string =>
    `Failed to save ${formatCount(failed)} of ${countOf(total, 'customer')}`,
  noDate: 'Enter a complete date. The previous date still applies.',
} as const;
