import { defineText } from '@dropdeck/text';

/** Saved views of a list. */
export const t = defineText('design-system/patterns/ViewTabs', {
  // After the name of the view.
  isDefault: '(default)',
  isChanged: '(changed)',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most {limit} characters.',
  nameTaken: '“{name}” is another view. Choose another name.',
  views: 'Views',
  saveView: 'Save view',
  renameView: 'Rename view',
  saveHint: 'Keeps the search, the filters, the order and the columns.',
  rename: 'Rename',
  saveViewMore: 'Save view…',
  saveViewHint: 'Search, filter, order and columns',
  updateNamed: 'Update “{name}”',
  viewNamed: 'View “{name}”',
  renameMore: 'Rename…',
  copyLink: 'Copy link',
  removeDefault: 'Remove default',
  makeDefault: 'Make default',
  moveLeft: 'Move left',
  moveRight: 'Move right',
});
