import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { answerRows, optionalRows } from '../shared/http/lists';
import { asSent } from '../shared/http/sent';
import { entityId, optionalScalar, optionalText, row, text, textId } from '../shared/http/schemas';

/** What a customer has: the product itself, or no more than its id. */
export const customerProduct = z.union([
  row({ id: entityId, name: optionalText, type: optionalText }),
  entityId,
]);
export type CustomerProduct = z.infer<typeof customerProduct>;

/**
 * A customer as a developer sees them (specification 3). The object goes back
 * whole when it is saved, keys that are not named here included.
 */
export const customerRecord = row({
  customer_id: textId,
  name: text,
  image_url: optionalText,
  next_renewal: optionalScalar,
  products: optionalRows(customerProduct),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** GET /v1/customers: all customers, for developers. */
export const getCustomers = declareCall({
  name: 'customers.getCustomers',
  method: 'GET',
  path: '/v1/customers',
  answers: { 200: answerRows(customerRecord, 'customer_id') },
});

/** PUT /v1/customers: one customer, whole (specification 7). */
export const saveCustomer = declareCall({
  name: 'customers.saveCustomer',
  method: 'PUT',
  path: '/v1/customers',
  payload: asSent(customerRecord),
  answers: { 200: 'ignored' },
});
