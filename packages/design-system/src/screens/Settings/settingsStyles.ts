import styled from 'styled-components';
import { media, space } from '../../tokens';

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

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) min(42%, 480px);
  align-items: start;
  gap: ${space[8]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`;

export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`;

export const PreviewColumn = styled.aside`
  position: sticky;
  top: ${space[8]};
  min-width: 0;

  ${media.narrow} {
    position: static;
    order: -1;
    max-width: 600px;
  }
`;
