import { space } from '../../tokens';

// A rule each: steps that no layout has stay out.
const gaps = [0, 1, 2, 3, 4, 5, 6, 8] as const;
const rowGaps = [0, 1, 2] as const;
const margins = [1, 2, 3, 4, 5, 6] as const;

/** A step of the scale of spaces. */
export type Gap = (typeof gaps)[number];
export type RowGap = (typeof rowGaps)[number];
export type Margin = (typeof margins)[number];

const rulesOf = (attribute: string, property: string, steps: readonly Gap[]): string =>
  steps.map((step) => `&:where([${attribute}='${step}']) { ${property}: ${space[step]}; }`).join('\n');

/** A rule for each gap, so that a layout needs no styles. */
export const gapRules = rulesOf('data-gap', 'gap', gaps);
export const rowGapRules = rulesOf('data-row-gap', 'row-gap', rowGaps);
/** The space above and below, where the parent is no Stack. */
export const marginRules =
  rulesOf('data-above', 'margin-top', margins) + rulesOf('data-below', 'margin-bottom', margins);
