import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { controlsIn, rowIndexOf, rowAround, rowAt, stopsIn } from './rowElements';
import type { RowOrder } from './rowOrder';
import type { RowKey } from './types';

export interface RowFocusOptions {
  order: RowOrder;
  headRef: RefObject<HTMLElement | null>;
  bodyRef: RefObject<HTMLElement | null>;
  /** An empty element right after the table, which the focus is moved to before Tab leaves it. */
  endRef: RefObject<HTMLElement | null>;
}

export interface RowFocus {
  /** Index of the only row in the tab order; -1 in an empty list. */
  active: number;
  /** Focuses a row, rendered or not, or its editable cell of a column. */
  moveTo: (index: number, column?: string) => void;
  /** Puts a row into the tab order, so that it is rendered, without focusing it. */
  activate: (index: number) => void;
  /** Scrolls to a row, rendered or not, and puts it into the tab order without moving the focus. */
  reveal: (index: number) => void;
  /** Handles Tab and Shift+Tab: through the row's controls, then out of the table. */
  onTab: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Roving tabindex over virtualized rows. The active row stays mounted wherever the list is scrolled, so that
 * its focus is not lost; when a focused row is removed, its neighbor is focused.
 */
export function useRowFocus({ order, headRef, bodyRef, endRef }: RowFocusOptions): RowFocus {
  const [last, setLast] = useState<{ key: RowKey; index: number } | null>(null);
  const found = last === null ? 0 : order.indexOf(last.key);
  const active = Math.min(found === -1 ? (last?.index ?? 0) : found, order.count - 1);

  const pendingFocus = useRef<{ column: string | undefined } | null>(null);
  const isRevealPending = useRef(false);
  const isInside = useRef(false);
  const isTab = useRef(false);

  useEffect(() => {
    // The browser moves the focus right after the key, in the same frame.
    const onKey = ({ key }: { key: string }): void => {
      isTab.current = key === 'Tab';
      requestAnimationFrame(() => {
        isTab.current = false;
      });
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  const focusRow = (index: number, column?: string): void => {
    const row = rowAt(bodyRef.current, index);
    const cell =
      row && column !== undefined
        ? stopsIn(row).find(({ dataset }) => dataset['edit'] === column)
        : undefined;
    row?.scrollIntoView({ block: 'nearest' });
    if (cell) cell.focus();
    else row?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    const pending = pendingFocus.current;
    if (pending === null && !isLost) return;
    pendingFocus.current = null;
    if (active >= 0) focusRow(active, pending?.column);
    else isInside.current = false;
  });

  useLayoutEffect(() => {
    if (!isRevealPending.current) return;
    isRevealPending.current = false;
    const row = rowAt(bodyRef.current, active);
    const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
    const covered = headRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered || bottom > window.innerHeight) row?.scrollIntoView({ block: 'center' });
  });

  const remember = (index: number): void => {
    const key = order.keyAt(index);
    if (key !== undefined && (key !== last?.key || index !== last.index)) setLast({ key, index });
  };

  return {
    active,
    moveTo: (index, column) => {
      const target = Math.max(0, Math.min(index, order.count - 1));
      if (target === active) focusRow(target, column);
      else pendingFocus.current = { column };
      remember(target);
    },
    activate: remember,
    reveal: (index) => {
      isRevealPending.current = true;
      const key = order.keyAt(index);
      // A new object, so that a row already in its position is revealed again.
      if (key !== undefined) setLast({ key, index });
    },
    onTab: (event) => {
      const row = rowAround(event.target);
      if (row === null) return;
      const target = event.target as HTMLElement;
      const isLast = !controlsIn(row).some(
        (control) => target.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!event.shiftKey && isLast) endRef.current?.focus();
      if (!event.shiftKey || target !== row) return;
      const before = controlsIn(headRef.current).at(-1);
      if (before) {
        event.preventDefault();
        before.focus();
      } else {
        headRef.current?.focus();
      }
    },
    onFocus: (event) => {
      const row = rowAround(event.target);
      if (row === null) return;
      const comesFromOutside = !bodyRef.current?.contains(event.relatedTarget);
      isInside.current = true;
      const index = rowIndexOf(row);
      // Tab from outside reaches the nearest row's controls first, where the active row is meant. A script's
      // `focus()` means the control itself: screen readers move that way.
      const isByTab = comesFromOutside && isTab.current && event.target !== row;
      if (isByTab && index !== active) focusRow(active);
      else remember(index);
    },
    onBlur: (event) => {
      if (!bodyRef.current?.contains(event.relatedTarget)) isInside.current = false;
    },
  };
}
