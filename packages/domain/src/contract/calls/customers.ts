import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { answerRows, optionalRows } from '../wire/lists';
import { sentValue } from '../wire/wire';
import { entityId, optionalScalar, optionalText, row, text, textId } from '../wire/schemas';

/** A product of a customer: the whole product or only its id. */
export const customerProduct = z.union([
  row({ id: entityId, name: optionalText, type: optionalText }),
  entityId,
]);
export type CustomerProduct = z.infer<typeof customerProduct>;

/** A customer as developers see them (specification 3). A save sends the whole object, unknown keys included. */
const customerRecord = row({
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
  endpoint: 'GET /v1/customers',
  access: 'developer',
  answers: { 200: answerRows(customerRecord, 'customer_id') },
});

/** PUT /v1/customers: saves one whole customer (specification 7). */
export const saveCustomer = declareCall({
  name: 'customers.saveCustomer',
  endpoint: 'PUT /v1/customers',
  access: 'developer',
  payload: sentValue(customerRecord),
});
