import { useRef, type ReactElement, type ReactNode } from 'react';
import { Focusable } from 'react-aria/Focusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { FocusableProvider } from '../aria';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { TooltipBubbleProps, TooltipPlacement } from './TooltipBubble';

export type { TooltipPlacement };

export interface TooltipProps {
  /** A name or one short sentence; nothing interactive. */
  content: ReactNode;
  /** One focusable control (Button, IconButton, Link …); `TooltipText` for plain text. */
  children: ReactNode;
  placement?: TooltipPlacement | undefined;
  /** The act whose keys stand after the content. */
  keyAct?: string | undefined;
  /** Milliseconds before the pointer opens it; focus opens it at once. */
  delay?: number | undefined;
  isDisabled?: boolean | undefined;
  /** Controls the state; for stories. */
  isOpen?: boolean | undefined;
}

const bubble = createLazyComponent<TooltipBubbleProps>(() => import('./TooltipBubble'), 'nowhere');

/**
 * Names an icon button or completes a truncated text, on hover and on keyboard focus. React Aria decides when
 * it opens; its content is loaded lazily.
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  keyAct,
  delay = 500,
  isDisabled = false,
  isOpen,
}: TooltipProps): ReactNode {
  const options = { delay, closeDelay: 80, isDisabled, ...(isOpen === undefined ? {} : { isOpen }) };
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(options);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, ref);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={ref}>
        {children}
      </FocusableProvider>
      {state.isOpen && (
        <Lazy
          component={bubble}
          props={{ state, triggerRef: ref, id: tooltipProps.id, placement, content, keyAct }}
        />
      )}
    </>
  );
}

/** Makes a plain element (a truncated text) a focusable trigger of a Tooltip. */
export function TooltipText({
  children,
}: {
  children: ReactElement<React.DOMAttributes<HTMLElement>, string>;
}): ReactNode {
  return <Focusable>{children}</Focusable>;
}
