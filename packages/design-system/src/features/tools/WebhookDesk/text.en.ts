import { defineText } from '@dropdeck/text';

/** What the page of all webhooks says. */
export const t = defineText('design-system/features/tools/WebhookDesk', {
  title: 'Webhooks',
  description: 'Every webhook and where it is used.',
  search: 'Search webhooks',
  searchPlaceholder: 'Search webhooks...',
  loadFailed: 'The redirects and monitors could not be loaded',
  empty: 'No webhooks yet',
  emptyText: 'Webhooks of your settings, redirects and monitors appear here.',
  scan: 'Webhooks of your monitors',
  notScanned: 'The webhooks of your monitors are not in this list yet',
  startScan: 'Look through {count, plural, one {# monitor} other {# monitors}}',
  scanning: 'Looking through {count, plural, one {# monitor} other {# monitors}}',
  stopped: 'You stopped: the webhooks of the other monitors are missing here.',
  complete:
    '{count, plural, one {With the webhooks of your monitor.} other {With the webhooks of all # monitors.}}',
  readOf: 'With the webhooks of {read, number} of {count, plural, one {# monitor} other {# monitors}}',
  scanAgain: 'Look again',
  monitorsFailed: '{count, plural, one {# monitor} other {# monitors}} could not be loaded',
  // The name of a monitor, and why it could not be loaded.
  failed: '{name}: {reason}',
  failedMore: '{name}: {reason}, and {count, number} more.',
  odd: 'Looks odd',
  oddText: 'This does not look like a Discord webhook, so nothing may arrive there.',
  repeated: 'Posts twice',
  repeatedText:
    'Two redirects with the same keyword, or two regions of one monitor, send the same notification to it.',
  variants: 'Written differently',
  variantsText: 'It is the same webhook, written in more than one way.',
  inactive: 'Switched off',
  inactiveText: 'Everything that uses it is switched off.',
  settings: 'Settings',
  redirect: 'Redirect',
  redirectOf: 'Redirect {name}',
  monitor: 'Monitor',
  monitorOf: 'Monitor {name}',
  input: 'Input',
  inputOf: 'Input {name}',
  usedIn: 'Used in',
  places: '{count, plural, one {# place} other {# places}}',
  usedInPlaces: 'Used in {count, plural, one {# place} other {# places}}',
  showAll: 'Show all {count, number}',
  // A use that is switched off.
  off: 'Off',
  notes: 'Notes',
  showAndReplace: 'Show and replace',
  replaceBy: 'Replace by',
  isSame: 'This is the same webhook.',
  planReplacement: 'Plan the replacement',
  replaceTitle: 'Replace the webhook',
  partialText:
    'Monitors that you have not looked through may use it too. Look through them first to replace it everywhere.',
  // Before a count of changes: “Make 3 changes”.
  make: 'Make',
});
