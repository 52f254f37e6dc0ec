import type { History } from 'history';

/** Milliseconds that a page may take to become tall enough for the place that it was left at. */
const PATIENCE_MS = 3_000;

const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns to where a page was left on Back and Forward. Browsers try that once, when the content may not be there
 * yet; this tries until it is, or until the person scrolls, presses or types.
 *
 * @returns stops following the history.
 */
export function followScroll(history: History): () => void {
  const positions = new Map<string, number>();
  let { key } = history.location;
  let stop = (): void => undefined;

  function restore(top: number): void {
    const until = performance.now() + PATIENCE_MS;
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
    // On Back the browser may have scrolled already: what is left then is not remembered.
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
