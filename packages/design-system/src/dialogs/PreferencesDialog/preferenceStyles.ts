import styled from 'styled-components';
import { color, media, radius, space, text } from '../../tokens';

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

/** What the choices look like now. */
export const Preview = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[5]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  ${text.small}
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Review = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};

  h4 {
    ${text.label}
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[1]};
    ${text.small}
    overflow-wrap: anywhere;
  }
  li > span:last-child {
    color: ${color.muted};
  }
`;

export const Slot = styled.div`
  margin-top: ${space[4]};
`;
