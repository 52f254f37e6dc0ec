import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { useScrollIntent } from '../../internal/useScrollIntent';
import { color, radius } from '../../tokens';

/** Height of every row in pixels: a full touch target. */
export const ROW_HEIGHT = 44;
/**
 * Rows rendered beyond each edge: while idle, so that Tab finds the next row, and while scrolling
 * (decisions/0008).
 */
const OVERSCAN = { idle: 4, scrolling: 16 };

const Frame = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  outline: none;

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const List = styled.ul`
  position: relative;
  min-width: 0;
`;

const Item = styled.li`
  position: absolute;
  inset-inline: 0;
  top: 0;
  height: ${ROW_HEIGHT}px;
  transform: translateY(var(--top));

  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
`;

export interface RowWindowProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  render: (row: Row) => ReactNode;
  /** Visible rows before the list scrolls. */
  visible: number;
  /** Rows without controls: the list itself is focusable then, so that keys can scroll it. */
  isStatic?: boolean | undefined;
}

/** A virtualized list for hundreds of roles and thousands of members. */
export function RowWindow<Row>({
  label,
  rows,
  rowKey,
  render,
  visible,
  isStatic = false,
}: RowWindowProps<Row>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const height = Math.min(rows.length, visible) * ROW_HEIGHT;
  const overscan = useScrollIntent(frame, rows) ? OVERSCAN.scrolling : OVERSCAN.idle;
  const start = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - overscan);
  const end = Math.min(rows.length, Math.ceil((scrollTop + height) / ROW_HEIGHT) + overscan);
  const isScrolling = rows.length > visible;
  return (
    <Frame
      ref={frame}
      style={{ maxHeight: height + 2 }}
      // A tab stop only when it scrolls and contains no other.
      {...(isStatic && isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      <List aria-label={label} style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(Math.min(start, Math.max(0, end - 1)), end).map((row, offset) => {
          const index = Math.min(start, Math.max(0, end - 1)) + offset;
          return (
            <Item
              key={rowKey(row)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ '--top': `${index * ROW_HEIGHT}px` } as CSSProperties}
            >
              {render(row)}
            </Item>
          );
        })}
      </List>
    </Frame>
  );
}
