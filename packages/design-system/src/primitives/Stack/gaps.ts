import { space } from '../../tokens';

/** A step of the scale of spaces. */
export type Gap = keyof typeof space;

/** A rule for each gap, so that a layout needs no style of its own. */
export const gapRules = (attribute: string, property: string): string =>
  Object.entries(space)
    .map(([step, length]) => `&:where([${attribute}='${step}']) { ${property}: ${length}; }`)
    .join('\n');

/** The space above and below, where the parent is no Stack. */
export const marginRules = gapRules('data-above', 'margin-top') + gapRules('data-below', 'margin-bottom');
