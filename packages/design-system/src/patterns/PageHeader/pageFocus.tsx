import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

interface PageFocus {
  /** The path of the current page. */
  path: string;
  /** Returns the path that was left once per navigation; null for the page that the visit began at. */
  take: () => string | null;
  /** Whether the navigation went back. */
  isBack: () => boolean;
  /** Tells screen readers what no focus tells them. */
  say: ((text: string) => void) | undefined;
}

const PageFocusContext = createContext<PageFocus | null>(null);

interface PageFocusProviderProps {
  path: string;
  /** Of the page, announced when no heading took the focus. */
  title?: string | undefined;
  /** Whether the last navigation went back. Keep it stable. */
  isBack?: (() => boolean) | undefined;
  /** Keep it stable. */
  onSay?: ((text: string) => void) | undefined;
  children: ReactNode;
}

const never = (): boolean => false;

/**
 * Tracks which page the focus was last moved for, in a ref: only effects read it, so a change needs no
 * render.
 */
export function PageFocusProvider({
  path,
  title = '',
  isBack = never,
  onSay,
  children,
}: PageFocusProviderProps): ReactNode {
  const focusedFor = useRef(path);
  const value = useMemo(
    () => ({
      path,
      take: () => {
        const left = focusedFor.current;
        if (left === path) return null;
        focusedFor.current = path;
        return left;
      },
      isBack,
      say: onSay,
    }),
    [path, isBack, onSay],
  );
  // The effects of the page's heading come first.
  useEffect(() => onSay?.(focusedFor.current === path ? '' : title), [path, title, onSay]);
  return <PageFocusContext value={value}>{children}</PageFocusContext>;
}

/** Frames that the rows of a list may take to appear: those around a position that is scrolled to come later. */
const MAX_FRAMES = 30;

/** Moves the focus from the heading on to the link that leads to a path, or to its row, unless the person moves it. */
function focusLink(path: string, heading: HTMLElement | null, framesLeft = MAX_FRAMES): void {
  if (heading === null || document.activeElement !== heading) return;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')].find(
    ({ pathname }) => pathname === path,
  );
  if (link !== undefined) (link.closest<HTMLElement>('[role="row"]') ?? link).focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusLink(path, heading, framesLeft - 1));
}

/**
 * Moves the focus to the page's heading after a navigation, and on Back to what led to the page that was left, so that
 * keyboard and screen reader users continue at the new page. A title that changes while its heading has the focus is
 * announced: the name of a monitor comes later. Does nothing outside of a Shell.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>, title = ''): void {
  const focus = useContext(PageFocusContext);
  useEffect(() => {
    const left = focus?.take() ?? null;
    if (left !== null) {
      heading.current?.focus();
      if (focus?.isBack()) focusLink(left, heading.current);
    } else if (heading.current !== null && heading.current === document.activeElement) focus?.say?.(title);
  }, [focus, heading, title]);
}
