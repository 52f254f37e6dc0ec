import {
  getMonitorCustomers,
  saveMonitorCustomers,
  type AccessCustomer,
} from '../contract/calls/monitor-detail';
import { wireId, withWireOf } from '../contract/wire/wire';
import { QUIET_READ_MS, type Resource } from '../kernel/save';
import { createCall } from '../kernel/http';
import type { MonitorTarget } from './monitor';
import { accessFields } from './fields';

/** Who can see a monitor. */
export interface Access {
  readonly ids: readonly string[];
  /** Everyone who could; needed for the ids as the server sent them. */
  readonly customers: readonly AccessCustomer[];
}

export interface KnownAccess extends Access {
  readonly uuid: string;
}

const readFx = createCall({ ...getMonitorCustomers, timeoutMs: QUIET_READ_MS });
const saveFx = createCall(saveMonitorCustomers);

/** The customers who can see a monitor, written together. */
export const access: Resource<Access, KnownAccess, MonitorTarget> = {
  name: saveMonitorCustomers.name,
  keyOf: ({ uuid }) => `access/${uuid}`,
  read: async ({ uuid }) => {
    const { all, filtered } = (await readFx({ parameters: { uuid } })).body;
    return { uuid, ids: filtered ?? [], customers: all };
  },
  find: (known, { uuid }) => (known.uuid === uuid ? known : null),
  fieldsOf: () => accessFields,
  subjectOf: ({ name = 'this monitor' }) => `who can see ${name}`,
  withWire: ({ ids, customers }, current) => ({
    customers,
    ids: withWireOf(ids, current.ids, (id) => {
      const customer = customers.find(({ customer_id }) => customer_id === id);
      return customer === undefined ? id : wireId(customer, 'customer_id');
    }),
  }),
  save: ({ ids }, { uuid }) => saveFx({ parameters: { uuid }, payload: { customerIds: ids } }),
};
