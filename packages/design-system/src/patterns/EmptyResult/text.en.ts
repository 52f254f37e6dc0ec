import { defineText } from '@dropdeck/text';

/** A list whose search and filters leave nothing. */
export const t = defineText('design-system/patterns/EmptyResult', {
  noMatch: 'No {noun} match',
  hidden:
    '{count, plural, one {# of {total, number} {noun} is hidden by {label}} other {# of {total, number} {noun} are hidden by {label}}}',
});
