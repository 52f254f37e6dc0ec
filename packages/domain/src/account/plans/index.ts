import * as plans from './plans';
import { logoutRequested } from '../session/logout';
import { $isLeaving } from '../../kernel/http';
import { $user } from '../session/state';
import { $inviteProblem, inviteRetried } from './invite';

/** The page on which plans are chosen. */
export const screen = {
  view: {
    toolboxes: plans.$choices.map(({ toolboxes }) => toolboxes),
    monitors: plans.$choices.map(({ monitors }) => monitors),
    total: plans.$total,
    canPurchase: plans.$canPurchase,
    isPurchasing: plans.$isPurchasing,
    error: plans.$purchaseError,
    status: plans.$status,
    unreadable: plans.$unreadable,
    inviteProblem: $inviteProblem,
    userName: $user.map(({ name }) => name),
    isLoggingOut: $isLeaving,
  },
  events: {
    onToolboxToggle: plans.toolboxToggled,
    onMonitorToggle: plans.monitorToggled,
    onPurchase: plans.purchaseRequested,
    onRetry: plans.reloadRequested,
    onInviteRetry: inviteRetried,
    onLogout: logoutRequested,
  },
} as const;

export { page } from './page';
