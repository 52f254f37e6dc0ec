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
 * Asks before a page with unsaved changes is left, inside the product and out of it. The way out
 * after a logout is not asked about: it was, or it cannot be helped.
 *
 * @param onLeave gives up what is unsaved.
 * @param isUnfinished something is about to be saved by itself: it survives a way inside the product,
 * and closing the tab is asked about.
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
  // Asked of the scope, not of the last render: a save that succeeds and leads to another page does
  // both before React draws again.
  const blocker = useBlocker(
    isArmed,
    (from, to) => from.pathname !== to.pathname && (scope?.getState($isArmed) ?? false),
  );

  useEffect(() => {
    if (!isTabArmed) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
