import type { Counts } from '../kernel/format';
/** The messages of servers, commands and permissions (specification 8.11). */
export const messages = {
  guildsFailed: 'Failed to fetch servers. Please try again.',
  tooManyRequests: 'Too many requests. Please try again later.',
  commandsFailed: 'Failed to fetch commands',
  rolesFailed: 'Failed to fetch roles',
  membersFailed: 'Failed to fetch members',
  channelsFailed: 'Failed to fetch channels',
  noPermission: 'ERROR: Not enough permission!',
  saveFailed: 'An error occurred!',
  discarded: 'Permission changes discarded',
  saved: 'Command permissions updated successfully',
  applied: (count: number, { countOf }: Counts): string =>
    `Permissions applied to ${countOf(count, 'command')}`,
  applyFailed: (failed: number, total: number, { formatCount }: Counts): string =>
    `Failed to apply to ${formatCount(failed)} of ${formatCount(total)} commands`,
} as const;
