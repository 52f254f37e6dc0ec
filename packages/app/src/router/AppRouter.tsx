import { located } from '@dropdeck/domain/kernel';
import { useUnit } from 'effector-react';
import type { History } from 'history';
import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

/** History state of a page that was opened from a list, so that the previous entry is the list. */
export const fromList = 'list';

const HistoryContext = createContext<History | null>(null);

/** The router's history. Throws outside AppRouter. */
export function useHistory(): History {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('There is no AppRouter around this');
  return history;
}

/**
 * React Router with the given history. A navigation is a transition, so the current page stays until the next one's
 * chunk has loaded. The domain knows each location at once.
 */
export function AppRouter({ history, children }: { history: History; children: ReactNode }): ReactNode {
  const [location, setLocation] = useState(history.location);
  const report = useUnit(located);
  useLayoutEffect(() => {
    const follow = (isPopped: boolean): void => {
      report({ path: history.location.pathname, query: history.location.search, isPopped });
      startTransition(() => setLocation(history.location));
    };
    // The location may have changed between the first render and this subscription.
    follow(false);
    return history.listen(({ action }) => follow(action === 'POP'));
  }, [history, report]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
