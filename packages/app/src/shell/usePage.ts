import { useUnit } from 'effector-react';
import type { EventCallable } from 'effector';
import { useEffect } from 'react';

interface Page<Params> {
  readonly opened: EventCallable<Params>;
  readonly closed: EventCallable<void>;
}

/** Opens a page of the domain on mount and closes it on unmount. `params` must be referentially stable. */
export function usePage<Params>(page: Page<Params>, params: Params): void {
  const { opened, closed } = useUnit({ opened: page.opened, closed: page.closed });
  useEffect(() => {
    opened(params);
    return () => closed();
  }, [opened, closed, params]);
}
