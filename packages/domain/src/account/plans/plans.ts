import { combine, createEvent, sample } from 'effector';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { callOf, createCall, type AnswerOf, type EntityId, type PayloadOf } from '../../kernel/http';
import { createLoad } from '../../kernel/page/load';
import { createStored } from '../../kernel/page/stored';
import { planKey } from '../session';
import { createPaymentLink, getPlanProducts, type PlanProducts } from '../../contract/calls/plans';
import { productsRequested } from './invite';
import { page } from './page';
import {
  basicToolboxOf,
  canPurchase,
  choicesOf,
  nothingSelected,
  onlySold,
  payloadOf,
  readSelection,
  toggleMonitor,
  toggleToolbox,
  totalOf,
  writeSelection,
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
/** `idle` while an invite is being validated. */
export const { $status, $unreadable, reload: reloadRequested } = query;

const $basic = $products.map((products) => (products === null ? null : basicToolboxOf(products)));
/** Kept in this tab until it is paid: Back from the payment page finds it. */
const stored = createStored({
  key: planKey,
  initial: nothingSelected,
  clock: page.started,
  read: readSelection,
  write: writeSelection,
});
const $selection = combine(stored.$value, $products, (selection, products) =>
  products === null ? nothingSelected : onlySold(selection, products),
);

sample({
  clock: toolboxToggled,
  source: { selection: $selection, basic: $basic },
  fn: ({ selection, basic }, id) => toggleToolbox(selection, id, basic),
  target: stored.changed,
});
sample({
  clock: monitorToggled,
  source: { selection: $selection, basic: $basic },
  fn: ({ selection, basic }, id) => toggleMonitor(selection, id, basic),
  target: stored.changed,
});

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
export const $purchaseError = purchase.$problem.map((problem) =>
  problem === null ? null : t('purchaseFailed'),
);
