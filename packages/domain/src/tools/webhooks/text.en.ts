import { defineText } from '@dropdeck/text';

/** The messages of Webhooks, and the steps of a replacement. */
export const t = defineText('domain/tools/webhooks', {
  settings: 'Settings',
  redirects: 'Redirects',
  discordWebhook: 'Discord Webhook URL',
  regions: '{count, plural, one {Webhook of a region} other {Webhooks of # regions}}',
  inputs: '{count, plural, one {Special webhook of an input} other {Special webhooks of # inputs}}',
  replaced: 'Webhook replaced in {count, plural, one {# place} other {# places}}',
  failed:
    'The webhook of {failed, number} of {total, plural, one {# place} other {# places}} could not be replaced',
});
