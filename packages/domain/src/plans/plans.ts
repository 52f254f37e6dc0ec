import { combine, createEvent, createStore, sample } from 'effector';
import { createExternalRedirect } from '../shared/external-redirect';
import { logFx } from '../shared/browser';
import {
  createCall,
  describeFailure,
  unreadableIn,
  type AnswerOf,
  type EntityId,
  type LocatedRow,
  type PayloadOf,
} from '../shared/http';
import { createPaymentLink, getPlanProducts, type PlanProducts } from './contract';
import { productsRequested } from './invite';
import { page } from './page';
import {
  basicToolboxOf,
  canPurchase,
  choicesOf,
  nothingSelected,
  onlySold,
  payloadOf,
  toggleMonitor,
  toggleToolbox,
  totalOf,
  type Selection,
} from './selection';

/** Shown beside the button; the specification only logs the failure (section 8). */
export const messages = {
  purchaseFailed: 'The payment page could not be opened. Please try again.',
} as const;

export const reloadRequested = createEvent();
export const toolboxToggled = createEvent<EntityId>();
export const monitorToggled = createEvent<EntityId>();
export const purchaseRequested = createEvent();

const load = page.scoped(createCall(getPlanProducts));

sample({ clock: [productsRequested, reloadRequested], fn: () => ({}), target: load.runFx });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });

const $products = createStore<PlanProducts | null>(null).on(load.done, (_, { result }) => result.body);

export const $unreadable = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);

export const $hasLoadFailed = createStore(false)
  .on(load.failed, () => true)
  .on([load.done, load.runFx, page.started], () => false);
/** Whether an invite is being validated or the products are loading. */
export const $isLoading = combine(
  $products,
  $hasLoadFailed,
  (products, hasFailed) => products === null && !hasFailed,
);

const $basic = $products.map((products) => (products === null ? null : basicToolboxOf(products)));
const $selection = createStore<Selection>(nothingSelected);

sample({
  clock: toolboxToggled,
  source: { selection: $selection, basic: $basic },
  fn: ({ selection, basic }, id) => toggleToolbox(selection, id, basic),
  target: $selection,
});
sample({
  clock: monitorToggled,
  source: { selection: $selection, basic: $basic },
  fn: ({ selection, basic }, id) => toggleMonitor(selection, id, basic),
  target: $selection,
});
$selection.on(load.done, (selection, { result }) => onlySold(selection, result.body));

export const $choices = combine($products, $selection, (products, selection) =>
  choicesOf(products ?? { toolbox: [], monitor: [] }, selection),
);
/** EUR per month. */
export const $total = $choices.map(totalOf);
export const $canPurchase = $selection.map(canPurchase);

const purchase = createExternalRedirect<
  PayloadOf<typeof createPaymentLink>,
  AnswerOf<typeof createPaymentLink>
>({
  name: createPaymentLink.name,
  page,
  ask: createCall(createPaymentLink),
  urlOf: ({ body }) => body.payment_link,
});

sample({
  clock: purchaseRequested,
  source: { choices: $choices, canPurchase: $canPurchase },
  filter: (state) => state.canPurchase,
  fn: ({ choices }) => payloadOf(choices),
  target: purchase.requested,
});

export const $isPurchasing = purchase.$isBusy;
export const $purchaseError = purchase.$hasFailed.map((hasFailed) =>
  hasFailed ? messages.purchaseFailed : null,
);
