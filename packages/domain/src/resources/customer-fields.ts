import type { CustomerProduct } from '../contract/calls/customers';
import { renewalDay, type RenewalValue } from './renewal';
import type { Field } from '../kernel/save';
import { labelled } from './fields';
import { t } from './fields/text.en';

/** A product's id as text, since the server sends the same id as a number or as text. */
export const productKey = (product: CustomerProduct): string =>
  String(typeof product === 'object' ? product.id : product);

export const customerFields: readonly Field[] = [
  labelled('next_renewal', 'nextRenewal', {
    textOf: (value) => renewalDay(value as RenewalValue) ?? t('none'),
  }),
  labelled('products', 'products', {
    kind: 'set',
    idOf: (item) => productKey(item as CustomerProduct),
    nameOf: (item) => {
      const product = item as CustomerProduct;
      return (typeof product === 'object' && product.name) || productKey(product);
    },
  }),
];
