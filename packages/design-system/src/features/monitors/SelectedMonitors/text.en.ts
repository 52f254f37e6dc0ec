import { defineText } from '@dropdeck/text';

/** What is done to selected monitors of the overview. */
export const t = defineText('design-system/features/monitors/SelectedMonitors', {
  // A verb: the monitor stays at the top of the list.
  pin: 'Pin',
  unpin: 'Unpin',
  tags: 'Tags…',
  // On a phone: opens a menu with all of these.
  change: 'Change',
  changeSelected: 'Change the selected monitors',
  exportSelected: 'Export the selected monitors',
  export: 'Export',
  title: 'Tags',
  description: 'For {count, plural, one {# monitor} other {# monitors}}, in this browser.',
  newTags: 'New tags',
  newTagsText: 'Separate several by commas.',
  tooLong: 'A tag has at most {count, number} characters.',
  tooMany: 'A monitor has at most {count, number} tags.',
});
