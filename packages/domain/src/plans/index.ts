export { $inviteProblem, inviteRetried, usedInviteKey } from './invite';
export { page, type PlansParams } from './page';
export {
  $canPurchase,
  $choices,
  $hasLoadFailed,
  $isLoading,
  $unreadable,
  $isPurchasing,
  $purchaseError,
  $total,
  messages,
  monitorToggled,
  purchaseRequested,
  reloadRequested,
  toolboxToggled,
} from './plans';
export { type PlanChoice, type PlanChoices } from './selection';
