import type { MouseEvent } from 'react';

/** The router takes a plain press; the browser keeps what opens a new tab or window. */
export const handlePlainClick =
  (onAction: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAction();
  };
