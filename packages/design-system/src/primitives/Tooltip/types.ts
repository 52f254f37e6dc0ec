import type { ReactNode, RefObject } from 'react';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

/** The preferred side of the trigger; it flips when there is no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';

export interface TooltipBubbleProps {
  state: TooltipTriggerState;
  /** The element that the tooltip is anchored to. */
  triggerRef: RefObject<Element | null>;
  id: string | undefined;
  placement: TooltipPlacement;
  content: ReactNode;
  keyAct: string | undefined;
}
