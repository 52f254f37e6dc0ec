import { useEffect, useState, type RefObject } from 'react';

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Whether a virtualized list is about to scroll or scrolls: the pointer is on it or on the page's scrollbar, the
 * wheel turns, or a key scrolls. Such a list renders more rows than it shows, since browsers scroll ahead of
 * scripts. Another `list` starts without intent, so that a search renders no more rows than it shows.
 */
export function useScrollIntent(ref: RefObject<HTMLElement | null>, list: unknown): boolean {
  const [intended, setIntended] = useState<{ list: unknown } | null>(null);

  useEffect(() => {
    const notice = (event: Event): void => {
      const isOnList = event.target instanceof Node && ref.current?.contains(event.target) === true;
      const isKey = event instanceof KeyboardEvent && scrollKeys.has(event.key) && !isTyped(event.target);
      const isScroll = event.type === 'wheel' || event.type === 'touchstart';
      if (!isOnList && !isKey && !isScroll && event.target !== document.documentElement) return;
      setIntended((before) => (before?.list === list ? before : { list }));
    };
    const types = ['wheel', 'touchstart', 'pointerover', 'pointerdown', 'keydown'] as const;
    for (const type of types) document.addEventListener(type, notice, { capture: true, passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, notice, { capture: true });
    };
  }, [ref, list]);

  return intended !== null && intended.list === list;
}
