import {
  createContext,
  createElement,
  use,
  useDeferredValue,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createLazyComponent, useLazyComponent } from '../../internal/lazy';

export interface MarkedTextProps {
  text: string;
  /** What is searched for. */
  query: string;
}

const markedText = createLazyComponent<MarkedTextProps>(() => import('./MarkedText'), 'nowhere');

interface Marks {
  readonly MarkedText: ComponentType<MarkedTextProps>;
  readonly query: string;
}

const MarksContext = createContext<Marks | null>(null);

export interface SearchMarksProps {
  /** What is searched for; blank for no marks. */
  query: string;
  children: ReactNode;
}

/**
 * Marks the words of a search in every `Marked` text inside. The marks follow in a render of their own, so that
 * a key in the search paints the list first, and that render touches the marked texts alone.
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

/** A text in which the words of the search around it are marked. */
export function Marked({ children: text }: { children: string }): ReactNode {
  const marks = use(MarksContext);
  return marks === null ? text : createElement(marks.MarkedText, { text, query: marks.query });
}
