const { style } = document.documentElement;

/** Shows the page again; see `whenRestored`. */
export const showPage = (): void => {
  style.visibility = '';
};

/**
 * Hides the page when it enters the back/forward cache, so that Back does not show it before `showPage`.
 *
 * @param restored the browser has restored it.
 * @returns removes the listeners.
 */
export function whenRestored(restored: () => void): () => void {
  const hide = ({ persisted }: PageTransitionEvent): void => {
    // `display: none` would lose the scroll position.
    if (persisted) style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restored();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
