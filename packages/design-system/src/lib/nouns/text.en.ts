import { defineText } from '@dropdeck/text';

/** What lists count: “12 redirects”. */
export const t = defineText('design-system/lib/nouns', {
  changes: '{count, plural, one {# change} other {# changes}}',
  commands: '{count, plural, one {# command} other {# commands}}',
  customers: '{count, plural, one {# customer} other {# customers}}',
  examples: '{count, plural, one {# example} other {# examples}}',
  inputs: '{count, plural, one {# input} other {# inputs}}',
  keywordLists: '{count, plural, one {# keyword list} other {# keyword lists}}',
  keywords: '{count, plural, one {# keyword} other {# keywords}}',
  links: '{count, plural, one {# link} other {# links}}',
  monitors: '{count, plural, one {# monitor} other {# monitors}}',
  proxyLists: '{count, plural, one {# proxy list} other {# proxy lists}}',
  proxies: '{count, plural, one {# proxy} other {# proxies}}',
  redirects: '{count, plural, one {# redirect} other {# redirects}}',
  regions: '{count, plural, one {# region} other {# regions}}',
  users: '{count, plural, one {# user} other {# users}}',
  webhooks: '{count, plural, one {# webhook} other {# webhooks}}',
  // How much of a filtered list is shown: “12 of 340 inputs”.
  shownOf: '{shown, number} of {items}',
});
