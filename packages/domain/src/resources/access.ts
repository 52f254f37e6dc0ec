import {
  getMonitorCustomers,
  saveMonitorCustomers,
  type AccessCustomer,
} from '../contract/calls/monitor-detail';
import { wireId, withWireOf } from '../contract/wire/wire';
import { readQuietly, type Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import type { MonitorTarget } from './monitor';
import { accessFields } from './fields';
import { t } from './text.en';

/** Who can see a monitor. */
export interface Access {
  readonly ids: readonly string[];
  /** Everyone who could; needed for the ids as the server sent them. */
  readonly customers: readonly AccessCustomer[];
}

export interface KnownAccess extends Access {
  readonly uuid: string;
}

/** The customers who can see a monitor, written together. */
export const access: Resource<Access, KnownAccess, MonitorTarget> = {
  name: saveMonitorCustomers.name,
  keyOf: ({ uuid }) => `access/${uuid}`,
  read: async ({ uuid }) => {
    const { all, filtered } = (await readQuietly(getMonitorCustomers, { parameters: { uuid } })).body;
    return { uuid, ids: filtered ?? [], customers: all };
  },
  find: (known, { uuid }) => (known.uuid === uuid ? known : null),
  fieldsOf: () => accessFields,
  subjectOf: ({ name }) => (name === undefined ? t('thisAccessSubject') : t('accessSubject', { name })),
  withWire: ({ ids, customers }, current) => ({
    customers,
    ids: withWireOf(ids, current.ids, (id) => {
      const customer = customers.find(({ customer_id }) => customer_id === id);
      return customer === undefined ? id : wireId(customer, 'customer_id');
    }),
  }),
  save: ({ ids }, { uuid }) =>
    makeCall(saveMonitorCustomers, { parameters: { uuid }, payload: { customerIds: ids } }),
};
