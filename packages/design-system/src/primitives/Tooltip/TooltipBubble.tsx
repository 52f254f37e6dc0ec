import type { ReactNode, RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { instantExit } from '../overlayStyles';
import { color, media, motion, space, text } from '../../tokens';
import { Kbd } from '../Kbd/Kbd';

/** The preferred side of the trigger; it flips when there is no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';

export interface TooltipBubbleProps {
  /** The element that the tooltip is anchored to. */
  triggerRef: RefObject<Element | null>;
  id?: string | undefined;
  placement: TooltipPlacement;
  content: ReactNode;
  keys?: string | undefined;
}

const Bubble = styled(AriaTooltip)`
  max-width: 320px;
  padding: 4px 8px;
  border-radius: 6px;
  background: ${color.text};
  color: ${color.surface};
  ${text.caption}
  font-weight: 500;
  overflow-wrap: anywhere;
  outline: none;
  pointer-events: none;
  transition:
    opacity ${motion.state},
    transform ${motion.state};

  &[data-placement='top'] {
    --from: translateY(3px);
  }
  &[data-placement='bottom'] {
    --from: translateY(-3px);
  }
  &[data-placement='left'] {
    --from: translateX(3px);
  }
  &[data-placement='right'] {
    --from: translateX(-3px);
  }
  &[data-entering] {
    opacity: 0;
    transform: var(--from, none);
  }
  kbd {
    margin-inline: ${space[2]} -4px;

    /* A key runs from left to right. */
    [dir='rtl'] & {
      margin-inline: -4px ${space[2]};
    }
  }
  ${instantExit}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** It is open while it is mounted. */
const open = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined };

/** What a tooltip shows while it is mounted; loaded with the first one. */
function TooltipBubble({ triggerRef, id, placement, content, keys }: TooltipBubbleProps): ReactNode {
  return (
    <TooltipTriggerStateContext value={open}>
      <Bubble
        triggerRef={triggerRef}
        {...(id === undefined ? {} : { id })}
        placement={placement}
        offset={6}
        data-secret
      >
        <span>{content}</span>
        {keys !== undefined && <Kbd>{keys}</Kbd>}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}

export default inAria(TooltipBubble);
