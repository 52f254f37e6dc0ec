import { defineText } from '@dropdeck/text';

/** What the page of a person’s changes says. */
export const t = defineText('design-system/features/tools/Changes', {
  title: 'Changes',
  description: 'What you changed in this browser, and how it was before.',
  empty: 'No changes yet',
  emptyText: 'What you change from now on appears here, and most of it can be reverted.',
  search: 'Search changes',
  searchPlaceholder: 'Search changes...',
  kind: 'Kind',
  allChanges: 'All changes',
  settings: 'Settings',
  redirects: 'Redirects',
  monitors: 'Monitors',
  inputs: 'Inputs',
  lists: 'Keyword and proxy lists',
  customers: 'Customers',
  commands: 'Commands',
  access: 'Access',
  updates: 'Updates',
  clear: 'Clear…',
  clearQuestion: 'Clear the list of changes?',
  clearText: 'What you changed stays as it is, but can no longer be reverted here.',
  revertQuestion: 'Revert {count, plural, one {# change} other {# changes}}?',
  revertText: '{named}. What was changed since is asked about.',
  revertTextMore:
    '{named} and {count, plural, one {# other} other {# others}}. What was changed since is asked about.',
  revertMany: 'Revert {count, plural, one {# change} other {# changes}}',
  revert: 'Revert',
  revertOf: 'Revert: {title}',
  reverted: 'Reverted',
  // After the name of what was reverted.
  revertedNote: '(reverted)',
  revertFailed: 'Could not be reverted. {reason}',
  otherTab: 'Only the tab that made this change can revert it.',
  notRevertible: 'This cannot be reverted.',
  // Followed by what was removed from, or added to, the field.
  removed: '{label}, removed:',
  added: '{label}, added:',
  // For screen readers, between the old and the new value of a field.
  becomes: 'becomes',
  showMore: 'Show {count, number} more',
  hideSecrets: 'Hide secrets',
  showSecrets: 'Show secrets',
});
