import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { instantExit } from '../../internal/overlayStyles';
import { color, media, motion, text } from '../../tokens';

/** Side of the trigger where the bubble opens; it flips where there is no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';

export interface TooltipProps {
  /** What the bubble says: a name or one short sentence; nothing that can be pressed. */
  content: ReactNode;
  /** One focusable control (Button, IconButton, Link …); `TooltipText` for plain text. */
  children: ReactNode;
  placement?: TooltipPlacement | undefined;
  /** Milliseconds of rest before it opens with the pointer; focus opens it at once. */
  delay?: number | undefined;
  isDisabled?: boolean | undefined;
  /** Holds it open or closed; for stories. */
  isOpen?: boolean | undefined;
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
  ${instantExit}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Names an icon button or completes a truncated text, on hover and on keyboard focus. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = 500,
  isDisabled = false,
  isOpen,
}: TooltipProps): ReactNode {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={80}
      isDisabled={isDisabled}
      {...(isOpen === undefined ? {} : { isOpen })}
    >
      {children}
      <Bubble placement={placement} offset={6}>
        {content}
      </Bubble>
    </TooltipTrigger>
  );
}

/** Makes a plain element (a truncated text) a trigger of a Tooltip that the keyboard reaches too. */
export function TooltipText({
  children,
}: {
  children: ReactElement<React.DOMAttributes<HTMLElement>, string>;
}): ReactNode {
  return <Focusable>{children}</Focusable>;
}
