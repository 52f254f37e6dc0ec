import type * as session from '@dropdeck/domain/account/session';

/**
 * Hides the page when it enters the back/forward cache, so that Back does not show it before `restore` resolves
 * with `show`.
 *
 * @returns removes the listeners.
 */
export function whenRestored(restore: () => Promise<session.Restored>): () => void {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent): void => {
    // `display: none` would lose the scroll position.
    if (persisted) style.visibility = 'hidden';
  };
  const show = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (persisted && (await restore()) === 'show') style.visibility = '';
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
