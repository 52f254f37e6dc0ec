import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

interface PageFocus {
  /** The path of the current page. */
  path: string;
  /** Returns true once per navigation; false for the page that the visit began at. */
  take: () => boolean;
  /** Tells screen readers what no focus tells them. */
  say: ((text: string) => void) | undefined;
}

const PageFocusContext = createContext<PageFocus | null>(null);

interface PageFocusProviderProps {
  path: string;
  /** Of the page, said when no heading took the focus. */
  title?: string | undefined;
  /** Keep it stable. */
  onSay?: ((text: string) => void) | undefined;
  children: ReactNode;
}

/**
 * Tracks which page the focus was last moved for, in a ref: only effects read it, so a change needs no
 * render.
 */
export function PageFocusProvider({ path, title = '', onSay, children }: PageFocusProviderProps): ReactNode {
  const focusedFor = useRef(path);
  const value = useMemo(
    () => ({
      path,
      take: () => {
        if (focusedFor.current === path) return false;
        focusedFor.current = path;
        return true;
      },
      say: onSay,
    }),
    [path, onSay],
  );
  // The effects of the page's heading come first.
  useEffect(() => onSay?.(focusedFor.current === path ? '' : title), [path, title, onSay]);
  return <PageFocusContext value={value}>{children}</PageFocusContext>;
}

/**
 * Moves the focus to the page's heading after a navigation, so that keyboard and screen reader users continue
 * at the new page. A title that changes there, because the name of a monitor has come, is said. Does nothing outside of a
 * Shell.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>, title = ''): void {
  const focus = useContext(PageFocusContext);
  useEffect(() => {
    if (focus?.take()) heading.current?.focus();
    else if (heading.current !== null && heading.current === document.activeElement) focus?.say?.(title);
  }, [focus, heading, title]);
}
