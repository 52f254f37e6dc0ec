export { $inviteProblem, inviteRetried, usedInviteKey } from './invite';
export { page, type PlansParams } from './page';
export {
  $canPurchase,
  $choices,
  $hasLoadFailed,
  $isLoading,
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
