import { useUnit } from 'effector-react';
import type { EventCallable } from 'effector';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Reports the location's query string to the list of a page; call it after `usePage`. */
export function useListQuery(list: { readonly queryChanged: EventCallable<string> }): void {
  const { search } = useLocation();
  const queryChanged = useUnit(list.queryChanged);
  useEffect(() => {
    queryChanged(search);
  }, [search, queryChanged]);
}
