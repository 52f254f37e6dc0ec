import { createStore } from 'effector';
import {
  getCustomers,
  saveCustomer,
  type CustomerProduct,
  type CustomerRecord,
} from '../contract/calls/customers';
import { createGuardedWrite, QUIET_READ_MS, type Edit, type GuardedField } from '../shared/guard';
import { createCall } from '../shared/http';

const fields: readonly GuardedField[] = [
  { key: 'next_renewal', label: 'Next Renewal', kind: 'value' },
  {
    key: 'products',
    label: 'Products',
    kind: 'set',
    idOf: (item) => {
      const product = item as CustomerProduct;
      return String(typeof product === 'object' ? product.id : product);
    },
  },
];

const $known = createStore<readonly CustomerRecord[]>([]);
const readFx = createCall({ ...getCustomers, timeoutMs: QUIET_READ_MS });
const sendFx = createCall(saveCustomer);
const guard = createGuardedWrite<Edit<CustomerRecord>, readonly CustomerRecord[], CustomerRecord>({
  name: saveCustomer.name,
  resourceOf: () => 'customers.writes',
  $known,
  requiresRead: true,
  read: async () => (await readFx({})).body,
  currentOf: (customers, { base }) => customers.find((one) => one.customer_id === base.customer_id) ?? null,
  editOf: (edit) => edit,
  fieldsOf: () => fields,
  subjectOf: ({ base }) => `the customer “${base.name}”`,
  write: (_, payload) => sendFx({ payload }),
});
$known
  .on(guard.refreshed, (_, { known }) => known)
  .on(guard.writeFx.doneData, (customers, { value }) =>
    customers.map((one) => (one.customer_id === value.customer_id ? value : one)),
  );

/** Saves the renewal and the products of a customer, merged into the customer that the server has now. */
export const writeCustomerFx = guard.writeFx;
