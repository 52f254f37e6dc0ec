import { defineText } from '@dropdeck/text';

/** The messages of servers, commands and permissions (specification 8.11). */
export const t = defineText('domain/commands', {
  // As Discord names them in its own settings.
  allChannels: 'All channels',
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
  applied: 'Permissions applied to {count, plural, one {# command} other {# commands}}',
  applyFailed: 'Failed to apply to {failed, number} of {total, number} commands',
  authenticationFailed: 'Authentication failed',
  // Of permissions, in a row of a preview: “2 allowed, 1 denied (1 new)”.
  allowed: '{allowed, number} allowed',
  denied: '{denied, number} denied',
  added: '{added, number} new',
  changed: '{changed, number} changed',
  preview: '{permissions} ({changes})',
});
