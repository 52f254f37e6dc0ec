import styled from 'styled-components';
import { color, media, space, text } from '../../tokens';

export const Section = styled.section`
  padding-block: ${space[5]};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
  > p {
    margin-bottom: ${space[4]};
    color: ${color.muted};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[5]} ${space[6]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

/** What is in effect, beside the title. */
export const Muted = styled.span`
  flex: none;
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
`;
