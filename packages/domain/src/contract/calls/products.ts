import type * as z from 'zod/mini';
import { declareCall } from '../declare';
import { answerRows } from '../wire/lists';
import { entityId, optionalText, row, text } from '../wire/schemas';

/** A product for sale; `type` is `monitor` or `toolbox` (specification 3). */
export const product = row({ id: entityId, name: text, type: optionalText });
export type Product = z.infer<typeof product>;

/** GET /v1/products: all products, for the customers screen's checklist. */
export const getProducts = declareCall({
  name: 'products.getProducts',
  endpoint: 'GET /v1/products',
  access: 'developer',
  answers: { 200: answerRows(product, 'id') },
});

/** GET /v1/products?type=monitor: the products of monitors. */
export const getMonitorProducts = declareCall({
  name: 'products.getMonitorProducts',
  endpoint: 'GET /v1/products?type=monitor',
  access: 'developer',
  answers: { 200: answerRows(product, 'id') },
});
