import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, space, text } from '../../packages/design-system/src/tokens';

const Pane = styled.section`
  box-sizing: border-box;
  min-width: 0;
  height: 100%;
  padding: ${space[5]};
  background: ${color.canvas};
  color: ${color.text};
  ${text.body}
  /* Keeps the story's fixed and sticky elements inside its pane. */
  contain: layout;

  &[data-flush] {
    padding: 0;
  }
`;

interface BothThemesProps {
  canvasElement: HTMLElement;
  /** Stacks the two themes, each at full width. */
  isStacked: boolean;
  /** Renders the story without padding. */
  isFlush: boolean;
  renderStory: () => ReactNode;
}

/**
 * Renders a story twice, once in each theme. The dark copy is outside the story's canvas, so that a play
 * function still finds each element once. Overlays open in the light theme.
 */
export function BothThemes({ canvasElement, isStacked, isFlush, renderStory }: BothThemesProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const parent = canvasElement.parentElement;
    canvasElement.after(host);
    parent?.setAttribute('data-both-themes', isStacked ? 'stacked' : 'side-by-side');
    return () => {
      host.remove();
      parent?.removeAttribute('data-both-themes');
    };
  }, [canvasElement, host, isStacked]);
  return (
    <>
      <Pane data-theme="light" data-flush={isFlush || undefined} aria-label="Light theme">
        {renderStory()}
      </Pane>
      {createPortal(
        <Pane data-theme="dark" data-flush={isFlush || undefined} aria-label="Dark theme">
          {renderStory()}
        </Pane>,
        host,
      )}
    </>
  );
}

/** The layout of the two copies. Storybook owns the canvas's parent and its padding. */
export const bothThemesCss = [
  `[data-both-themes]{display:grid!important;grid-template-columns:minmax(0,1fr)}`,
  `body[data-both-themes]{padding:0!important;min-height:100vh}`,
  `@media (min-width:800px){[data-both-themes='side-by-side']{grid-template:1fr/repeat(2,minmax(0,1fr))}}`,
  `.docs-story:has([data-both-themes]){padding:0!important}`,
].join('');
