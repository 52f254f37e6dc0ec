import type { FocusEvent, PointerEvent } from 'react';

/** Handlers that say when the pointer or the keyboard focus is on an element, so that nothing in it moves. */
export const holdHandlers = (onHeldChange: (isHeld: boolean) => void) => ({
  onFocus: (event: FocusEvent<Element>): void => {
    if (event.target.matches(':focus-visible')) onHeldChange(true);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Element>): void => {
    if (!currentTarget.contains(relatedTarget)) onHeldChange(false);
  },
  // A finger leaves with each tap: there, time alone lets things move.
  onPointerEnter: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onHeldChange(true);
  },
  onPointerLeave: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onHeldChange(false);
  },
});
