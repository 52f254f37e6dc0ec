import { defineText } from '@dropdeck/text';

/** The search over everything. */
export const t = defineText('design-system/shell/CommandPalette', {
  placeholder: 'Search pages, monitors and actions',
  results: 'Results',
  count: '{count, plural, one {# result} other {# results}}',
  empty: 'Nothing here yet',
  noMatches: 'Nothing matches “{text}”',
  // {label} is a list: “Monitors”.
  areLoading: '{label} are loading',
  loading: '{label} are loading…',
  failed: '{label} could not be loaded',
  retry: 'Retry {label}',
  // What the arrow keys, Enter and Escape do.
  move: 'Move',
  choose: 'Choose',
  // The name of the Escape key on keyboards.
  escape: 'Esc',
});
