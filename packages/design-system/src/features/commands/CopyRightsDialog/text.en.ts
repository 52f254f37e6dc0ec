import { defineText } from '@dropdeck/text';

/** What the dialog that copies a role’s rights says; {name} is a role. */
export const t = defineText('design-system/features/commands/CopyRightsDialog', {
  description: 'Allows one role what another role’s own permissions allow. Nothing is taken away.',
  from: 'From role',
  server: 'On server',
  to: 'To role',
  selectRole: 'Select a role',
  loadFailed: 'The roles and commands could not be loaded',
  unmatched: 'No single role there is named {name}. Choose one.',
});
