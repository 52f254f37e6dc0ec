export { $inviteProblem, inviteRetried } from './invite';
export { page } from './page';
export {
  $canPurchase,
  $choices,
  $isPurchasing,
  $purchaseError,
  $status,
  $total,
  $unreadable,
  monitorToggled,
  purchaseRequested,
  reloadRequested,
  toolboxToggled,
} from './plans';
