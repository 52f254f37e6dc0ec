import styled from 'styled-components';
import { space } from '../../tokens';
import { gapRules, marginRules, rowGapRules, type Gap, type Margin, type RowGap } from '../Stack/gaps';

export interface RowProps {
  /** The space between the children; 2 (8 px) by default. */
  'data-gap'?: Gap | undefined;
  /** The space between the lines of a row that wraps, if it is another. */
  'data-row-gap'?: RowGap | undefined;
  /** `center` by default. */
  'data-align'?: 'start' | 'baseline' | 'stretch' | undefined;
  'data-justify'?: 'center' | 'end' | 'between' | undefined;
  /** Without it, the children stay on one line. */
  'data-wraps'?: boolean | undefined;
  /** Takes the rest of its row. */
  'data-grows'?: boolean | undefined;
  /** The space above and below, where the parent is no Stack. */
  'data-above'?: Margin | undefined;
  'data-below'?: Margin | undefined;
}

/** A line of children. `as` makes it another element. */
export const Row = styled.div<RowProps>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  &:where([data-align='start']) {
    align-items: flex-start;
  }
  &:where([data-align='baseline']) {
    align-items: baseline;
  }
  &:where([data-align='stretch']) {
    align-items: stretch;
  }
  &:where([data-justify='center']) {
    justify-content: center;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
  }
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
  &:where([data-grows]) {
    flex: 1;
  }
  &:where([data-wraps]) {
    flex-wrap: wrap;
  }
  ${gapRules}
  ${rowGapRules}
  ${marginRules}
`;
