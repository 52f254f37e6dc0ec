import { getCustomers, saveCustomer, type CustomerRecord } from '../contract/calls/customers';
import { QUIET_READ_MS, type Resource } from '../kernel/save';
import { createCall } from '../kernel/http';
import { customerFields } from './customer-fields';

const readFx = createCall({ ...getCustomers, timeoutMs: QUIET_READ_MS });
const saveFx = createCall(saveCustomer);

export const customers: Resource<CustomerRecord, readonly CustomerRecord[]> = {
  name: saveCustomer.name,
  keyOf: () => 'customers',
  read: async () => (await readFx({})).body,
  find: (all, { base }) => all.find((one) => one.customer_id === base.customer_id) ?? null,
  fieldsOf: () => customerFields,
  subjectOf: ({ base }) => `the customer “${base.name}”`,
  save: (payload) => saveFx({ payload }),
};
