import { PlansScreen } from '@dropdeck/design-system';
import * as plans from '@dropdeck/domain/account/plans';
import * as session from '@dropdeck/domain/account/session';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../shell/usePage';

/** The plan screen, for a customer who has not paid, at every path. */
export default function PlansRoute(): ReactNode {
  const [query] = useSearchParams();
  const inviteKey = session.inviteKeyOf(query);
  usePage(
    plans.page,
    useMemo(() => ({ inviteKey }), [inviteKey]),
  );
  const state = useUnit({
    choices: plans.$choices,
    total: plans.$total,
    canPurchase: plans.$canPurchase,
    isPurchasing: plans.$isPurchasing,
    purchaseError: plans.$purchaseError,
    status: plans.$status,
    unreadable: plans.$unreadable,
    inviteProblem: plans.$inviteProblem,
    user: session.$user,
    isLeaving: session.$isLeaving,
  });
  const act = useUnit({
    toolboxToggled: plans.toolboxToggled,
    monitorToggled: plans.monitorToggled,
    purchase: plans.purchaseRequested,
    reload: plans.reloadRequested,
    retryInvite: plans.inviteRetried,
    logout: session.logoutRequested,
  });

  return (
    <PlansScreen
      toolboxes={state.choices.toolboxes}
      monitors={state.choices.monitors}
      total={state.total}
      canPurchase={state.canPurchase}
      isPurchasing={state.isPurchasing}
      purchaseError={state.purchaseError}
      status={state.status}
      unreadable={state.unreadable}
      inviteProblem={state.inviteProblem}
      userName={state.user.name}
      isLoggingOut={state.isLeaving}
      onToolboxToggle={act.toolboxToggled}
      onMonitorToggle={act.monitorToggled}
      onPurchase={() => act.purchase()}
      onRetry={() => act.reload()}
      onInviteRetry={() => act.retryInvite()}
      onLogout={() => act.logout()}
    />
  );
}
