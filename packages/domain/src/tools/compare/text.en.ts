import { defineText } from '@dropdeck/text';

/** The messages of Compare (specification 2.20). */
export const t = defineText('domain/tools/compare', {
  done: '{count, plural, one {# change} other {# changes}} made',
  failed: '{failed, number} of {total, number} changes failed',
  first: 'The first monitor',
  second: 'The second monitor',
});
