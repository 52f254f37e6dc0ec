import type { MouseEvent } from 'react';

/** Handles a plain click in the app, and leaves clicks that open a new tab or window to the browser. */
export const handlePlainClick =
  (onAction: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAction();
  };
