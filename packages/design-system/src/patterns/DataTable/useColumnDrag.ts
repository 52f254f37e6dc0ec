import { useRef, type ComponentProps, type RefObject } from 'react';
import { useMove } from 'react-aria/useMove';

/** Pixels that the pointer moves before a press becomes a drag instead of a click. */
const THRESHOLD = 6;

export interface ColumnDragOptions {
  isEnabled: boolean;
  cellRef: RefObject<HTMLElement | null>;
  onDrop: (other: string, side: 'before' | 'after') => void;
}

interface Drag {
  distance: number;
  center: number;
  /** The headings that it can be dropped on; itself included. */
  targets: readonly { readonly cell: HTMLElement; readonly rect: DOMRect }[];
  over: HTMLElement | null;
}

/**
 * Drags a heading to another position with the mouse or a pen. Moving touches the DOM alone; the columns are
 * rendered once, after the drop. Fingers scroll the page instead, and use the columns panel.
 */
export function useColumnDrag({ isEnabled, cellRef, onDrop }: ColumnDragOptions): ComponentProps<'div'> {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const isTouch = useRef(false);

  const begin = (cell: HTMLElement): Drag => {
    const cells =
      cell.parentElement?.querySelectorAll<HTMLElement>('[data-column]:not([data-row-header])') ?? [];
    const { left, width } = cell.getBoundingClientRect();
    return {
      distance: 0,
      center: left + width / 2,
      targets: [...cells].map((target) => ({ cell: target, rect: target.getBoundingClientRect() })),
      over: null,
    };
  };
  const sideOf = (cell: HTMLElement, other: HTMLElement): 'before' | 'after' =>
    cell.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';

  const { moveProps } = useMove({
    onMoveStart: () => {
      drag.current = cellRef.current && begin(cellRef.current);
    },
    onMove: ({ deltaX }) => {
      const [current, cell] = [drag.current, cellRef.current];
      if (current === null || cell === null || isTouch.current) return;
      current.distance += deltaX;
      if (!hasDragged.current && Math.abs(current.distance) < THRESHOLD) return;
      hasDragged.current = true;
      cell.setAttribute('data-dragged', '');
      cell.style.translate = `${current.distance}px`;
      const x = current.center + current.distance;
      const over = current.targets.find(({ rect }) => x >= rect.left && x < rect.right)?.cell ?? null;
      current.over?.removeAttribute('data-drop');
      current.over = over === cell ? null : over;
      current.over?.setAttribute('data-drop', sideOf(cell, current.over));
    },
    onMoveEnd: () => {
      const [current, cell] = [drag.current, cellRef.current];
      drag.current = null;
      if (cell === null) return;
      cell.removeAttribute('data-dragged');
      cell.style.translate = '';
      const other = current?.over ?? null;
      other?.removeAttribute('data-drop');
      const otherId = other?.getAttribute('data-column') ?? null;
      if (other !== null && otherId !== null) onDrop(otherId, sideOf(cell, other));
    },
  });
  if (!isEnabled) return {};
  return {
    onPointerDown: (event) => {
      hasDragged.current = false;
      isTouch.current = event.pointerType === 'touch';
      if (!isTouch.current) moveProps.onPointerDown?.(event);
    },
    // The click that ends a drag must not sort.
    onClickCapture: (event) => {
      if (hasDragged.current && event.detail > 0) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}
