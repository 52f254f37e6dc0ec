import { useUnit } from 'effector-react';
import type { EventCallable } from 'effector';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '../router/AppRouter';

/** Reports the location's query string to the list of a page; call it after `usePage`. */
export function useListQuery(list: {
  readonly queryChanged: EventCallable<string>;
  readonly queryPopped: EventCallable<string>;
}): void {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const { queryChanged, queryPopped } = useUnit({
    queryChanged: list.queryChanged,
    queryPopped: list.queryPopped,
  });
  useEffect(() => {
    queryChanged(search);
  }, [search, queryChanged]);
  // Back may return to the rendered location before the one that it leaves was rendered: then nothing renders.
  useEffect(
    () =>
      history.listen(({ action, location }) => {
        if (action === 'POP' && location.pathname === pathname) queryPopped(location.search);
      }),
    [history, pathname, queryPopped],
  );
}
