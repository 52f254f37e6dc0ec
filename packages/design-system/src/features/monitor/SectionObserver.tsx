import { useEffect, type ReactNode, type RefObject } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { isSectionName, type SectionName } from './sections';

export interface SectionObserverProps {
  rootRef: RefObject<HTMLElement | null>;
  /** The scroll position when a section was chosen, which stays current until the next scroll. */
  chosenAt: RefObject<number | null>;
  onCurrentChange: (section: SectionName) => void;
}

const nameOf = (element: Element | undefined): string | undefined =>
  element instanceof HTMLElement ? element.dataset['section'] : undefined;

/**
 * Reports the section at a line in the upper third of the viewport; at the page's ends the first or the last.
 */
function observeSections(
  sections: readonly Element[],
  onCurrent: (name: string | undefined) => void,
): () => void {
  const [first] = sections;
  const last = sections.at(-1);
  const line = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      const isAbove = first !== undefined && first.getBoundingClientRect().top > 0.3 * window.innerHeight;
      if (entered !== undefined || isAbove) onCurrent(nameOf(entered?.target ?? first));
    },
    { rootMargin: '-30% 0px -70% 0px' },
  );
  const end = new IntersectionObserver(
    ([entry]) => {
      if (entry !== undefined && entry.intersectionRatio === 1 && window.scrollY > 0) onCurrent(nameOf(last));
    },
    { threshold: 1 },
  );
  for (const section of sections) line.observe(section);
  if (last !== undefined) end.observe(last);
  return () => {
    line.disconnect();
    end.disconnect();
  };
}

/** Makes the side column sticky when all of it fits into the viewport. */
function observeSide(side: HTMLElement): () => void {
  const measure = (): void => {
    const top = Number.parseFloat(getComputedStyle(side).top) || 0;
    side.toggleAttribute('data-sticky', side.offsetHeight + 2 * top <= window.innerHeight);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(side);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}

/** Follows the scroll position of a monitor's page. Lazy, because nothing on the page waits for it. */
export default function SectionObserver({
  rootRef,
  chosenAt,
  onCurrentChange,
}: SectionObserverProps): ReactNode {
  const setCurrent = useLatestCallback((name: string | undefined) => {
    if (window.scrollY !== chosenAt.current && isSectionName(name)) onCurrentChange(name);
  });
  useEffect(() => {
    const sections = [...(rootRef.current?.querySelectorAll('[data-section]') ?? [])];
    return observeSections(sections, setCurrent);
  }, [rootRef, setCurrent]);
  useEffect(() => {
    const side = rootRef.current?.querySelector<HTMLElement>('[data-side-column]');
    return side ? observeSide(side) : undefined;
  }, [rootRef]);
  return null;
}
