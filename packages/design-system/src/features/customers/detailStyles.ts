import styled from 'styled-components';
import { color, media, space } from '../../tokens';

export const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  padding-block: ${space[4]} ${space[5]};
  padding-inline: 104px ${space[4]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  & > li {
    max-width: 100%;
  }
`;

export const Checklist = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: ${space[1]} ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
