import type { Location, Transition } from 'history';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistory } from './AppRouter';

/** A move that is held back until the person has said what they want. */
export interface Blocker {
  readonly isBlocked: boolean;
  /** Stays. */
  readonly reset: () => void;
  /** Goes where the held move led. */
  readonly proceed: () => void;
}

const nothing = (): void => undefined;

/**
 * Holds moves back while it is armed. The history asks before closing the tab as well then.
 *
 * @param shouldBlock asked about each move, with where it is from and where it leads.
 */
export function useBlocker(
  isArmed: boolean,
  shouldBlock: (from: Location, to: Location) => boolean,
): Blocker {
  const history = useHistory();
  const [blocked, setBlocked] = useState<Transition | null>(null);
  const unblock = useRef(nothing);
  const asks = useEffectEvent((to: Location) => shouldBlock(history.location, to));

  useEffect(() => {
    if (!isArmed) return undefined;
    let unlisten = nothing;
    const block = (): void => {
      unblock.current = history.block((transition) => {
        if (asks(transition.location)) {
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
      unblock.current = nothing;
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
