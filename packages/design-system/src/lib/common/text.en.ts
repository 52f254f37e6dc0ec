import { defineText } from '@dropdeck/text';

/** Words that many places say, each with the same meaning everywhere. */
export const t = defineText('design-system/lib/common', {
  // A state of a row: it is in use.
  active: 'Active',
  // A switch of a row.
  activeOf: 'Active: {name}',
  add: 'Add',
  // A filter: every row.
  all: 'All',
  apply: 'Apply',
  // A button: to the step before.
  back: 'Back',
  cancel: 'Cancel',
  // A button, a verb.
  change: 'Change',
  // A button: empties a field.
  clear: 'Clear',
  clearFilters: 'Clear filters',
  close: 'Close',
  // A button: to the clipboard.
  copy: 'Copy',
  delete: 'Delete',
  discard: 'Discard',
  // A button: closes what is finished.
  done: 'Done',
  // A button: opens the form of a new row with the values of this one.
  duplicate: 'Duplicate',
  edit: 'Edit',
  // A state.
  failed: 'Failed',
  hide: 'Hide',
  inProgress: 'In progress',
  inactive: 'Inactive',
  loading: 'Loading',
  // A column and a field, a noun.
  name: 'Name',
  newVersion: 'A new version is available',
  // Nothing is chosen.
  none: 'None',
  partFailed: 'This part could not be loaded',
  reload: 'Reload',
  remove: 'Remove',
  // An act of a webhook, which leads to Find and replace.
  replaceEverywhere: 'Replace everywhere',
  retry: 'Retry',
  save: 'Save',
  saveChanges: 'Save Changes',
  // A field, a verb.
  search: 'Search',
  selectAll: 'Select all',
  // A button: makes visible what is hidden.
  show: 'Show',
  signIn: 'Sign in',
  // A column, a noun.
  status: 'Status',
  // A button: ends what is running.
  stop: 'Stop',
  // A column, a noun.
  type: 'Type',
  undo: 'Undo',
  unknown: 'Unknown',
  webhook: 'Webhook',
});
