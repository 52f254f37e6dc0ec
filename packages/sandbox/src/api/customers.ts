import {
  getCustomers,
  getMonitorProducts,
  getProducts,
  saveCustomer,
  sendUpdate,
} from '@dropdeck/domain/contracts';
import { developerCall, ok, refuse, saved, type Endpoint } from '../endpoint.ts';

/** Endpoints for developers only: customers, products and updates (specification 6.2). */
export const customersApi: readonly Endpoint[] = [
  developerCall(getCustomers, ({ workspace }) => ok(workspace.customers())),

  developerCall(saveCustomer, ({ workspace, payload }) => {
    const customers = workspace.customers();
    const index = customers.findIndex(({ customer_id }) => customer_id === payload.customer_id);
    if (index < 0) return refuse(404, 'There is no such customer.');
    customers[index] = payload;
    return saved;
  }),

  developerCall(getProducts, ({ workspace }) => ok(workspace.products())),

  developerCall(getMonitorProducts, ({ workspace }) =>
    ok(workspace.products().filter(({ type }) => type === 'monitor')),
  ),

  developerCall(sendUpdate, ({ workspace, payload }) => {
    workspace.updates.push(payload);
    return saved;
  }),
];
