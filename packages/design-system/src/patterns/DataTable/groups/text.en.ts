import { defineText } from '@dropdeck/text';

/** The heading of a group of rows. */
export const t = defineText('design-system/patterns/DataTable/groups', {
  // `name` is what the rows are grouped by: a tag.
  group: '{name}, {count, plural, one {# row} other {# rows}}',
});
