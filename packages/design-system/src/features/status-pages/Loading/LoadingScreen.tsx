import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Mark } from '../../../brand/Mark/Mark';
import { FullScreen } from '../../../patterns/FullScreen/FullScreen';
import { color, media, space, text } from '../../../tokens';
import { t } from './text.en';

const appear = keyframes`
  from { opacity: 0; }
`;

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  color: ${color.muted};
  ${text.body}
  /* Delayed, because most responses arrive sooner and would make it flash. */
  animation: ${appear} 200ms ease-out 150ms backwards;

  svg {
    animation: ${pulse} 1600ms ease-in-out infinite;
  }
  ${media.reducedMotion} {
    animation: none;

    svg {
      animation: none;
    }
  }
`;

/** Covers the window until the session is loaded. */
export function LoadingScreen(): ReactNode {
  return (
    <FullScreen variant="bare">
      <Root role="status">
        <Mark size={56} isDecorative />
        <span>{t('loading')}</span>
      </Root>
    </FullScreen>
  );
}
