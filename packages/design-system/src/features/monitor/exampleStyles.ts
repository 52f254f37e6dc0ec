import styled from 'styled-components';
import { color, fontFamily, media, radius, space, text } from '../../tokens';

export const Items = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  &[data-read-only] {
    padding-inline-end: ${space[3]};
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    padding-block: ${space[2]} 0;

    &[data-read-only] {
      padding-block: ${space[2]};
    }
  }
`;

export const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  ${text.small}
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  overflow-wrap: anywhere;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;

export const Kind = styled.span`
  flex: none;
  display: inline-flex;

  ${media.phone} {
    flex: 1;
  }
`;

export const Buttons = styled.span`
  flex: none;
  display: inline-flex;
`;
