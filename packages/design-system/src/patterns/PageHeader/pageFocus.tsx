import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

interface PageFocus {
  /** The path of the current page. */
  path: string;
  /** Returns true once per navigation; false for the page that the visit began at. */
  take: () => boolean;
}

const PageFocusContext = createContext<PageFocus | null>(null);

/**
 * Tracks which page the focus was last moved for, in a ref: only effects read it, so a change needs no
 * render.
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
  return <PageFocusContext value={value}>{children}</PageFocusContext>;
}

/**
 * Moves the focus to the page's heading after a navigation, so that keyboard and screen reader users continue
 * at the new page. Does nothing outside of a Shell.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const focus = useContext(PageFocusContext);
  useEffect(() => {
    if (focus?.take()) heading.current?.focus();
  }, [focus, heading]);
}
