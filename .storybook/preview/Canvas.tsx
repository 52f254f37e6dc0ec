import { useLayoutEffect, type ReactNode } from 'react';
import { BothThemes } from './BothThemes';
import { useGlobals } from './globals';

interface CanvasProps {
  globals: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  /** Stacks the two themes, each at full width. */
  isStacked: boolean;
  /** Renders the story without padding. */
  isFlush: boolean;
  renderStory: () => ReactNode;
}

/** Applies the toolbar's theme and motion to the root element, as the product does. */
export function Canvas({ globals, canvasElement, isStacked, isFlush, renderStory }: CanvasProps): ReactNode {
  const { theme, motion } = useGlobals(globals);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    if (motion === 'reduced') dataset['motion'] = 'reduced';
    else delete dataset['motion'];
  }, [theme, motion]);
  return theme === 'both' ? (
    <BothThemes
      canvasElement={canvasElement}
      isStacked={isStacked}
      isFlush={isFlush}
      renderStory={renderStory}
    />
  ) : (
    renderStory()
  );
}
