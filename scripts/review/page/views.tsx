import { Button, Slider } from '@dropdeck/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text } from '../../../packages/design-system/src/tokens';
import type { ChangeSummary } from '../api.ts';
import { labels, SidePicture, Stage } from './Stage';

const Stack = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
  min-height: 0;
`;

const Pair = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  min-height: 0;

  ${media.phone} {
    grid-template: auto auto / minmax(0, 1fr);
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 28px;
  ${text.label}
  color: ${color.muted};
`;

/** As wide as its longer word, so that the buttons stay. */
const SideLabel = styled.span`
  min-width: 48px;
`;

const Layers = styled.div`
  position: relative;
  display: grid;
  width: max-content;

  > * {
    grid-area: 1 / 1;
  }
`;

const Divider = styled.span`
  width: 2px;
  background: ${color.accent};
`;

interface ViewProps {
  change: ChangeSummary;
}

/** Both versions side by side, scrolled together. */
export function TwoUp({ change }: ViewProps): ReactNode {
  const panes = useRef<HTMLDivElement>(null);
  const follow = (source: HTMLElement): void => {
    for (const pane of panes.current?.querySelectorAll('[role="region"]') ?? []) {
      if (pane !== source) pane.scrollTo({ left: source.scrollLeft, top: source.scrollTop });
    }
  };
  return (
    <Pair ref={panes} onScrollCapture={({ target }) => target instanceof HTMLElement && follow(target)}>
      {(['before', 'after'] as const).map((side) => (
        <Stack key={side}>
          <Bar>{labels[side]}</Bar>
          <Stage change={change} label={labels[side]}>
            <SidePicture change={change} side={side} />
          </Stage>
        </Stack>
      ))}
    </Pair>
  );
}

/** The version before over the one after, up to a divider. */
export function SliderView({ change }: ViewProps): ReactNode {
  const { box } = change;
  const width = Math.max(change.before?.width ?? 0, change.after?.width ?? 0);
  // In the middle of what changed, because the view scrolls there.
  const [x, setX] = useState(box === null ? Math.round(width / 2) : Math.round((box.left + box.right) / 2));
  return (
    <Stack>
      <Slider
        label="Divider between before and after"
        value={x}
        onChange={setX}
        minValue={0}
        maxValue={width}
      />
      <Stage change={change} label="Before and after">
        <Layers style={{ width }}>
          <SidePicture change={change} side="after" />
          <div style={{ clipPath: `inset(0 ${width - x}px 0 0)` }}>
            <SidePicture change={change} side="before" />
          </div>
          <Divider style={{ marginInlineStart: x }} aria-hidden />
        </Layers>
      </Stage>
    </Stack>
  );
}

const BLINK_MS = 600;

type Version = 'before' | 'after';
const otherSide = (side: Version): Version => (side === 'before' ? 'after' : 'before');

/** Both versions in turn; paused at first for people who prefer less motion. */
export function Blink({ change }: ViewProps): ReactNode {
  const [side, setSide] = useState<Version>('before');
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const interval = setInterval(() => setSide(otherSide), BLINK_MS);
    return () => clearInterval(interval);
  }, [isPlaying]);
  return (
    <Stack>
      <Bar>
        <SideLabel>{labels[side]}</SideLabel>
        <Button size="small" onPress={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        {!isPlaying && (
          <Button size="small" onPress={() => setSide(otherSide)}>
            {`Show ${otherSide(side)}`}
          </Button>
        )}
      </Bar>
      <Stage change={change} label="Before and after in turn">
        <Layers>
          {(['before', 'after'] as const).map((each) => (
            <div key={each} style={{ visibility: each === side ? 'visible' : 'hidden' }}>
              <SidePicture change={change} side={each} />
            </div>
          ))}
        </Layers>
      </Stage>
    </Stack>
  );
}

/** The pixels that changed in red. */
export function Difference({ change }: ViewProps): ReactNode {
  return (
    <Stack>
      <Bar>{`${new Intl.NumberFormat('en-US').format(change.pixels)} pixels changed`}</Bar>
      <Stage change={change} label={labels.difference}>
        <SidePicture change={change} side="difference" />
      </Stage>
    </Stack>
  );
}
