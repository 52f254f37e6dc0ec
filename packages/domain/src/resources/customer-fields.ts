import type { CustomerProduct } from '../contract/calls/customers';
import { renewalDay, type RenewalValue } from './renewal';
import type { Field } from '../kernel/save';

/** A product's id as text, since the server sends the same id as a number or as text. */
export const productKey = (product: CustomerProduct): string =>
  String(typeof product === 'object' ? product.id : product);

export const customerFields: readonly Field[] = [
  {
    key: 'next_renewal',
    label: 'Next Renewal',
    textOf: (value) => renewalDay(value as RenewalValue) ?? 'None',
  },
  {
    key: 'products',
    label: 'Products',
    kind: 'set',
    idOf: (item) => productKey(item as CustomerProduct),
    nameOf: (item) => {
      const product = item as CustomerProduct;
      return (typeof product === 'object' && product.name) || productKey(product);
    },
  },
];
