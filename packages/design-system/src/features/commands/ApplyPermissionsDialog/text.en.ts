import { defineText } from '@dropdeck/text';

/** What the dialog that copies permissions says. */
export const t = defineText('design-system/features/commands/ApplyPermissionsDialog', {
  title: 'Apply permissions',
  titleOf: 'Apply permissions of {name}',
  copies: 'Copies the overrides of one command to the commands you choose. Their other overrides are kept.',
  copiesCount:
    'Copies {count, plural, one {# override} other {# overrides}} to the commands you choose. Their other overrides are kept.',
  copyFrom: 'Copy from',
  selectCommand: 'Select a command',
  noOverrides: 'No command has overrides',
  commands: 'Commands',
  search: 'Search commands...',
  noCommands: 'There are no other commands',
  applyTo: 'Apply to {count, plural, one {# command} other {# commands}}',
  retry: 'Retry {count, plural, one {# command} other {# commands}}',
  running: 'Applying',
  allApplied: 'All applied',
  finished: 'Finished',
  answeredOf: '{answered, number} of {count, number}',
  results: 'Results',
  inProgress: 'In progress',
  stateWaiting: 'Waiting',
  stateRunning: 'Applying…',
  stateDone: 'Applied',
  stateStopped: 'Not applied',
});
