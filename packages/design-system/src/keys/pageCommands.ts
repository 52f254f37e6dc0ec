import { createContext, use, useLayoutEffect, type RefObject } from 'react';
import { useLatestCallback } from '../lib/react/useLatestCallback';

/** What keys do to the parts of a page, which say what it means for them. */
export type PageCommand = 'search' | 'new' | 'save' | 'next' | 'previous' | 'select' | 'edit';

/** What commands mean for a part; null: it has nothing to do for one now. */
export type PageCommandHandlers = Readonly<Partial<Record<PageCommand, (() => void) | null | undefined>>>;

/** The parts of the page that is open; `runCommand` calls them. */
export type PageParts = Set<{
  /** Null before it is rendered. */
  readonly element: () => HTMLElement | null;
  readonly handlers: () => PageCommandHandlers;
}>;

export const PagePartsContext = createContext<PageParts>(new Set());

/** Says what commands mean for a part of the page while it is mounted. */
export function usePageCommands(part: RefObject<HTMLElement | null>, handlers: PageCommandHandlers): void {
  const parts = use(PagePartsContext);
  const latest = useLatestCallback(() => handlers);
  useLayoutEffect(() => {
    const own = { element: () => part.current, handlers: latest };
    parts.add(own);
    return () => {
      parts.delete(own);
    };
  }, [parts, part, latest]);
}
