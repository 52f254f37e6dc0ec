import { defineText } from '@dropdeck/text';

/** A choice between two values of the same field. */
export const t = defineText('design-system/shell/ConflictDialog', {
  title: 'Changed in the meantime',
  // {subject} is what was edited, within a sentence: “this customer”.
  description:
    'Another tab or another person changed {subject} while you were editing. Choose which value to keep.',
  keepEditing: 'Keep editing',
  yours: 'Yours',
  theirs: 'Saved elsewhere',
  empty: 'Empty',
  hide: 'Hide {label}',
  show: 'Show {label}',
  moreLines: '… {count, plural, one {# more line} other {# more lines}}',
});
