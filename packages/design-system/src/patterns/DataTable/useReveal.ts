import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '../../internal/useStable';
import type { RowOrder } from './rowOrder';
import type { RowFocus } from './useRowFocus';
import type { RowKey, RowReveal } from './types';

/** How long a revealed row is highlighted. */
export const HIGHLIGHT_MS = 2_500;

/**
 * Brings a row into view as soon as it is in the list.
 *
 * @returns the key of the row to highlight.
 */
export function useReveal(
  reveal: RowReveal | null | undefined,
  order: RowOrder,
  focus: RowFocus,
): RowKey | undefined {
  const last = useRef(reveal);
  const [shown, setShown] = useState<RowReveal | null>(null);
  const bringIntoView = useStable(focus.reveal);

  useLayoutEffect(() => {
    if (!reveal || last.current === reveal) return;
    const place = order.placeOf(reveal.key);
    if (place < 0) return;
    last.current = reveal;
    setShown(reveal);
    bringIntoView(place);
  }, [reveal, order, bringIntoView]);

  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown?.key;
}
