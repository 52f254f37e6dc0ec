import { defineText } from '@dropdeck/text';

/** What the redirects, their import and their changes say. */
export const t = defineText('design-system/features/redirects', {
  title: 'Redirects',
  description: 'Send products that match a keyword to a separate webhook.',
  create: 'Create Redirect',
  // The name of a redirect without a keyword, within a sentence.
  nameOfBlank: 'redirect {id}',
  typeName: 'Type Name',
  typeSku: 'Type SKU',
  setWebhook: 'Set webhook',
  setType: 'Set type',
  hideWebhook: 'Hide webhook of {name}',
  showWebhook: 'Show webhook of {name}',
  copyWebhook: 'Copy webhook of {name}',
  importLines: 'Import…',
  search: 'Search redirects',
  searchPlaceholder: 'Search by keyword or webhook...',
  loadFailed: 'The redirects could not be loaded',
  changeSelected: 'Change the selected redirects',
  deleteSelected: 'Delete selected',
  empty: 'No redirects yet',
  createFirst: 'Create the first redirect',
  emptyText: 'A redirect sends products that match its keyword to a separate webhook.',
  deleteMany: 'Delete redirects',
  disableMany: 'Disable redirects',
  enableMany: 'Enable redirects',
  deleteWarning: 'Deleted redirects cannot be restored.',
  webhookUrl: 'Webhook URL',
  importTitle: 'Import redirects',
  // Opens a dialog that says which redirects take a title, SKU or link.
  matches: 'Which one takes it?',
  // Opens the same dialog for the selected redirects.
  takes: '{count, plural, one {What the selected one takes} other {What the # selected take}}',
  importDescription: 'One redirect per line as CSV (keyword, webhook, type, active), or JSON.',
  keyword: 'Keyword',
  switch: 'Switch',
  duplicateInList: 'Already in this list',
  duplicateInText: 'Duplicate in this text',
  conflict: 'Same keyword, another webhook',
  keywordMissing: 'Enter a keyword.',
  activeOf: 'Active: {keyword}',
});
