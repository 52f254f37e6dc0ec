import type { CustomerProduct, CustomerRecord, saveCustomer } from '../../contract/calls/customers';
import { pages } from '../../pages';
import { writeQuery } from '../../shared/query-string';
import { changeOf, undoValues, withUnknownBefore, type Field } from '../fields';
import { ruleOf } from './rule';

const nameOf = (product: CustomerProduct): string =>
  typeof product === 'object' ? product.name || String(product.id) : String(product);

const customerFields: readonly Field<CustomerRecord>[] = [
  { key: 'next_renewal', label: 'Next Renewal' },
  { key: 'products', label: 'Products' },
];

export const customerSaved = ruleOf<typeof saveCustomer>(({ payload: after }, known) => {
  const before = known.customers.find(({ customer_id }) => customer_id === after.customer_id) ?? null;
  const found = [
    changeOf('Next Renewal', before?.next_renewal, after.next_renewal),
    changeOf('Products', before?.products?.map(nameOf), after.products?.map(nameOf)),
  ].filter((change) => change !== null);
  const changes = before === null ? withUnknownBefore(found) : found;
  return {
    kind: 'customers',
    action: 'changed',
    rows:
      changes.length === 0
        ? []
        : [
            {
              noun: 'customer',
              name: after.name || after.customer_id,
              href: `${pages.customers.path}${writeQuery('', { search: after.name || after.customer_id })}`,
              changes,
              undo:
                before === null
                  ? null
                  : { part: 'customer', id: after.customer_id, ...undoValues(customerFields, before, after) },
            },
          ],
    known: {
      ...known,
      customers: known.customers.map((one) => (one.customer_id === after.customer_id ? after : one)),
    },
  };
});
