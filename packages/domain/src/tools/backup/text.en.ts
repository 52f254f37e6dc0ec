import { defineText } from '@dropdeck/text';

/** The messages of backup and restore (specification 8.12), and the steps of a restore. */
export const t = defineText('domain/tools/backup', {
  saved: 'Backup saved',
  failed: 'Could not encrypt the backup',
  commandsFirst: 'Open Commands first to allow access to the permissions.',
  restored: 'Restored {count, plural, one {# change} other {# changes}}',
  restoreFailed: '{failed, number} of {total, number} changes could not be restored',
  settings: 'Settings',
  redirects: 'Redirects',
  keywordLists: 'Keyword lists',
  proxyLists: 'Proxy lists',
  // `name` is a server.
  permissions: 'Permissions of {name}',
  // Something by its name alone.
  named: '“{name}”',
  create: 'Create “{name}”',
  change: 'Change “{name}”',
  createList: 'Create “{name}” with {count, plural, one {# entry} other {# entries}}',
  addEntries: 'Add {count, plural, one {# entry} other {# entries}} to “{name}”',
  addServers: 'Add {count, plural, one {# server} other {# servers}}',
  addInputs: 'Add {count, plural, one {# input} other {# inputs}}',
  addExamples: 'Add {count, plural, one {# example input} other {# example inputs}}',
  inputs: '{count, plural, one {# input} other {# inputs}}',
  webhookOf: 'Webhook of {region}',
  monitor: 'Inputs, webhooks and settings',
  noSecrets: 'The file has no secrets.',
  noWebhook: 'The file has no webhook for it.',
  noRegion: 'The monitor has no such region.',
  noOption: 'There is no “{name}” to choose. Restore it, then choose the file again.',
  noKeywordList: 'Their keyword list is not there yet. Restore the lists, then choose the file again.',
  otherKeywordList: 'The monitor has these links with another keyword list.',
  unread: 'It could not be read.',
  noMonitor: 'There is no such monitor.',
  noServer: 'The bot is not in this server.',
  noCommand: 'There is no such command.',
});
