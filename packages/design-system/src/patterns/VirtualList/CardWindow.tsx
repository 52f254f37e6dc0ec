import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useVirtualRows } from '../../primitives/VirtualRows/useVirtualRows';

export interface CardWindowProps<Item> {
  items: readonly Item[];
  /** Keep the function stable. */
  keyOf: (item: Item) => string;
  /** Height of a collapsed card with its margin in pixels, assumed for cards not rendered yet. */
  rowSize: number;
  /** The search and the filters: the cards in view of another one are painted first. */
  view: string;
  /** The cards are what a search has found. */
  isSearched: boolean;
  /** @param isScrolling the card may only scroll by. */
  render: (item: Item, isScrolling: boolean) => ReactNode;
}

/**
 * A virtualized list of cards of variable height, in a page that scrolls. The focused card stays rendered.
 * Cards are in the flow, so that one that expands pushes the others down before its height is measured.
 */
export function CardWindow<Item>({ items, keyOf, render, ...view }: CardWindowProps<Item>): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? '' : keyOf(item);
    },
    [items, keyOf],
  );
  const pinned = focused === null ? -1 : items.findIndex((item) => keyOf(item) === focused);
  const { rows, size, isScrolling, measureRow, follower } = useVirtualRows({
    listRef,
    count: items.length,
    ...view,
    list: items,
    wholeUpTo: 300,
    keyOf: keyAt,
    pinned,
  });
  return (
    <>
      <div
        ref={listRef}
        data-list=""
        hidden={items.length === 0}
        style={{ height: size }}
        onFocus={({ target }) => {
          const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
          setFocused(index === undefined ? null : keyAt(Number(index)));
        }}
      >
        {rows.map(({ index, gap }) => {
          const item = items[index];
          return item === undefined ? null : (
            <div key={keyAt(index)} ref={measureRow} data-index={index} style={{ marginTop: gap }}>
              {render(item, isScrolling)}
            </div>
          );
        })}
      </div>
      {follower}
    </>
  );
}
