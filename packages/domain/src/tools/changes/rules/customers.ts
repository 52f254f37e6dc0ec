import type { saveCustomer } from '../../../contract/calls/customers';
import { pages } from '../../../shell/pages';
import { customerFields } from '../../../resources/customer-fields';
import { writeQuery } from '../../../kernel/page/query-string';
import { rowOf, ruleOf } from './rule';

export const customerSaved = ruleOf<typeof saveCustomer>(({ payload: after }, known) => {
  const id = after.customer_id;
  const before = known.customers.find(({ customer_id }) => customer_id === id) ?? null;
  const name = after.name || id;
  return {
    kind: 'customers',
    action: 'changed',
    rows: rowOf(
      { fields: customerFields, action: 'changed', before, after },
      { noun: 'customer', name, href: `${pages.customers.path}${writeQuery('', { search: name })}` },
      { part: 'customer', id },
    ),
    known: {
      ...known,
      customers: known.customers.map((one) => (one.customer_id === id ? after : one)),
    },
  };
});
