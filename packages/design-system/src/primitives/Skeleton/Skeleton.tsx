import type { CSSProperties, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, controlHeight, media, radius } from '../../tokens';
import { LiveText } from '../VisuallyHidden/LiveText';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { pulse } from './SkeletonContent';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  width?: string | undefined;
  /** CSS length; one line of body text (20 px) by default. */
  height?: string | undefined;
  /** `text` is a bar inside its line height, `block` fills its box, `field` is as high as a control, `check` is a checkbox, `circle` is for an Avatar. */
  shape?: 'text' | 'block' | 'field' | 'check' | 'circle' | undefined;
}

const show = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Shape = styled.span`
  display: block;
  max-width: 100%;
  opacity: 0;
  animation: ${show} 120ms ease-out 150ms forwards;

  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: ${radius.control};
    background: ${color.skeleton};
    animation: ${pulse} 1.6s ease-in-out 400ms infinite;
  }
  &[data-shape='text'] {
    padding-block: 4px;
    &::before {
      border-radius: ${radius.small};
    }
  }
  &[data-shape='field'] {
    height: ${controlHeight.medium};

    ${media.phone} {
      height: ${controlHeight.touch};
    }
  }
  &[data-shape='check'] {
    flex: none;
    width: 16px;
    height: 16px;

    &::before {
      border-radius: ${radius.small};
    }
  }
  &[data-shape='circle'] {
    flex: none;
    &::before {
      border-radius: ${radius.pill};
    }
  }
  ${media.reducedMotion} {
    &::before {
      animation: none;
    }
  }
  ${media.forcedColors} {
    &::before {
      border: 1px solid GrayText;
    }
  }
`;

/**
 * A placeholder with the shape and size of loading content, so that nothing moves. Appears after 150 ms;
 * hidden from assistive technology (SkeletonGroup announces the loading).
 */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps): ReactNode {
  const own = { text: '20px', block: '20px', field: undefined, check: undefined, circle: width }[shape];
  const style: CSSProperties = { width: shape === 'check' ? undefined : width, height: height ?? own };
  return <Shape aria-hidden="true" data-shape={shape} style={style} />;
}

export interface SkeletonGroupProps {
  /** What loads, announced once: “Loading monitors”. */
  label: string;
  children: ReactNode;
}

/** Wraps the skeletons of a region and announces that it is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps): ReactNode {
  return (
    <div>
      {/* Outside of what is busy, whose end screen readers would wait for. */}
      <VisuallyHidden role="status">
        <LiveText>{label}</LiveText>
      </VisuallyHidden>
      <div aria-busy="true">{children}</div>
    </div>
  );
}
