import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens';
import { t as common } from '../../lib/common/text.en';

export interface SpinnerProps {
  /** What is in progress, for assistive technology only. */
  label?: string | undefined;
  /** Edge in pixels: 16 inside controls, 20 beside text, 32 alone on a page. */
  size?: 16 | 20 | 32 | undefined;
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;

  svg {
    animation: ${turn} 800ms linear infinite;
  }

  ${media.reducedMotion} {
    svg {
      animation: none;
    }
  }
`;

/**
 * Work of unknown length. Only where the specification names a spinner (pending buttons, the sign-in return);
 * other loading states are Skeletons. Not React Aria's ProgressBar, which loads number formats for a value that a
 * spinner does not have.
 */
export function Spinner({ label = common('loading'), size = 20 }: SpinnerProps): ReactNode {
  return (
    <Root role="progressbar" aria-label={label}>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.24" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </Root>
  );
}
