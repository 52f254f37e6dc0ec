import { LeaveGuardDialog } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { combine } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from '../router/useBlocker';

const unlessLeaving = (isUnsaved: boolean, isLeaving: boolean): boolean => isUnsaved && !isLeaving;
const $isArmed = combine(shared.$unsaved, session.$isLeaving, unlessLeaving);
const $isTabArmed = combine(shared.$isUnsavedOrUnfinished, session.$isLeaving, unlessLeaving);

/**
 * Asks for confirmation before a page with unsaved changes is left or the tab is closed. Does not ask again after a
 * logout.
 */
export function LeaveGuard(): ReactNode {
  const { isArmed, isTabArmed, discard, cancelled } = useUnit({
    isArmed: $isArmed,
    isTabArmed: $isTabArmed,
    discard: shared.unsavedDiscarded,
    cancelled: shared.leaveCancelled,
  });
  const scope = useProvidedScope();
  // Read from the scope, because a successful save may navigate before React renders again.
  const blocker = useBlocker(
    isArmed,
    (from, to) => from.pathname !== to.pathname && (scope?.getState($isArmed) ?? false),
  );

  useEffect(() => {
    if (!isTabArmed) return undefined;
    // Read from the scope: a logout in another tab leaves before React renders again.
    const preventUnload = (event: BeforeUnloadEvent): void => {
      if (scope?.getState($isTabArmed) === true) event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isTabArmed, scope]);

  return (
    <LeaveGuardDialog
      isOpen={blocker.isBlocked}
      onStay={() => {
        cancelled();
        blocker.reset();
      }}
      onLeave={() => {
        discard();
        blocker.proceed();
      }}
    />
  );
}
