import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isMotionReduced } from '../../lib/react/motion';
import { moveRows } from './moveRows';
import type { RowOrder } from './rowOrder';

export interface RowMotionProps {
  bodyRef: RefObject<HTMLElement | null>;
  order: RowOrder;
  rowSize: number;
  /** The search and the filters as one text. */
  viewKey: string | undefined;
}

/** Milliseconds after a scroll during which rows do not animate. */
const SCROLL_REST_MS = 200;

const isSearching = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search';

/**
 * Animates rows to their new positions when rows are added, deleted, sorted or changed. A search, a filter
 * and a scroll show another part of the list, so nothing moves then.
 */
export default function RowMotion({ bodyRef, order, rowSize, viewKey }: RowMotionProps): ReactNode {
  const last = useRef({ order, viewKey });
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const onScroll = (): void => {
      scrolledAt.current = performance.now();
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { order, viewKey };
    const body = bodyRef.current;
    if (body === null || before.order === order || before.viewKey !== viewKey) return;
    if (performance.now() - scrolledAt.current < SCROLL_REST_MS || isSearching() || isMotionReduced()) return;
    moveRows({ body, before: before.order, after: order, rowSize });
  }, [bodyRef, order, rowSize, viewKey]);

  return null;
}
