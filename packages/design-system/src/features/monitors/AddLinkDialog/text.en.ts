import { defineText } from '@dropdeck/text';

/** What the dialog says that adds a link from the overview. */
export const t = defineText('design-system/features/monitors/AddLinkDialog', {
  title: 'Add a link',
  continue: 'Continue',
  link: 'Link',
  linkPlaceholder: 'https:// or a product ID',
  search: 'Search monitors',
  monitor: 'Monitor',
  takes: 'Its examples or links are of the same site',
  more: '{count, plural, one {# more monitor: search by its name.} other {# more monitors: search by their names.}}',
  none: 'No monitor has this name',
  fromAnyPage: 'Add from any page',
  bookmarkText:
    'Save this text as the address of a bookmark. On a product’s page, the bookmark opens this dialog with its link.',
  shareText: 'On a phone, install the dashboard from the browser’s menu; then “Share” of any page offers it.',
  pasteText: 'On the overview, a link can be pasted without opening this dialog.',
  bookmark: 'Bookmark',
  copyBookmark: 'Copy the bookmark',
});
