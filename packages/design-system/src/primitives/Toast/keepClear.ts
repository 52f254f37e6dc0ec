const GAP = 8;

/** Lifts `toast` above the focused control where it would cover it, if there is room above. */
function lift(toast: HTMLElement): void {
  toast.style.transform = '';
  const focused = document.activeElement;
  if (focused === null || toast.contains(focused)) return;
  const control = focused.getBoundingClientRect();
  const box = toast.getBoundingClientRect();
  const distance = box.bottom - control.top + GAP;
  const isCovered = distance > GAP && control.bottom > box.top && control.right > box.left;
  // What is larger than the room above, such as the page itself, cannot be cleared.
  if (isCovered && box.top > distance) toast.style.transform = `translateY(${-distance}px)`;
}

/**
 * Keeps a toast off the control in use: at once, and as the focus moves.
 *
 * @param toast the region that is shown at the lower right edge of the window.
 * @returns what stops it.
 */
export function keepClear(toast: HTMLElement): () => void {
  const update = (): void => lift(toast);
  update();
  document.addEventListener('focusin', update);
  return () => document.removeEventListener('focusin', update);
}
