import styled from 'styled-components';
import { space } from '../../tokens';

export const Pending = styled.div`
  margin-bottom: ${space[6]};
`;
