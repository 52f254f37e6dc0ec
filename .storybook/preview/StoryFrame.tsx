import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../packages/design-system/src/tokens';
import type { ThemeName } from '../../packages/design-system/src/tokens';

/** Above this height in pixels a frame cuts its story. */
const MAX_HEIGHT = 900;

const Slot = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.canvas};
`;

const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;

/** The address of a story alone. `embed` keeps its play function from running, which would move the focus. */
export const storyUrl = (id: string, theme: ThemeName): string =>
  `./iframe.html?id=${id}&viewMode=story&embed=true&globals=theme:${theme}`;

interface StoryFrameProps {
  storyId: string;
  theme: ThemeName;
  /** The accessible name of the frame. */
  title: string;
  /** The width in pixels of the window that the story sees; it is scaled down to fit. */
  width: number;
  /** The height of that window in pixels, or `content` for the height of the story. */
  height: number | 'content';
  /** Loads the story only near the viewport. */
  isLazy?: boolean;
  /** Receives keys too: a dialog that opens in the frame takes the focus. Keep it stable. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A story in its own window, scaled down to the width of its place. It is for looking: its play
 * function does not run, and it takes no input. */
export function StoryFrame({
  storyId,
  theme,
  title,
  width,
  height,
  isLazy = false,
  onKeyDown,
}: StoryFrameProps): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [contentHeight, setContentHeight] = useState(160);
  const [isNear, setIsNear] = useState(!isLazy);
  useLayoutEffect(() => {
    const element = slot.current;
    if (element === null) return undefined;
    const resize = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    resize.observe(element);
    const visibility = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    visibility.observe(element);
    return () => {
      resize.disconnect();
      visibility.disconnect();
    };
  }, [width]);
  const shown = height === 'content' ? contentHeight : height;
  const follow = (frame: HTMLIFrameElement): void => {
    if (onKeyDown !== undefined) frame.contentDocument?.addEventListener('keydown', onKeyDown, true);
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (height !== 'content' || root === null || root === undefined) return;
    // Storybook pads the body by 16 px on each side.
    const measure = (): void => setContentHeight(Math.min(MAX_HEIGHT, root.offsetHeight + 32));
    new ResizeObserver(measure).observe(root);
  };
  return (
    <Slot ref={slot} data-theme={theme} style={{ height: shown * scale + 2, maxWidth: width + 2 }}>
      {isNear && (
        <Frame
          inert
          title={title}
          src={storyUrl(storyId, theme)}
          style={{ width, height: shown, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => follow(currentTarget)}
        />
      )}
    </Slot>
  );
}
