import { useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useVirtualRows } from '../../primitives/VirtualRows/useVirtualRows';
import { color, radius } from '../../tokens';

const Frame = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  contain: strict;
  outline: none;

  &[data-framed] {
    box-sizing: content-box;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const List = styled.ul`
  display: flow-root;
  min-width: 0;
  overflow-anchor: none;
`;

const Item = styled.li`
  position: relative;

  &:not([data-last]) {
    border-bottom: 1px solid ${color.border};
  }
`;

export interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Height of every row in pixels; with `isVariable`, of a row that has not been measured yet. */
  rowSize: number;
  /** Rows are as high as their content. Keep `keyOf` stable. */
  isVariable?: boolean | undefined;
  /** Height in pixels beyond which the list scrolls. */
  maxHeight: number;
  /** The content of a row; memoize it, because scrolling renders the list. */
  render: (row: Row) => ReactNode;
  /** Rows without controls: the list itself is focusable then, so that keys can scroll it. */
  isStatic?: boolean | undefined;
  /** Without border and corners: inside of a box. */
  isFrameless?: boolean | undefined;
}

/**
 * A scrolling list of thousands of rows, of which only those in view are rendered. The row
 * with the focus stays rendered wherever the list is scrolled.
 */
export function VirtualList<Row>({
  label,
  rows,
  keyOf,
  rowSize,
  maxHeight,
  render,
  isVariable = false,
  isStatic = false,
  isFrameless = false,
}: VirtualListProps<Row>): ReactNode {
  const listRef = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? '' : keyOf(row);
    },
    [rows, keyOf],
  );
  const visible = useVirtualRows({
    listRef,
    keyOf: isVariable ? keyAt : undefined,
    count: rows.length,
    rowSize,
    list: rows,
    pinned: focused === null ? -1 : rows.findIndex((row) => keyOf(row) === focused),
  });
  const onFocus = ({ target }: FocusEvent): void => {
    const row = rows[Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1];
    setFocused(row === undefined ? null : keyOf(row));
  };
  // Without rows.
  const height = visible.size === 'auto' ? 0 : visible.size;
  // A tab stop only when it scrolls and contains no other.
  const isScrolling = height > maxHeight;
  const isTabStop = isStatic && isScrolling;
  return (
    <Frame
      data-scroller=""
      data-framed={isFrameless ? undefined : ''}
      // Rows that are not measured yet may be higher than a list that fits.
      style={{ height: Math.min(height, maxHeight), overflowY: isScrolling ? undefined : 'hidden' }}
      {...(isTabStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <List
        ref={listRef}
        aria-label={label}
        style={{ height }}
        onFocus={onFocus}
        onBlur={() => setFocused(null)}
      >
        {visible.rows.map(({ index, gap }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Item
              key={keyOf(row)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              data-last={index === rows.length - 1 || undefined}
              style={{ marginTop: gap, height: isVariable ? undefined : rowSize }}
              {...(isVariable ? { ref: visible.measureRow, 'data-index': index } : {})}
            >
              {render(row)}
            </Item>
          );
        })}
      </List>
      {visible.follower}
    </Frame>
  );
}
