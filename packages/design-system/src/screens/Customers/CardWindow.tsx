import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createRowRecycler } from '../../internal/rowRecycler';
import { useSettledKeys } from '../../internal/useSettledKeys';
import { useScrollIntent } from '../../internal/useScrollIntent';
import { useKeepLastRows } from '../../internal/useKeepLastRows';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { cardRangeOf, topsOf } from './cardRange';

/** Shorter lists are rendered completely. */
const VIRTUALIZE_FROM = 12;

/** Overscan in viewports while the list scrolls. */
const SCROLLING_VIEWS = 1.25;

/** A store of the visible pixels of the list, rounded to steps so that not every pixel renders. */
function createView(step: number) {
  let visible = { from: 0, to: 0 };
  const listeners = new Set<() => void>();
  return {
    get: () => visible,
    set: (top: number, bottom: number) => {
      const from = Math.floor(Math.max(0, top) / step) * step;
      const to = Math.ceil(Math.max(0, bottom) / step) * step;
      if (from === visible.from && to === visible.to) return;
      visible = { from, to };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface CardWindowProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height of a collapsed card with its margin in pixels, assumed for cards not rendered yet. */
  rowSize: number;
  /**
   * Renders a card, with its image once the card has settled. Elements are recycled, so key any local state
   * by the item.
   */
  render: (item: Item, hasImage: boolean) => ReactNode;
}

/**
 * A virtualized list of cards of variable height. Renders the visible cards with overscan, in the same frame
 * as the scroll, and always the focused one.
 */
export function CardWindow<Item>({ items, keyOf, rowSize, render }: CardWindowProps<Item>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [view] = useState(() => createView(rowSize));
  /** Heights of expanded cards by key. */
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [recycle] = useState(createRowRecycler);
  const [focused, setFocused] = useState<string | null>(null);
  const { from, to } = useSyncExternalStore(view.subscribe, view.get);

  useLayoutEffect(() => {
    const measure = (): void => {
      const list = root.current;
      // A hidden list has no position.
      if (list === null || list.hidden) return;
      const { top } = list.getBoundingClientRect();
      view.set(-top, window.innerHeight - top);
    };
    measure();
    // Content above the list can move it without a scroll event.
    const page = new ResizeObserver(measure);
    page.observe(document.documentElement);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      page.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [view]);

  const onSize = useLatestCallback((entries: readonly ResizeObserverEntry[]) => {
    const changes = entries.flatMap(({ target }): [key: string, height: number][] => {
      const { cardKey } = (target as HTMLElement).dataset;
      const height = (target as HTMLElement).offsetHeight;
      const isChanged = cardKey !== undefined && height > 0 && (heights.get(cardKey) ?? rowSize) !== height;
      return isChanged ? [[cardKey, height]] : [];
    });
    if (changes.length > 0) setHeights((before) => new Map([...before, ...changes]));
  });
  const [observer] = useState(() => new ResizeObserver((entries) => onSize(entries)));
  const observe = useCallback(
    (element: HTMLDivElement) => {
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );

  const keyAt = (index: number): string => {
    const item = items[index];
    return item === undefined ? '' : keyOf(item);
  };
  const tops = useMemo(
    () =>
      topsOf(items.length, (index) => {
        const item = items[index];
        return (item !== undefined && heights.size > 0 ? heights.get(keyOf(item)) : undefined) ?? rowSize;
      }),
    [items, keyOf, rowSize, heights],
  );
  const isScrolling = useScrollIntent(root, items);
  // Browsers scroll ahead of scripts (docs/decisions/0008).
  const margin = isScrolling ? Math.max(rowSize, (to - from) * SCROLLING_VIEWS) : rowSize;
  const { rendered, gaps } = cardRangeOf({
    tops,
    from: items.length <= VIRTUALIZE_FROM ? 0 : from - margin,
    to: items.length <= VIRTUALIZE_FROM ? Infinity : to + margin,
    pinned: focused === null ? -1 : items.findIndex((item) => keyOf(item) === focused),
  });
  const renderedKeys = rendered.map(keyAt);
  // Lock expanded cards too: their content is expensive to update for another item.
  const lockedKeys = renderedKeys.filter(
    (key) => key === focused || (heights.get(key) ?? rowSize) !== rowSize,
  );
  const elementIds = recycle(items, renderedKeys, new Set(lockedKeys));
  const settledKeys = useSettledKeys(renderedKeys);
  const isEmpty = items.length === 0;
  const shown = useKeepLastRows(
    rendered.map((index, at) => {
      const item = items[index];
      if (item === undefined) return null;
      return (
        <div
          key={elementIds[at]}
          ref={observe}
          data-card-key={renderedKeys[at]}
          // Contain the card's margin in its height.
          style={{ display: 'flow-root', marginTop: gaps[at] }}
        >
          {render(item, settledKeys.has(renderedKeys[at] ?? ''))}
        </div>
      );
    }),
    isEmpty,
    root,
  );
  return (
    <div
      ref={root}
      hidden={isEmpty}
      onFocus={({ target }) =>
        setFocused(target.closest<HTMLElement>('[data-card-key]')?.dataset['cardKey'] ?? null)
      }
    >
      {shown}
      <div aria-hidden="true" style={{ height: gaps[rendered.length] }} />
    </div>
  );
}
