import styled from 'styled-components';
import { space } from '../../../tokens';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space[4]};
  min-width: 0;
`;
