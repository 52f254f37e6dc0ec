import styled from 'styled-components';
import { space } from '../../tokens';
import { gapRules, type Gap } from './gaps';

export interface StackProps {
  /** The space between the children; 3 (12 px) by default. */
  'data-gap'?: Gap | undefined;
}

/** A column. `as` makes it another element. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;

  ${gapRules('data-gap', 'gap')}
`;
