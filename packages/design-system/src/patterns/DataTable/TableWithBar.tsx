import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, layer, media, space } from '../../tokens';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* In a low viewport the rows need the room; an empty table's heading row does not stick. */
  @media (min-height: 480px) {
    --sticky-bar: var(--bar-height, 0px);

    &:not([data-empty]) > :first-child {
      position: sticky;
      top: var(--dd-sticky-top, 0px);
    }
  }
`;

const BarSlot = styled.div`
  container-type: inline-size;
  z-index: ${layer.sticky + 1};
  margin-block: -${space[2]} ${space[2]};
  padding-block: ${space[2]};
  background: var(--ground, ${color.canvas});

  ${media.desktop} {
    [data-bleeding] > & {
      margin-inline: -${space[6]};
      padding-inline: ${space[6]};
    }
  }
`;

/** Puts a sticky bar above a table, and passes its height to the sticky heading row as `--bar-height`. */
export function TableWithBar({
  barRef,
  bar,
  isEmpty,
  isBleeding,
  children,
}: {
  barRef: RefObject<HTMLDivElement | null>;
  bar: ReactNode;
  isEmpty: boolean;
  isBleeding: boolean;
  children: ReactNode;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const barSlot = barRef.current;
    if (barSlot === null) return undefined;
    const observer = new ResizeObserver(() =>
      root.current?.style.setProperty('--bar-height', `${barSlot.offsetHeight}px`),
    );
    observer.observe(barSlot);
    return () => observer.disconnect();
  }, [barRef]);
  return (
    <Root ref={root} data-empty={isEmpty ? '' : undefined} data-bleeding={isBleeding ? '' : undefined}>
      <BarSlot ref={barRef}>{bar}</BarSlot>
      {children}
    </Root>
  );
}
