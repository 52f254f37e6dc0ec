import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../tokens';
import { ListLine } from '../Row/ListLine';
import { Skeleton } from './Skeleton';

/** Irregular and constant, so that the skeleton looks like a list and is stable across renders. */
const lengths = ['44%', '28%', '36%', '52%', '32%'] as const;

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Line = styled(ListLine)`
  height: var(--row-size);

  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
`;

export interface SkeletonListProps {
  count: number;
  /** Height of a line in pixels. */
  rowSize: number;
  /** CSS length; as high as its lines by default. */
  maxHeight?: string | undefined;
  /** The lines begin with a checkbox. */
  isSelectable?: boolean | undefined;
}

/** The lines of a framed list that is loading. */
export function SkeletonList({
  count,
  rowSize,
  maxHeight,
  isSelectable = false,
}: SkeletonListProps): ReactNode {
  return (
    <Frame style={{ maxHeight }}>
      {Array.from({ length: count }, (_, line) => (
        <Line key={line} style={{ '--row-size': `${rowSize}px` }}>
          {isSelectable && <Skeleton shape="check" />}
          <Skeleton width={lengths[line % lengths.length]} />
        </Line>
      ))}
    </Frame>
  );
}
