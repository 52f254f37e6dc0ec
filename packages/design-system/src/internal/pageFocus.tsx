import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

interface PageFocus {
  /** The place whose page is shown. */
  path: string;
  /** True once for each place that was navigated to; false for the one the visit began at. */
  take: () => boolean;
}

const PageFocusContext = createContext<PageFocus | null>(null);

/**
 * Remembers which place the focus was last moved for. It is kept out of state: who takes the focus
 * is settled in effects, and nothing needs to be drawn again for it.
 */
export function PageFocusProvider({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const focusedFor = useRef(path);
  const value = useMemo(
    () => ({
      path,
      take: () => {
        if (focusedFor.current === path) return false;
        focusedFor.current = path;
        return true;
      },
    }),
    [path],
  );
  // React Aria remembers elements in transition, also those that left with their page in the middle of
  // one, and a whole page with each. It looks through them when something waits for transitions.
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    runAfterTransition(() => undefined);
  }, [path]);
  return <PageFocusContext value={value}>{children}</PageFocusContext>;
}

/**
 * Moves the focus to the page's heading when a navigation led here, so that the keyboard and screen
 * readers continue at the new page. Outside of a Shell it does nothing.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const focus = useContext(PageFocusContext);
  useEffect(() => {
    if (focus?.take()) heading.current?.focus();
  }, [focus, heading]);
}
