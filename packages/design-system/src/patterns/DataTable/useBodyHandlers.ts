import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { usePageCommands } from '../../keys/pageCommands';
import { editableCellAround, isInControl, rowIndexOf, rowAround, stopsIn, takesText } from './rowElements';
import type { DataTableProps, RowAction, VisibleColumn } from './types';
import type { RowFocus, TableRefs } from './useRowFocus';
import type { RowSelection } from './useRowSelection';
import { keyOf } from '../../lib/keyOf';

/** Whether an element's text, and so the order of what is in it, runs from right to left. */
const isRightToLeft = (element: Element): boolean => element.matches(':dir(rtl)');

const texts = '[data-truncate], [role="gridcell"]:not([data-end], [data-select]), [role="rowheader"]';
const masked = "[data-values='hidden'] [data-secret]";

interface BodyHandlersOptions<Row> {
  props: DataTableProps<Row>;
  /** In the order shown. */
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  focus: RowFocus;
  selection: RowSelection;
  refs: TableRefs;
}

/** How many rows, or pages of rows, a navigation key leads away. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const pages: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

export interface GridHandlers {
  onGridKeyDown: (event: KeyboardEvent) => void;
  body: Pick<
    ComponentProps<'div'>,
    'onClick' | 'onDoubleClick' | 'onMouseDown' | 'onMouseOver' | 'onKeyDown' | 'onFocus' | 'onBlur'
  >;
}

/** What the keys of a list mean for a table: its row with the focus, rendered or not. */
function useTableCommands<Row>({
  props: { rowActions },
  rows,
  columns,
  focus,
  selection,
  refs: { bodyRef },
}: BodyHandlersOptions<Row>): void {
  const editOf = (row: Row): RowAction | undefined => rowActions?.(row).find(({ id }) => id === 'edit');
  const hasFocus = (): boolean => bodyRef.current?.contains(document.activeElement) === true;
  const move = (step: 1 | -1): void => {
    const { activeElement } = document;
    if (focus.active < 0) return;
    const column = activeElement instanceof HTMLElement ? activeElement.dataset['edit'] : undefined;
    if (hasFocus()) focus.moveTo(focus.active + step, column);
    else focus.moveTo(focus.active);
  };
  const [first] = rows;
  const canEdit =
    first !== undefined && (columns.some((column) => column.edit) || editOf(first) !== undefined);
  usePageCommands(bodyRef, {
    next: () => move(1),
    previous: () => move(-1),
    select:
      selection.isOn && first !== undefined
        ? () => {
            if (hasFocus()) selection.toggle(focus.active);
          }
        : undefined,
    edit: canEdit
      ? () => {
          const row = rows[focus.active];
          if (row === undefined || !hasFocus()) return;
          const action = editOf(row);
          if (action && action.isDisabled !== true) action.onAction();
          else focus.edit(focus.active);
        }
      : undefined,
  });
}

/** The delegated event handlers of all rows: keys, clicks and focus. */
export function useBodyHandlers<Row>(options: BodyHandlersOptions<Row>): GridHandlers {
  const { rows, focus, selection, refs } = options;
  const { onRowOpen, linkQuery, bulkActions } = options.props;
  useTableCommands(options);

  const open = (index: number): void => {
    const row = rows[index];
    if (row !== undefined) onRowOpen?.(row);
  };

  /** Rows per page, minus one for orientation. */
  const pageOf = (row: HTMLElement): number => {
    const height = refs.scrollerRef.current?.clientHeight ?? 0;
    return Math.max(1, Math.floor(Math.min(window.innerHeight, height) / row.offsetHeight) - 2);
  };

  const onRowKey = (event: KeyboardEvent, index: number, column: string | undefined): void => {
    const isEnter = keyOf(event) === 'Enter';
    if (event.key === 'F2' || (isEnter && column !== undefined)) {
      if (!focus.edit(index, column)) return;
    } else if (isEnter) open(index);
    else if (event.key === ' ' && selection.isOn) {
      if (event.shiftKey) selection.extendTo(index);
      else selection.toggle(index);
    } else return;
    event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowAround(event.target);
    if (row === null || event.defaultPrevented) return;
    if (event.key === 'Tab') {
      focus.onTab(event);
      return;
    }
    // Alt or Cmd with an arrow is the browser's.
    if (takesText(event.target) || event.altKey || event.metaKey) return;
    const index = rowIndexOf(row);
    const stops = stopsIn(row);
    const cell = editableCellAround(event.target);
    const column = cell === event.target ? cell?.dataset['edit'] : undefined;
    const page = pages[event.key];
    const step = page === undefined ? steps[event.key] : page * pageOf(row);
    if (column !== undefined && !event.ctrlKey && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      stops.at(event.key === 'Home' ? 1 : -1)?.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      const within = Math.max(0, Math.min(index + step, rows.length - 1));
      focus.moveTo(within, column);
      if (event.shiftKey && selection.isOn) selection.extendTo(within, index);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      const isForward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget);
      const at = stops.indexOf(event.target as HTMLElement) + (isForward ? 1 : -1);
      stops[Math.max(0, at)]?.focus();
    } else if (event.target === row || column !== undefined) onRowKey(event, index, column);
  };

  /** Ctrl+A and Escape, wherever in the grid the focus is. */
  const onGridKeyDown = (event: KeyboardEvent): void => {
    const { target, currentTarget } = event;
    const key = keyOf(event);
    // React's events of a popover reach the grid that renders it.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (!isInside || event.defaultPrevented || takesText(target) || !selection.isOn) return;
    if (key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (selection.extent !== 'all') selection.toggleAll();
    } else if (key === 'Escape' && bulkActions !== undefined && selection.extent !== 'none') {
      event.preventDefault();
      event.stopPropagation();
      selection.clear();
    }
  };

  const onClick = (event: MouseEvent): void => {
    const row = rowAround(event.target);
    if (row === null) return;
    const index = rowIndexOf(row);
    const cell = event.target instanceof Element ? event.target.closest('[data-select]') : null;
    if (cell !== null || (selection.isOn && (event.shiftKey || event.metaKey || event.ctrlKey))) {
      if (cell === null && isInControl(event.target, row)) return;
      if (event.shiftKey) selection.extendTo(index);
      else selection.toggle(index);
    } else if (
      editableCellAround(event.target) === null &&
      !isInControl(event.target, row) &&
      window.getSelection()?.isCollapsed !== false
    )
      open(index);
  };

  /** A text that is cut off has a title, unless it is masked (docs/decisions/0045). */
  const completeText = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>(texts) : null;
    if (cell === null) return;
    const isCut = cell.scrollWidth > cell.clientWidth && cell.closest(masked) === null;
    if (isCut) cell.title = cell.textContent;
    else cell.removeAttribute('title');
  };

  const completeLink = ({ target }: FocusEvent | MouseEvent): void => {
    const link = linkQuery && target instanceof Element ? target.closest('a') : null;
    if (link !== null) link.setAttribute('href', `${link.pathname}${linkQuery?.() ?? ''}`);
  };

  return {
    onGridKeyDown,
    body: {
      onKeyDown,
      onClick,
      onDoubleClick: ({ target }) => {
        const [row, cell] = [rowAround(target), editableCellAround(target)];
        if (row !== null && cell !== null && !isInControl(target, row))
          focus.edit(rowIndexOf(row), cell.dataset['edit']);
      },
      onMouseDown: (event) => {
        completeLink(event);
        // Shift+click must not select text.
        if (event.shiftKey && selection.isOn) event.preventDefault();
      },
      onMouseOver: completeText,
      onFocus: (event) => {
        completeLink(event);
        focus.onFocus(event);
      },
      onBlur: focus.onBlur,
    },
  };
}
