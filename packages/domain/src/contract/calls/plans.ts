import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { optionalRows, rows } from '../wire/lists';
import { entityId, lineText, number, optionalFlag, row, text } from '../wire/schemas';

/** A product of the plan screen; `price.unit_amount` is EUR per month, not cents (specification 3). */
const planProduct = row({
  id: entityId,
  name: text,
  popular: optionalFlag,
  features: optionalRows(lineText),
  price: row({ unit_amount: number }),
});
export type PlanProduct = z.infer<typeof planProduct>;

/** The products of the plan screen (specification 2.13). */
const planProducts = z.looseObject({
  toolbox: rows(planProduct, 'id'),
  monitor: rows(planProduct, 'id'),
});
export type PlanProducts = z.infer<typeof planProducts>;

/** GET /v1/stripe/products: the products for sale. */
export const getPlanProducts = declareCall({
  name: 'plans.getPlanProducts',
  endpoint: 'GET /v1/stripe/products',
  access: 'session',
  answers: { 200: planProducts },
});

/** POST /v1/stripe/link: the payment URL for the selected ids. */
export const createPaymentLink = declareCall({
  name: 'plans.createPaymentLink',
  endpoint: 'POST /v1/stripe/link',
  access: 'session',
  payload: z.object({ toolboxes: z.array(entityId), monitors: z.array(entityId) }),
  answers: { 200: z.looseObject({ payment_link: z.string() }) },
});
