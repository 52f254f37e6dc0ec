import styled from 'styled-components';
import { color, space, text } from '../../../tokens';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space[4]};
  min-width: 0;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Help = styled.p`
  ${text.body}
  color: ${color.muted};
`;
