import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from '../../lib/react/isRightToLeft';
import { flushSync } from 'react-dom';
import { ColumnResizer } from './ColumnResizer';
import { HeadCell, type HeadCellProps } from './HeadCell';
import { moveBeside, rowHeaderOf } from './layout';
import type { Column, TableLayout } from './types';
import { t } from './text.en';

/** How the user arranges columns. Keep its identity: a new one renders the head. */
export interface HeadArrangement {
  /** The columns as declared, in the order of the layout, and those that fit. */
  columns: ReadonlyArray<Column<never>>;
  arranged: ReadonlyArray<Column<never>>;
  shown: ReadonlyArray<Column<never>>;
  widths: ReadonlyMap<string, number>;
  layout: TableLayout;
  change: (part: TableLayout) => void;
  /** Says a column's new position. */
  onAnnounce: (text: string) => void;
}

export interface ArrangedHeadCellProps extends HeadCellProps {
  arrangement: HeadArrangement;
}

/**
 * A heading whose column can be moved by Alt+Shift+Left and Right, and resized at its end, which Alt+Shift+Down focuses.
 * With the mouse, the columns panel moves columns.
 */
export default function ArrangedHeadCell({ arrangement, ...props }: ArrangedHeadCellProps): ReactNode {
  const { id, header, isRowHeader } = props.column;
  const { columns, arranged, shown, widths, layout, change, onAnnounce } = arrangement;
  const resizer = useRef<HTMLDivElement>(null);
  const name = rowHeaderOf(columns)?.id;
  const movable = shown.filter((column) => column.id !== name);

  const move = (other: string, side: 'before' | 'after'): void => {
    const ids = arranged.map((column) => column.id).filter((one) => one !== name);
    const order = moveBeside(ids, id, other, side);
    const visible = order.filter((one) => movable.some((column) => column.id === one));
    change({ order });
    onAnnounce(t('columnAt', { header, position: visible.indexOf(id) + 1, count: visible.length }));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, altKey, shiftKey } = event;
    if (!altKey || !shiftKey || !(target instanceof HTMLElement)) return;
    if (key === 'ArrowDown') {
      event.preventDefault();
      resizer.current?.focus();
    }
    if (isRowHeader || !(key === 'ArrowLeft' || key === 'ArrowRight')) return;
    event.preventDefault();
    const isToEnd = (key === 'ArrowRight') !== isRightToLeft(target);
    const other = movable[movable.findIndex((column) => column.id === id) + (isToEnd ? 1 : -1)];
    if (other === undefined) return;
    flushSync(() => move(other.id, isToEnd ? 'after' : 'before'));
    // The browser drops the focus of an element that moves in the document.
    target.focus();
  };

  return (
    <HeadCell
      {...props}
      // The separator would be a part of its name.
      aria-label={header}
      onKeyDown={onKeyDown}
    >
      <ColumnResizer
        handle={resizer}
        id={id}
        header={header}
        width={widths.get(id)}
        onResize={(changed) => change({ widths: { ...layout.widths, ...changed } })}
        onReset={() => {
          const { [id]: _, ...rest } = layout.widths ?? {};
          change({ widths: rest });
        }}
      />
    </HeadCell>
  );
}
