import type { Counts } from '../../kernel/format';

/** The messages of dashboard access (specification 8.2); `removed` is not in the specification. */
export const messages = {
  noPermission: 'ERROR: Not enough permission!',
  failed: 'An error occurred!',
  removed: (name: string): string => `${name} no longer has access`,
  manyRemoved: (count: number, { countOf }: Counts): string =>
    `${countOf(count, 'user')} no longer ${count === 1 ? 'has' : 'have'} access`,
  manyFailed: (failed: number, total: number, { formatCount, countOf }: Counts): string =>
    `Failed to remove ${formatCount(failed)} of ${countOf(total, 'user')}`,
} as const;
