import { LeaveGuardDialog } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/session';
import * as shared from '@dropdeck/domain/shared';
import { combine } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { memo, useEffect, type ReactNode } from 'react';
import { useBlocker } from '../router/useBlocker';

const $isArmed = combine(
  shared.$unsaved,
  session.$isLeaving,
  (isUnsaved, isLeaving) => isUnsaved && !isLeaving,
);

/**
 * Asks for confirmation before a page with unsaved changes is left or the tab is closed. Does not ask again after a
 * logout.
 *
 * @param onLeave discards the unsaved changes.
 * @param isUnfinished an automatic save is pending. It survives navigations in the app, so only closing the tab
 * needs a confirmation.
 */
export const LeaveGuard = memo(function LeaveGuard({
  onLeave,
  isUnfinished = false,
}: {
  onLeave: () => void;
  isUnfinished?: boolean;
}): ReactNode {
  const { isArmed, isLeaving } = useUnit({ isArmed: $isArmed, isLeaving: session.$isLeaving });
  const isTabArmed = isArmed || (isUnfinished && !isLeaving);
  const scope = useProvidedScope();
  // Read from the scope, because a successful save may navigate before React renders again.
  const blocker = useBlocker(
    isArmed,
    (from, to) => from.pathname !== to.pathname && (scope?.getState($isArmed) ?? false),
  );

  useEffect(() => {
    if (!isTabArmed) return undefined;
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isTabArmed]);

  return (
    <LeaveGuardDialog
      isOpen={blocker.isBlocked}
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
});
