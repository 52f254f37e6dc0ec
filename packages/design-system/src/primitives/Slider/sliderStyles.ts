import styled from 'styled-components';
import { color, controlHeight, media, radius, space } from '../../tokens';

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  min-width: 0;

  &[data-bare] {
    grid-template-columns: auto 1fr;
    align-items: center;

    > :first-child {
      color: ${color.muted};
      font-weight: 400;
    }
    > :nth-child(2) {
      display: none;
    }
    > :last-child {
      grid-column: auto;
    }
  }
`;

export const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  height: 28px;
  margin-inline: 10px;

  /* A swipe that begins here scrolls the page. React Aria sets its own touch-action by style. */
  && {
    touch-action: pan-y !important;
  }
  @media (pointer: coarse) {
    pointer-events: none;

    > [data-rac] {
      pointer-events: auto;
    }
  }
  ${media.phone} {
    height: ${controlHeight.touch};
  }
`;

export const Rail = styled.div`
  position: absolute;
  inset-inline: -10px;
  top: calc(50% - 2px);
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.borderStrong};

  ${media.forcedColors} {
    background: ButtonBorder;
  }
`;
