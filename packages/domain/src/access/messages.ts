import { formatCount } from '../shared/format';

const users = (count: number): string => `${formatCount(count)} ${count === 1 ? 'user' : 'users'}`;

/** The messages of dashboard access (specification 8.2); `removed` is not in the specification. */
export const messages = {
  noPermission: 'ERROR: Not enough permission!',
  failed: 'An error occurred!',
  removed: (name: string): string => `${name} no longer has access`,
  manyRemoved: (count: number): string => `${users(count)} no longer ${count === 1 ? 'has' : 'have'} access`,
  manyFailed: (failed: number, total: number): string =>
    `Failed to remove ${formatCount(failed)} of ${users(total)}`,
} as const;
