import type { FocusEvent, PointerEvent } from 'react';

/** Handlers that freeze the order of a list while the pointer or the keyboard focus is on it. */
export const freezeHandlers = (onFrozenChange: (isFrozen: boolean) => void) => ({
  onFocus: (event: FocusEvent<Element>): void => {
    if (event.target.matches(':focus-visible')) onFrozenChange(true);
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Element>): void => {
    if (!currentTarget.contains(relatedTarget)) onFrozenChange(false);
  },
  // Touch leaves with each tap, so it does not freeze the list.
  onPointerEnter: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onFrozenChange(true);
  },
  onPointerLeave: ({ pointerType }: PointerEvent<Element>): void => {
    if (pointerType === 'mouse') onFrozenChange(false);
  },
});
