import { defineText } from '@dropdeck/text';

/** What the comparison of two monitors says. */
export const t = defineText('design-system/features/tools/Compare', {
  title: 'Compare',
  description: 'Two monitors side by side.',
  firstMonitor: 'First monitor',
  secondMonitor: 'Second monitor',
  swap: 'Swap the monitors',
  search: 'Search monitors…',
  listFailed: 'The monitors could not be loaded',
  loading: 'Loading the monitors',
  noneFound: 'No monitors found',
  // The label is “First monitor” or “Second monitor”.
  chooseOne: '{label}: choose one',
  chooseTwo: 'Choose two monitors',
  chooseDifferent: 'Choose two different monitors',
  chooseText: 'Their settings, webhooks and inputs are shown side by side, and what differs can be copied.',
  loadFailed: '{names} could not be loaded',
  differences: '{count, plural, one {# difference} other {# differences}}',
  noDifferences: 'No differences',
  onlyDifferences: 'Only differences',
  showWebhooks: 'Show webhooks',
  settings: 'Settings',
  noSettings: 'No settings.',
  settingsSame: '{count, plural, one {# setting} other {# settings}}, all the same.',
  webhooks: 'Webhooks',
  noWebhooks: 'No webhooks.',
  webhooksSame: '{count, plural, one {# webhook} other {# webhooks}}, all the same.',
  inputs: 'Inputs',
  noInputs: 'No inputs.',
  inputsSame: '{count, plural, one {# input} other {# inputs}}, all the same.',
  examples: 'Example Inputs',
  noExamples: 'No example inputs.',
  examplesSame: '{count, plural, one {# example input} other {# example inputs}}, all the same.',
  same: 'The same',
  // For screen readers, after what is compared.
  sameNote: '(the same)',
  // Whether a monitor has the input.
  there: 'There',
  notThere: 'Not there',
  // The name is that of the other monitor.
  copyTo: 'Copy {title} to {name}',
  copyAllTo: 'Copy all to {name}',
  copyTitle: 'Copy to {name}',
});
