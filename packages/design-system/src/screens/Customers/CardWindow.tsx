import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Items of one stretch, which is drawn or left out as a whole. */
const STRETCH = 20;
/** A list this short is drawn whole. */
const SHORT = 2 * STRETCH;
/** Pixels beyond the view within which a stretch is drawn, so that a scroll meets drawn cards. */
const MARGIN = 800;

function Stretch({
  isFirst,
  estimate,
  children,
}: {
  isFirst: boolean;
  /** Height in pixels while it has never been drawn. */
  estimate: number;
  children: () => ReactNode;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<{ isNear: boolean; height: number | null }>({
    isNear: isFirst,
    height: null,
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // What holds the focus stays: somebody is working there.
        const isNear = entry.isIntersecting || element.contains(document.activeElement);
        setSeen((before) =>
          before.isNear === isNear
            ? before
            : { isNear, height: isNear ? before.height : element.offsetHeight },
        );
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} style={seen.isNear ? undefined : { height: seen.height ?? estimate }}>
      {seen.isNear && children()}
    </div>
  );
}

export interface CardWindowProps<Item> {
  items: readonly Item[];
  /** Height of a folded card with the space below it, in pixels: for cards not drawn yet. */
  pitch: number;
  /** The search and the filters as one text: the list begins anew when it changes. */
  viewKey: string;
  render: (item: Item) => ReactNode;
}

/** A list of cards of any height: thousands of them, drawn as the page comes near. */
export function CardWindow<Item>({ items, pitch, viewKey, render }: CardWindowProps<Item>): ReactNode {
  if (items.length <= SHORT) return items.map(render);
  const starts = Array.from({ length: Math.ceil(items.length / STRETCH) }, (_, index) => index * STRETCH);
  return starts.map((start) => {
    const own = items.slice(start, start + STRETCH);
    return (
      <Stretch key={`${viewKey}/${start}`} isFirst={start === 0} estimate={own.length * pitch}>
        {() => own.map(render)}
      </Stretch>
    );
  });
}
