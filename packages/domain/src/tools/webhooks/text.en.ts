import { defineText } from '@dropdeck/text';

/** The steps of a replacement, and how it ended. */
export const t = defineText('domain/tools/webhooks', {
  settings: 'Settings',
  redirects: 'Redirects',
  discordWebhook: 'Discord Webhook URL',
  regions: '{count, plural, one {Webhook of a region} other {Webhooks of # regions}}',
  inputs: '{count, plural, one {Special webhook of an input} other {Special webhooks of # inputs}}',
  links: '{count, plural, one {Link of an input} other {Links of # inputs}}',
  linkTaken: 'The monitor has an input with this link already.',
  replaced: 'Webhook replaced in {count, plural, one {# place} other {# places}}',
  failed:
    'The webhook of {failed, number} of {total, plural, one {# place} other {# places}} could not be replaced',
  replacedInInputs: 'Replaced in the inputs of {count, plural, one {# monitor} other {# monitors}}',
  failedInInputs:
    'The inputs of {failed, number} of {total, plural, one {# monitor} other {# monitors}} could not be changed',
});
