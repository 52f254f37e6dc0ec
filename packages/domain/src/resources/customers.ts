import { getCustomers, saveCustomer, type CustomerRecord } from '../contract/calls/customers';
import { readQuietly, type Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { customerFields } from './customer-fields';
import { t } from './text.en';

export const customers: Resource<CustomerRecord, readonly CustomerRecord[]> = {
  name: saveCustomer.name,
  keyOf: () => 'customers',
  objectOf: ({ base }) => `customers/${base.customer_id}`,
  read: async () => (await readQuietly(getCustomers, {})).body,
  find: (all, { base }) => all.find((one) => one.customer_id === base.customer_id) ?? null,
  fieldsOf: () => customerFields,
  subjectOf: ({ base }) => t('customerSubject', { name: base.name }),
  save: (payload) => makeCall(saveCustomer, { payload }),
};
