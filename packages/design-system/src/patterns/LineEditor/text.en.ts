import { defineText } from '@dropdeck/text';

/** The marks beside the lines of an editor. */
export const t = defineText('design-system/patterns/LineEditor', {
  blank: 'Blank line',
  duplicate: 'Same as line {line, number}',
  unusual: 'Not of a usual form',
});
