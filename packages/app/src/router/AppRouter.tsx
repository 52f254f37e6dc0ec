import type { History } from 'history';
import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

const HistoryContext = createContext<History | null>(null);

/** The history that the product moves in. Fails outside of AppRouter. */
export function useHistory(): History {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('There is no AppRouter around this');
  return history;
}

/**
 * React Router over a history of the caller's: the browser's, or one in memory for tests. A move is a
 * transition, so that the page before stays until the next one's code has come.
 */
export function AppRouter({ history, children }: { history: History; children: ReactNode }): ReactNode {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    const follow = (): void => startTransition(() => setLocation(history.location));
    // The location may have changed between the first render and this subscription.
    follow();
    return history.listen(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
