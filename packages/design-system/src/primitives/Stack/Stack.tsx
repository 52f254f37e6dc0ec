import styled from 'styled-components';
import { space } from '../../tokens';
import { gapRules, marginRules, type Gap, type Margin } from './gaps';

export interface StackProps {
  /** The space between the children; 3 (12 px) by default. */
  'data-gap'?: Gap | undefined;
  /** Without it, the children are as wide as the column. */
  'data-align'?: 'start' | undefined;
  /** Takes the rest of its row. */
  'data-grows'?: boolean | undefined;
  /** The space above and below, where the parent is no Stack. */
  'data-above'?: Margin | undefined;
  'data-below'?: Margin | undefined;
}

/** A column. `as` makes it another element. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;

  ${gapRules}
  ${marginRules}

  &:where([data-align]) {
    align-items: flex-start;
  }
  &:where([data-grows]) {
    flex: 1;
  }
  /* Focused by script only, to lead screen readers here: a ring would suggest that it can be pressed. */
  &:where([tabindex='-1']) {
    outline: none;
  }
`;
