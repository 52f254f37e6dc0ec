import {
  getCustomers,
  saveCustomer,
  type CustomerProduct,
  type CustomerRecord,
} from '../contract/calls/customers';
import { readQuietly } from '../kernel/save';
import { declareRows } from '../kernel/save/rows';
import { makeCall } from '../kernel/http';
import { labelled } from './fields';
import { t as fieldText } from './fields/text.en';
import { renewalDay, type RenewalValue } from './renewal';
import { t } from './text.en';

/** A product's id as text, since the server sends the same id as a number or as text. */
export const productKey = (product: CustomerProduct): string =>
  String(typeof product === 'object' ? product.id : product);

export const customers = declareRows<CustomerRecord>({
  name: saveCustomer.name,
  key: 'customers',
  subject: (name) => t('customerSubject', { name }),
  fields: [
    labelled('next_renewal', 'nextRenewal', {
      textOf: (value) => renewalDay(value as RenewalValue) ?? fieldText('none'),
    }),
    labelled('products', 'products', {
      kind: 'set',
      idOf: (item) => productKey(item as CustomerProduct),
      nameOf: (item) => {
        const product = item as CustomerProduct;
        return (typeof product === 'object' && product.name) || productKey(product);
      },
    }),
  ],
  idOf: ({ customer_id }) => customer_id,
  titleOf: ({ name }) => name,
  read: async () => (await readQuietly(getCustomers, {})).body,
  save: (payload) => makeCall(saveCustomer, { payload }),
});
