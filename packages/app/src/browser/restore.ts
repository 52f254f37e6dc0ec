import type * as session from '@dropdeck/domain/session';

/**
 * Hides the page as it enters the browser's back/forward cache, so that Back does not show it before
 * `restore` allows that.
 *
 * @returns stops listening.
 */
export function whenRestored(restore: () => Promise<session.Restored>): () => void {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent): void => {
    // Not `display`: the scroll position would be lost.
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
