import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '../../tokens';
import { LiveText } from '../VisuallyHidden/LiveText';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const Content = styled.fieldset`
  display: contents;

  &:disabled :is(button, article, :has(> input), [data-value]) {
    border-color: transparent;
    border-radius: ${radius.control};
    background: ${color.skeleton};
    box-shadow: none;
    color: transparent;
    animation: ${pulse} 1.6s ease-in-out 400ms infinite;

    > * {
      visibility: hidden;
    }
    ${media.reducedMotion} {
      animation: none;
    }
    ${media.forcedColors} {
      border: 1px solid GrayText;
    }
  }
`;

export interface SkeletonContentProps {
  /** What loads, announced once: “Loading monitors”. */
  label: string;
  isLoading: boolean;
  children: ReactNode;
}

/**
 * The content itself while it loads, with skeletons in place of its controls and values, so that nothing moves or mounts
 * again. What is no control and shows a value has `data-value`.
 */
export function SkeletonContent({ label, isLoading, children }: SkeletonContentProps): ReactNode {
  return (
    <>
      {isLoading && (
        <VisuallyHidden role="status">
          <LiveText>{label}</LiveText>
        </VisuallyHidden>
      )}
      <Content
        role="presentation"
        disabled={isLoading}
        inert={isLoading}
        aria-hidden={isLoading || undefined}
      >
        {children}
      </Content>
    </>
  );
}
