import type { History } from 'history';

/** Milliseconds to wait for the page to become tall enough. */
const RESTORE_TIMEOUT_MS = 3_000;

const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position on Back and Forward. Browsers try only once, often before the content has rendered;
 * this retries until the page is tall enough, the user interacts, or 3 s have passed.
 *
 * @returns stops listening to the history.
 */
export function followScroll(history: History): () => void {
  const positions = new Map<string, number>();
  let { key } = history.location;
  let stop = (): void => undefined;

  function restore(top: number): void {
    const until = performance.now() + RESTORE_TIMEOUT_MS;
    let frame = 0;
    const end = (): void => {
      cancelAnimationFrame(frame);
      for (const type of intents) window.removeEventListener(type, end, { capture: true });
    };
    const step = (): void => {
      if (Math.abs(window.scrollY - top) < 1 || performance.now() > until) return end();
      if (document.documentElement.scrollHeight - window.innerHeight >= top) window.scrollTo(0, top);
      frame = requestAnimationFrame(step);
      return undefined;
    };
    for (const type of intents) window.addEventListener(type, end, { capture: true, passive: true });
    frame = requestAnimationFrame(step);
    stop = end;
  }

  const unlisten = history.listen(({ action, location }) => {
    stop();
    // On Back the browser may have scrolled already, so only other navigations save the position.
    const position = positions.get(location.key);
    if (action !== 'POP') positions.set(key, window.scrollY);
    else if (position !== undefined) restore(position);
    key = location.key;
  });
  return () => {
    stop();
    unlisten();
  };
}
