import { getCustomers, saveCustomer, type CustomerRecord } from '../contract/calls/customers';
import { readQuietly } from '../kernel/save';
import { declareRows } from '../kernel/save/rows';
import { makeCall } from '../kernel/http';
import { customerFields } from './customer-fields';
import { t } from './text.en';

export const customers = declareRows<CustomerRecord>({
  name: saveCustomer.name,
  key: 'customers',
  subject: (name) => t('customerSubject', { name }),
  fields: customerFields,
  idOf: ({ customer_id }) => customer_id,
  titleOf: ({ name }) => name,
  read: async () => (await readQuietly(getCustomers, {})).body,
  save: (payload) => makeCall(saveCustomer, { payload }),
});
