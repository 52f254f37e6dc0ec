import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { RowOrder } from './rowOrder';
import type { RowFocus } from './useRowFocus';
import type { RowKey, RowReveal } from './types';

/** How long a revealed row is highlighted. */
export const HIGHLIGHT_MS = 2_500;

/**
 * Scrolls to a row as soon as it is in the list.
 *
 * @returns the key of the row to highlight.
 */
export function useReveal(
  reveal: RowReveal | null | undefined,
  order: RowOrder,
  focus: RowFocus,
): RowKey | undefined {
  const found = useRef(reveal);
  const [ended, setEnded] = useState(reveal);
  const bringIntoView = useLatestCallback(focus.reveal);

  useLayoutEffect(() => {
    if (!reveal || found.current === reveal) return;
    const index = order.indexOf(reveal.key);
    if (index < 0) return;
    found.current = reveal;
    bringIntoView(index);
  }, [reveal, order, bringIntoView]);

  useEffect(() => {
    const timer = setTimeout(() => setEnded(reveal), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [reveal]);

  return reveal && reveal !== ended ? reveal.key : undefined;
}
