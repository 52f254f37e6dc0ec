import { defineText } from '@dropdeck/text';

/** What the dialogs of the monitor page that load later say. */
export const t = defineText('domain/monitors/detail/bulk', {
  customersFailed: 'Failed to fetch customers',
  accessSaved: 'Customer access updated successfully',
  accessFailed: 'Failed to update customer access',
  added: '{count, plural, one {# input} other {# inputs}} added',
  unusualSpecialWebhook: 'The special webhook does not look like a Discord webhook.',
  declined: 'Not added: some of these inputs are already in the monitor.',
  // `reason` is a sentence.
  notAdded: 'Not added: {reason}',
  linkMissing: 'A link or product ID is missing.',
  linkSpaces: 'Links can’t contain spaces.',
  linkIncomplete: 'The link is not complete.',
  unknownRegion: 'Unknown region “{name}”.',
  privateFlag: 'Private is yes or no, not “{text}”.',
  activeFlag: 'Active is yes or no, not “{text}”.',
  noPrivateInputs: 'Your plan has no private inputs.',
  private: 'Private',
  notPrivate: 'Not private',
});
