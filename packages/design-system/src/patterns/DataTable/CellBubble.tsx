import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { KeyHint } from '../../primitives';
import { color, media, space, text } from '../../tokens';

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

  kbd {
    margin-inline: ${space[2]} -4px;

    /* A key runs from left to right. */
    [dir='rtl'] & {
      margin-inline: -4px ${space[2]};
    }
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** The tooltip has no trigger to keep its state: it is mounted while there is a hint. */
const alwaysOpen = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined };

export interface Hint {
  anchor: RefObject<HTMLElement>;
  text: string;
  /** The act whose keys stand after the text. */
  keyAct?: string | undefined;
  placement?: TooltipProps['placement'];
}

/** The tooltip of TableExtras, in its own module because it is loaded lazily. */
export default function CellBubble({ anchor, text, keyAct, placement = 'top' }: Hint): ReactNode {
  return (
    <TooltipTriggerStateContext value={alwaysOpen}>
      <Bubble isOpen triggerRef={anchor} placement={placement} offset={4} data-secret>
        <span>{text}</span>
        {keyAct !== undefined && <KeyHint act={keyAct} />}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
