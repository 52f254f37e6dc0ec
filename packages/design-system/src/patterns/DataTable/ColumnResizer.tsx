import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useMove } from 'react-aria/useMove';
import { controlsIn } from './rowElements';
import { clampWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './layout';
import { t } from './text.en';

export interface ColumnResizerProps {
  handle: RefObject<HTMLDivElement | null>;
  id: string;
  header: string;
  /** The chosen width in pixels; undefined for an automatic one. */
  width: number | undefined;
  /** Called once per drag or key, with the widths that changed. */
  onResize: (widths: Readonly<Record<string, number>>) => void;
  /** Returns to the automatic width. */
  onReset: () => void;
}

/** Pixels per arrow key. */
const STEP = 10;
const LARGE_STEP = 50;

const headCellOf = (handle: HTMLElement | null): HTMLElement | null =>
  handle?.closest<HTMLElement>('[role="columnheader"]') ?? null;

/** Sets a width as CSS variables (columnsThatFit, useColumns): a move renders nothing. */
function setWidth(cell: HTMLElement, id: string, width: number): void {
  const frame = cell.closest<HTMLElement>('[data-table]');
  frame?.style.setProperty(`--flex-${id}`, `0 0 ${width}px`);
  frame?.style.setProperty(`--width-${id}`, `${width}px`);
  frame?.setAttribute('data-sized', '');
}

/**
 * The widths of the flexible columns before one. They are fixed with it, because its end would not follow the
 * pointer if they gave way.
 */
function flexibleWidthsBefore(cell: HTMLElement): Record<string, number> {
  const widths: Record<string, number> = {};
  for (let other = cell.previousElementSibling; other !== null; other = other.previousElementSibling) {
    const id = other.getAttribute('data-column');
    if (id !== null && getComputedStyle(other).flexGrow !== '0')
      widths[id] = clampWidth(other.getBoundingClientRect().width);
  }
  return widths;
}

/**
 * The separator at the end of a heading, which resizes its column by pointer and by keyboard. It is no tab stop: the
 * heading gives it the focus (ArrangedHeadCell), and Escape gives it back.
 */
export function ColumnResizer({
  handle,
  id,
  header,
  width,
  onResize,
  onReset,
}: ColumnResizerProps): ReactNode {
  const resize = useRef<{ width: number; fixed: Record<string, number> }>({ width: 0, fixed: {} });
  const { moveProps } = useMove({
    onMoveStart: () => {
      const cell = headCellOf(handle.current);
      if (cell === null) return;
      resize.current = { width: cell.getBoundingClientRect().width, fixed: flexibleWidthsBefore(cell) };
      for (const [other, value] of Object.entries(resize.current.fixed)) setWidth(cell, other, value);
    },
    onMove: ({ pointerType, deltaX, shiftKey }) => {
      const cell = headCellOf(handle.current);
      if (cell === null) return;
      const step = pointerType === 'keyboard' ? (shiftKey ? LARGE_STEP : STEP) : 1;
      const direction = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
      resize.current.width += deltaX * step * direction;
      setWidth(cell, id, clampWidth(resize.current.width));
    },
    onMoveEnd: () => onResize({ ...resize.current.fixed, [id]: clampWidth(resize.current.width) }),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Enter') onReset();
    else if (event.key === 'Escape') controlsIn(headCellOf(handle.current))[0]?.focus();
    // Alt+Shift+Arrow moves the column (TableHead).
    else if (!event.altKey) moveProps.onKeyDown?.(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget
    <div
      ref={handle}
      role="separator"
      tabIndex={-1}
      data-resizer=""
      aria-orientation="vertical"
      aria-label={t('widthOf', { header })}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={width ?? MIN_COLUMN_WIDTH}
      aria-valuetext={width === undefined ? t('automatic') : t('pixels', { width })}
      {...moveProps}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onReset()}
    />
  );
}
