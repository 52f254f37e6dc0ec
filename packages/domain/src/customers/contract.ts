import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { entityId, optionalText } from '../shared/http/schemas';

/** What a customer has: the product itself, or no more than its id. */
export const customerProduct = z.union([
  z.looseObject({ id: entityId, name: optionalText, type: optionalText }),
  entityId,
]);
export type CustomerProduct = z.infer<typeof customerProduct>;

/**
 * A customer as a developer sees them (spec section 3, "Customer record"). The object goes back
 * whole when it is saved, keys that are not named here included.
 */
export const customerRecord = z.looseObject({
  customer_id: z.string(),
  name: z.string(),
  image_url: optionalText,
  next_renewal: z.nullish(z.union([z.string(), z.number()])),
  products: z.nullish(z.array(customerProduct)),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** GET /v1/customers: all customers, for developers. */
export const getCustomers = declareCall({
  name: 'customers.getCustomers',
  method: 'GET',
  path: '/v1/customers',
  answers: { 200: z.array(customerRecord) },
});

/** PUT /v1/customers: one customer, whole (spec section 7). */
export const saveCustomer = declareCall({
  name: 'customers.saveCustomer',
  method: 'PUT',
  path: '/v1/customers',
  payload: customerRecord,
  answers: { 200: 'ignored' },
});
