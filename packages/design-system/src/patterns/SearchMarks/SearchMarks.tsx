import {
  createContext,
  createElement,
  use,
  useDeferredValue,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createLazyComponent, useLazyComponent } from '../../loading/lazy';
import type { MarkedTextProps } from './MarkedText';

export type { MarkedTextProps };

const markedText = createLazyComponent<MarkedTextProps>(() => import('./MarkedText'), 'nowhere');

interface Marks {
  readonly MarkedText: ComponentType<MarkedTextProps>;
  readonly query: string;
}

const MarksContext = createContext<Marks | null>(null);

export interface SearchMarksProps {
  /** The search text; blank for no highlights. */
  query: string;
  children: ReactNode;
}

/**
 * Highlights the words of a search in every `Marked` text inside. Highlights render in a deferred update, so
 * that a keystroke paints the list first, and only the marked texts render again.
 */
export function SearchMarks({ query, children }: SearchMarksProps): ReactNode {
  const deferred = useDeferredValue(query).trim();
  const MarkedText = useLazyComponent(markedText, deferred !== '');
  const marks = useMemo(
    () => (deferred === '' || MarkedText === null ? null : { MarkedText, query: deferred }),
    [MarkedText, deferred],
  );
  return <MarksContext value={marks}>{children}</MarksContext>;
}

/** A text in which the words of the surrounding search are highlighted. */
export function Marked({ children: text }: { children: string }): ReactNode {
  const marks = use(MarksContext);
  return marks === null
    ? createElement('span', null, text)
    : createElement(marks.MarkedText, { text, query: marks.query });
}
