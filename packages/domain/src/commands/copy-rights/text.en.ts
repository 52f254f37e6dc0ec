import { defineText } from '@dropdeck/text';

/** The plan that copies a role’s rights to another role. {role} is “@Staff”, {command} “/ping”. */
export const t = defineText('domain/commands/copy-rights', {
  roleOn: '{role} on {server}',
  mayUse: '{command}: {role} may use it',
  isAllowed: '{command}: {role} may use it, and is no longer denied',
  noCommand: 'No single command there has this name.',
  deniedIn: 'It is denied in {channels} here, but not on {server}.',
  notThere: 'It is denied in {channel}, which {server} does not have.',
  // Completes “Another tab or another person changed … while you were editing.”
  subject: 'the permission of {role} for {command}',
  permission: 'Permission',
  done: 'Rights to {count, plural, one {# command} other {# commands}} copied',
  failed: 'Failed to copy rights to {failed, number} of {total, number} commands',
});
