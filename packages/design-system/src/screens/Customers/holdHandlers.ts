import type { FocusEvent, PointerEvent } from 'react';

/** Handlers that say when the pointer or the keyboard focus is on an element, so that nothing in it moves. */
export const holdHandlers = (onFrozenChange: (isFrozen: boolean) => void) => ({
  onFocus: (event: FocusEvent<Element>): void => {
    if (event.target.matches(':focus-visible')) onFrozenChange(true);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Element>): void => {
    if (!currentTarget.contains(relatedTarget)) onFrozenChange(false);
  },
  // A finger leaves with each tap: there, time alone lets things move.
  onPointerEnter: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onFrozenChange(true);
  },
  onPointerLeave: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onFrozenChange(false);
  },
});
