import { defineText } from '@dropdeck/text';

/** The acts that have keys, by their ids, and the words on keys. */
export const t = defineText('domain/shell/keys', {
  palette: 'Search everything',
  keys: 'Show this list',
  preferences: 'Open preferences',
  values: 'Hide or show values',
  valuesHidden: 'Values are hidden. The same keys show them.',
  close: 'Close or clear',
  search: 'Search the list',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select the row',
  edit: 'Edit the row',
  new: 'Create or add',
  save: 'Save changes',
  anywhere: 'Anywhere',
  // A group of pages to go to.
  goTo: 'Go to',
  lists: 'Lists',
  forms: 'Forms',
  noList: 'No list on this page',
  noSearch: 'No search on this page',
  noSelect: 'No rows to select on this page',
  noEdit: 'No rows to edit on this page',
  noNew: 'Nothing to add on this page',
  noSave: 'Nothing to save on this page',
  ctrlKey: 'Ctrl',
  escapeKey: 'Esc',
});
