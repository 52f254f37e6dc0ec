import { LeaveGuardDialog } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { combine } from 'effector';
import { useProvidedScope } from 'effector-react';
import type { Transition } from 'history';
import { memo, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHistory } from '../router/AppRouter';
import { usePart } from './connect';

const unlessLeaving = (isUnsaved: boolean, isLeaving: boolean): boolean => isUnsaved && !isLeaving;
const $isArmed = combine(shared.$unsaved, session.$isLeaving, unlessLeaving);
const $isTabArmed = combine(shared.$isUnsavedOrUnfinished, session.$isLeaving, unlessLeaving);

const noop = (): void => undefined;

/**
 * Asks for confirmation before a page with unsaved changes is left or the tab is closed. Does not ask again after a
 * logout.
 */
export const LeaveGuard = memo(function LeaveGuard(): ReactNode {
  const { isArmed, isTabArmed, discard, cancelled } = usePart({
    view: { isArmed: $isArmed, isTabArmed: $isTabArmed },
    events: { discard: shared.unsavedDiscarded, cancelled: shared.leaveCancelled },
  });
  const scope = useProvidedScope();
  const history = useHistory();
  /** The navigation that waits for the person's decision. */
  const [blocked, setBlocked] = useState<Transition | null>(null);
  const unblock = useRef(noop);
  // Read from the scope, because a successful save may navigate before React renders again.
  const isBlocking = useEffectEvent(
    (pathname: string) => pathname !== history.location.pathname && (scope?.getState($isArmed) ?? false),
  );

  useEffect(() => {
    if (!isArmed) return undefined;
    let unlisten = noop;
    const block = (): void => {
      unblock.current = history.block((transition) => {
        if (isBlocking(transition.location.pathname)) return setBlocked(transition);
        unblock.current();
        // A guard that is still armed blocks the next navigation again.
        unlisten = history.listen(() => {
          unlisten();
          block();
        });
        return transition.retry();
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

  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent): void => {
      // What is typed in a field is saved when it loses the focus, which a reload does not tell it.
      const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      field?.blur();
      // Read from the scope: a logout in another tab leaves before React renders again.
      if (scope?.getState($isTabArmed) !== true) return;
      event.preventDefault();
      field?.focus({ preventScroll: true });
    };
    // Not always: it keeps the page out of the back/forward cache.
    const arm = (): void => window.addEventListener('beforeunload', preventUnload);
    const disarm = (): void => window.removeEventListener('beforeunload', preventUnload);
    if (isTabArmed) arm();
    else {
      document.addEventListener('input', arm);
      document.addEventListener('focusout', disarm);
    }
    return () => {
      disarm();
      document.removeEventListener('input', arm);
      document.removeEventListener('focusout', disarm);
    };
  }, [isTabArmed, scope]);

  return (
    <LeaveGuardDialog
      isOpen={blocked !== null}
      onStay={() => {
        cancelled();
        setBlocked(null);
      }}
      onLeave={() => {
        discard();
        unblock.current();
        setBlocked(null);
        blocked?.retry();
      }}
    />
  );
});
