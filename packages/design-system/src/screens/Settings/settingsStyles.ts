import styled from 'styled-components';
import { space } from '../../tokens';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Banners = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  &:not(:empty) {
    margin-bottom: ${space[6]};
  }
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
