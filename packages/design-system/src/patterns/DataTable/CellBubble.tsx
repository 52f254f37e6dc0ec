import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { color, media, text } from '../../tokens';

const Bubble = styled(Tooltip)`
  max-width: min(480px, calc(100vw - 32px));
  padding: 4px 8px;
  border-radius: 6px;
  background: ${color.text};
  color: ${color.surface};
  ${text.caption}
  font-weight: 500;
  overflow-wrap: anywhere;
  pointer-events: none;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** The bubble has no trigger of its own to keep its state: it is there while there is a hint. */
const alwaysOpen = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined };

/** What is said, and beside which element. */
export interface Hint {
  anchor: RefObject<HTMLElement>;
  words: string;
}

/** The bubble of a CellTooltip, a module of its own: it is fetched when there is something to say. */
export default function CellBubble({ anchor, words }: Hint): ReactNode {
  return (
    <TooltipTriggerStateContext value={alwaysOpen}>
      <Bubble isOpen triggerRef={anchor} placement="top" offset={4}>
        {words}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
