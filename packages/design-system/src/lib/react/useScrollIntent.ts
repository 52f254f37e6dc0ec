import { useEffect, useState, type RefObject } from 'react';

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Whether a virtualized list scrolls or is about to: the pointer is over it or the page's scrollbar, the
 * wheel turns, or a key scrolls. The list then renders more overscan, because browsers scroll ahead of
 * scripts. A new `list` starts without intent, so that a search renders only visible rows.
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
