import { defineText } from './text';

/** A catalogue for tests. */
export const t = defineText('fixtures', {
  clone: 'Clone {name}',
  close: 'Close',
  deleted: '“{name}” can’t be restored.',
  monitors: '{count, plural, one {# monitor} other {# monitors}}',
  rest: 'Stopped before the other {count, number}.',
  shown: '{shown, number} of {total}',
});
