import { combine, createEvent, sample } from 'effector';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { callOf, type EntityId } from '../../kernel/http';
import { createLoad } from '../../kernel/page/load';
import { createStored } from '../../kernel/page/stored';
import { $isLeaving, $user, logoutRequested, planKey } from '../session';
import { createPaymentLink, getPlanProducts, type PlanProducts } from '../../contract/calls/plans';
import { $inviteProblem, inviteRetried, page, productsRequested } from './invite';
import {
  basicToolboxOf,
  canPurchase,
  choicesOf,
  nothingSelected,
  onlySold,
  payloadOf,
  selectionSchema,
  toggleMonitor,
  toggleToolbox,
  totalOf,
  type Selection,
} from './selection';
import { t } from './text.en';

export const toolboxToggled = createEvent<EntityId>();
export const monitorToggled = createEvent<EntityId>();
export const purchaseRequested = createEvent();

const read = callOf(getPlanProducts);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): PlanProducts | null => body,
  initial: null,
});
sample({ clock: productsRequested, fn: () => ({}), target: query.start });

const $products = query.$data;
/** Kept in this tab until it is paid: Back from the payment page finds it. */
const stored = createStored<Selection>({
  key: planKey,
  initial: nothingSelected,
  clock: page.started,
  schema: selectionSchema,
});
const $selection = combine(stored.$value, $products, (selection, products) =>
  products === null ? nothingSelected : onlySold(selection, products),
);

sample({
  clock: [
    toolboxToggled.map((id) => ({ id, toggle: toggleToolbox })),
    monitorToggled.map((id) => ({ id, toggle: toggleMonitor })),
  ],
  source: { selection: $selection, products: $products },
  fn: ({ selection, products }, { id, toggle }) =>
    toggle(selection, id, products && basicToolboxOf(products)),
  target: stored.changed,
});

export const $choices = combine($products, $selection, (products, selection) =>
  choicesOf(products ?? { toolbox: [], monitor: [] }, selection),
);
/** EUR per month. */
export const $total = $choices.map(totalOf);
export const $canPurchase = $selection.map(canPurchase);

const ask = callOf(createPaymentLink);
const purchase = createExternalRedirect({
  name: createPaymentLink.name,
  page,
  ask,
  urlOf: ({ body }) => body.payment_link,
});

sample({
  clock: purchaseRequested,
  source: { choices: $choices, canPurchase: $canPurchase },
  filter: (state) => state.canPurchase,
  fn: ({ choices }) => payloadOf(choices),
  target: purchase.requested,
});

/** The page on which plans are chosen. */
export const screen = {
  view: {
    toolboxes: $choices.map(({ toolboxes }) => toolboxes),
    monitors: $choices.map(({ monitors }) => monitors),
    total: $total,
    canPurchase: $canPurchase,
    isPurchasing: purchase.$isBusy,
    error: purchase.$problem.map((problem) => (problem === null ? null : t('purchaseFailed'))),
    /** `idle` while an invite is being validated. */
    status: query.$status,
    unreadable: query.$unreadable,
    inviteProblem: $inviteProblem,
    userName: $user.map(({ name }) => name),
    isLoggingOut: $isLeaving,
  },
  events: {
    onToolboxToggle: toolboxToggled,
    onMonitorToggle: monitorToggled,
    onPurchase: purchaseRequested,
    onRetry: query.reload,
    onInviteRetry: inviteRetried,
    onLogout: logoutRequested,
  },
} as const;

export { page };
