import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { EditEnd } from './CellEditor';
import { controlsIn, rowIndexOf, rowAround, rowAt } from './rowElements';
import type { RowKey, RowReveal, VisibleColumn } from './types';

/** How long a revealed row is highlighted. */
const HIGHLIGHT_MS = 2_500;

export type TableRefs = Readonly<
  Record<
    'frameRef' | 'scrollerRef' | 'barRef' | 'headRef' | 'bodyRef' | 'endRef',
    RefObject<HTMLElement | null>
  >
>;

/** The cell that is being edited. */
interface EditedCell {
  readonly key: RowKey;
  readonly column: string;
}

export interface RowFocus {
  /** Index of the only row in the tab order; -1 in an empty list. */
  active: number;
  /** Key of the row that was revealed a moment ago. */
  highlighted: RowKey | undefined;
  editing: EditedCell | null;
  /** Focuses a row, rendered or not, or its editable cell of a column. */
  moveTo: (index: number, column?: string) => void;
  /** Starts to edit a cell; the first editable one of the row when no column is given. */
  edit: (index: number, column?: string) => boolean;
  /** Stable. */
  onEditEnd: (end: EditEnd) => boolean;
  /** Handles Tab and Shift+Tab: through the row's controls, then out of the table. */
  onTab: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Whether the focus comes by Tab: the browser moves it right after the key, in the same frame. */
function useTabKey(): RefObject<boolean> {
  const isTab = useRef(false);
  useEffect(() => {
    const onKey = ({ key }: { key: string }): void => {
      isTab.current = key === 'Tab';
      requestAnimationFrame(() => {
        isTab.current = false;
      });
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return isTab;
}

/**
 * Roving tabindex over virtualized rows. The active row stays mounted wherever the list is scrolled, so that
 * its focus is not lost; when a focused row is removed, its neighbor is focused. A row to reveal becomes the active one as soon
 * as it is in the list, and so does the row of a cell that is edited.
 */
export function useRowFocus<Row>(
  keys: readonly RowKey[],
  columns: readonly VisibleColumn<Row>[],
  reveal: RowReveal | null | undefined,
  { frameRef, headRef, bodyRef, endRef }: TableRefs,
): RowFocus {
  const [last, setLast] = useState<{ key: RowKey; index: number } | null>(null);
  const found = last === null ? 0 : keys.indexOf(last.key);
  const active = Math.min(found === -1 ? (last?.index ?? 0) : found, keys.length - 1);
  const [editing, setEditing] = useState<EditedCell | null>(null);
  const editable = columns.filter((column) => column.edit !== undefined).map(({ id }) => id);
  // Its row was filtered out, or its column has no place: when they are back, nothing is edited.
  if (editing !== null && !(keys.includes(editing.key) && editable.includes(editing.column)))
    setEditing(null);

  /** The active row gets the focus once it is rendered, or its cell of this column. */
  const pending = useRef<{ readonly column: string | undefined } | null>(null);
  const isInside = useRef(false);
  const isTab = useTabKey();

  const focusRow = (index: number, column?: string): void => {
    const row = rowAt(bodyRef.current, index);
    const cell = row?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(column ?? '')}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (cell) cell.focus();
    else row?.focus({ preventScroll: true });
  };

  const remember = (index: number): void => {
    const key = keys[index];
    if (key !== undefined && (key !== last?.key || index !== last.index)) setLast({ key, index });
  };

  const moveTo = (index: number, column?: string): void => {
    const target = Math.max(0, Math.min(index, keys.length - 1));
    if (target === active) focusRow(target, column);
    else pending.current = { column };
    remember(target);
  };

  const isLost = (): boolean => isInside.current && document.activeElement === document.body;
  useLayoutEffect(() => {
    const { current } = pending;
    pending.current = null;
    if (current === null && !isLost()) return;
    if (active < 0) isInside.current = false;
    else focusRow(active, current?.column);
  });
  useEffect(() => {
    // A menu has kept the page inert until now, also when it goes with its row.
    if (isLost()) focusRow(active);
  });

  const earlier = reveal?.isAtStart === true ? null : reveal;
  const [revealed, setRevealed] = useState({ reveal: earlier, isNew: false });
  const [ended, setEnded] = useState(earlier);
  const foundAt = reveal && reveal !== revealed.reveal ? keys.indexOf(reveal.key) : -1;
  if (reveal && foundAt >= 0) {
    setRevealed({ reveal, isNew: true });
    setLast({ key: reveal.key, index: foundAt });
  }
  const showActive = useLatestCallback(() => {
    const row = rowAt(bodyRef.current, active);
    const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
    const covered = headRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered || bottom > window.innerHeight) row?.scrollIntoView({ block: 'center' });
  });
  useLayoutEffect(() => {
    if (revealed.isNew) showActive();
  }, [revealed, showActive]);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(reveal), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [reveal]);

  const edit = (index: number, column = editable[0]): boolean => {
    const key = keys[index];
    if (key === undefined || column === undefined || !editable.includes(column)) return false;
    remember(index);
    setEditing({ key, column });
    return true;
  };

  const onEditEnd = useLatestCallback((end: EditEnd): boolean => {
    if (editing === null) return false;
    const index = keys.indexOf(editing.key);
    const step = { next: 1, previous: -1, cell: 0, elsewhere: 0 }[end];
    const beside = editable[editable.indexOf(editing.column) + step];
    const goOn = (): boolean =>
      beside === undefined ? edit(index + step, editable.at(Math.min(0, step))) : edit(index, beside);
    if (step !== 0 && goOn()) return true;
    setEditing(null);
    if (end === 'cell') moveTo(index, editing.column);
    return end === 'cell';
  });

  return {
    active,
    highlighted: reveal && reveal !== ended ? reveal.key : undefined,
    editing,
    moveTo,
    edit,
    onEditEnd,
    onTab: (event) => {
      const row = rowAround(event.target);
      if (row === null) return;
      const target = event.target as HTMLElement;
      const isLast = !controlsIn(row).some(
        (control) => target.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!event.shiftKey && isLast) endRef.current?.focus();
      if (!event.shiftKey || target !== row) return;
      const bar = frameRef.current?.querySelector<HTMLElement>('[data-selection-bar]') ?? null;
      const before = controlsIn(bar ?? headRef.current).at(-1);
      if (before) event.preventDefault();
      (before ?? headRef.current)?.focus();
    },
    onFocus: (event) => {
      const row = rowAround(event.target);
      if (row === null) {
        // React's events of a row's menu come here, too, and what is chosen there may delete the row.
        isInside.current = true;
        return;
      }
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
