import { defineText } from '@dropdeck/text';

/** The steps of Copy to other monitors (specification 2.9). */
export const t = defineText('domain/tools/copy-to', {
  done: '{count, plural, one {# change} other {# changes}} made',
  failed: '{failed, number} of {total, plural, one {# change} other {# changes}} failed',
  // The suggested name of a monitor’s copy.
  copyOf: '{name} copy',
  inputs: 'Inputs',
  countedInputs: '{count, plural, one {# input} other {# inputs}}',
  deleteInputs: 'Delete {count, plural, one {# input} other {# inputs}}',
  notAllowed: 'Inputs are not allowed there.',
  listedBefore: 'Their link is in the list before.',
  noPrivateInputs: 'Your plan has no private inputs.',
  // One region or several.
  noRegion: 'It has no region {regions}.',
  webhooks: 'Webhooks',
  examples: 'Example Inputs',
  addExamples: 'Add {count, plural, one {# example input} other {# example inputs}}',
  replaceExamples: 'Replace the example inputs',
  access: 'Customers with access',
  unknownAccess: 'Who has access is not known.',
  giveAccess: 'Give access to {count, plural, one {# customer} other {# customers}}',
  replaceAccess: 'Replace who has access',
  // `name` is a monitor.
  hasNone: '{name} has none.',
  onlyNew: 'Only monitors of type new have keyword lists.',
  noOption: 'It does not offer “{name}”.',
});
