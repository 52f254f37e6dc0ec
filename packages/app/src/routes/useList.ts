import type { ListControls } from '@dropdeck/design-system';
import type { HiddenRows, ListState } from '@dropdeck/domain/kernel';
import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '../router/AppRouter';
import { usePart } from '../shell/connect';

/** History state of a page that was opened from a list, so that the previous entry is the list. */
export const fromList = 'list';

/**
 * The state of a page's list, for its screen; memoized by what changes. It reports the location's query
 * string to the list: call it after `usePage`.
 */
export function useList(list: ListState, $hidden: Store<HiddenRows>): ListControls {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const queryChanged = useUnit(list.queryChanged);
  const queryPopped = useUnit(list.queryPopped);
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
  const controls = usePart(list.part);
  const hidden = useUnit($hidden);
  return useMemo(() => ({ ...controls, hidden }), [controls, hidden]);
}
