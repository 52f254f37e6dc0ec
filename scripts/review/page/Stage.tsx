import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, radius, space, text } from '../../../packages/design-system/src/tokens';
import { pictureUrl, type ChangeSummary, type Side, type Size } from '../api.ts';

const Scroll = styled.div`
  align-self: start;
  max-height: 100%;
  padding: ${space[4]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.sunken};

  &:focus-visible {
    ${focusRing}
  }
  ${media.narrow} {
    max-height: 70dvh;
  }
`;

/** At its real size, one pixel of the screenshot to one of the page. */
const Picture = styled.img`
  max-width: none;
  image-rendering: pixelated;
`;

const None = styled.p`
  padding: ${space[4]};
  ${text.body}
  color: ${color.muted};
`;

/** What a side is called. */
export const labels: Readonly<Record<Side, string>> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};

/** The size of a side; the difference is as large as both. */
function sizeOf({ before, after }: ChangeSummary, side: Side): Size | null {
  if (side === 'before') return before;
  if (side === 'after') return after;
  if (before === null || after === null) return null;
  return { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
}

interface SideProps {
  change: ChangeSummary;
  side: Side;
}

/** One version of a change, or a sentence where there is none. */
export function SidePicture({ change, side }: SideProps): ReactNode {
  const size = sizeOf(change, side);
  if (size === null) {
    return <None>{side === 'before' ? 'There was no screenshot.' : 'There is no screenshot.'}</None>;
  }
  return <Picture {...size} alt={`${labels[side]}: ${change.name}`} src={pictureUrl(change.name, side)} />;
}

/** Pixels shown around what changed. */
const MARGIN = 32;

/** Scrolls to what changed whenever another change is shown. */
function useScrollToChange(stage: RefObject<HTMLElement | null>, { box }: ChangeSummary): void {
  useLayoutEffect(() => {
    stage.current?.scrollTo({ left: (box?.left ?? 0) - MARGIN, top: (box?.top ?? 0) - MARGIN });
  }, [stage, box]);
}

interface StageProps {
  change: ChangeSummary;
  label: string;
  children: ReactNode;
}

/** The scrolling area of a picture; focusable, so that the keyboard scrolls it. */
export function Stage({ change, label, children }: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  useScrollToChange(stage, change);
  return (
    <Scroll ref={stage} role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroll>
  );
}
