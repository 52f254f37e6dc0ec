import type { Location, Transition } from 'history';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistory } from './AppRouter';

/** A navigation that waits for the user's decision. */
export interface Blocker {
  readonly isBlocked: boolean;
  /** Cancels the blocked navigation. */
  readonly reset: () => void;
  /** Continues the blocked navigation. */
  readonly proceed: () => void;
}

const noop = (): void => undefined;

/**
 * Blocks navigations while armed; the browser then also asks before it closes the tab.
 *
 * @param shouldBlock called for each navigation with the current and the next location.
 */
export function useBlocker(
  isArmed: boolean,
  shouldBlock: (from: Location, to: Location) => boolean,
): Blocker {
  const history = useHistory();
  const [blocked, setBlocked] = useState<Transition | null>(null);
  const unblock = useRef(noop);
  const isBlocking = useEffectEvent((to: Location) => shouldBlock(history.location, to));

  useEffect(() => {
    if (!isArmed) return undefined;
    let unlisten = noop;
    const block = (): void => {
      unblock.current = history.block((transition) => {
        if (isBlocking(transition.location)) {
          setBlocked(transition);
          return;
        }
        unblock.current();
        // A guard that is still armed blocks the next navigation again.
        unlisten = history.listen(() => {
          unlisten();
          block();
        });
        transition.retry();
      });
    };
    block();
    return () => {
      unlisten();
      unblock.current();
      unblock.current = noop;
      setBlocked(null);
    };
  }, [history, isArmed]);

  return {
    isBlocked: blocked !== null,
    reset: () => setBlocked(null),
    proceed: () => {
      unblock.current();
      setBlocked(null);
      blocked?.retry();
    },
  };
}
