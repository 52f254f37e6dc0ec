import {
  getCustomers,
  getMonitorProducts,
  getProducts,
  saveCustomer,
  sendUpdate,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';

/** Endpoints for developers only: customers, products and updates (specification 6.2). */
export const customersApi: readonly Endpoint[] = [
  endpoint(getCustomers, ({ workspace }) => ok(workspace.customers())),

  endpoint(saveCustomer, ({ workspace, payload }) => {
    const customers = workspace.customers();
    const index = customers.findIndex(({ customer_id }) => customer_id === payload.customer_id);
    if (index < 0) return refuse(404, 'There is no such customer.');
    customers[index] = payload;
    return saved;
  }),

  endpoint(getProducts, ({ workspace }) => ok(workspace.products())),

  endpoint(getMonitorProducts, ({ workspace }) =>
    ok(workspace.products().filter(({ type }) => type === 'monitor')),
  ),

  endpoint(sendUpdate, ({ workspace, payload }) => {
    workspace.updates.push(payload);
    return saved;
  }),
];
