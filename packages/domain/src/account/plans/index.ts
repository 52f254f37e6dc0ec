export { $inviteProblem, inviteRetried, usedInviteKey } from './invite';
export { page, type PlansParams } from './page';
export {
  $canPurchase,
  $choices,
  $isPurchasing,
  $purchaseError,
  $status,
  $total,
  $unreadable,
  messages,
  monitorToggled,
  purchaseRequested,
  reloadRequested,
  toolboxToggled,
} from './plans';
export { type PlanChoice, type PlanChoices } from './selection';
