import styled from 'styled-components';
import { space } from '../../tokens';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Pending = styled.div`
  margin-bottom: ${space[6]};
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;
