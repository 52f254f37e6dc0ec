const GAP = 8;

/** Moves `toast` above the focused control that it would cover, if there is room above. */
function lift(toast: HTMLElement): void {
  toast.style.transform = '';
  const focused = document.activeElement;
  if (focused === null || toast.contains(focused)) return;
  const control = focused.getBoundingClientRect();
  const box = toast.getBoundingClientRect();
  const distance = box.bottom - control.top + GAP;
  const isCovered = distance > GAP && control.bottom > box.top && control.right > box.left;
  // An element larger than the room above, such as the page, cannot be cleared.
  if (isCovered && box.top > distance) toast.style.transform = `translateY(${-distance}px)`;
}

/**
 * Keeps a toast from covering the focused control, now and as the focus moves.
 *
 * @param toast the toast region at the lower right edge of the window.
 * @returns a cleanup function.
 */
export function keepClear(toast: HTMLElement): () => void {
  const update = (): void => lift(toast);
  update();
  document.addEventListener('focusin', update);
  return () => document.removeEventListener('focusin', update);
}
