import { located } from '../kernel/page/location';
import { allSettled } from 'effector';
import { onlineChanged } from '../kernel/ports';
import { createTestEnv, customer, type FakeServer } from '../kernel/testing';
import * as customers from './index';
import * as customersList from './list';
import * as customersManaging from './managing';
import * as customersRenewals from './renewals';
import * as customersView from './view';
import { flush } from '../kernel/testing/acts';

export { deferred, flush, toast } from '../kernel/testing/acts';

/**
 * Fixtures for tests of customers: one per state on 21 November 2026, and shortcuts for a developer's
 * actions.
 */

export const products = [
  { id: 1, name: 'Basic Toolbox', type: 'toolbox' },
  { id: 2, name: 'Release Calendar', type: 'toolbox' },
  { id: 5, name: 'Sneaker', type: 'monitor' },
  { id: 6, name: 'Alternative', type: 'monitor' },
];
const [basic, , sneaker] = products;

export const late = {
  customer_id: '900000000000000001',
  name: 'Sole Society',
  image_url: null,
  next_renewal: '2026-11-12',
  products: [basic, sneaker],
  joined_with: 'invite',
};
export const soon = { customer_id: '2', name: 'Lounge', next_renewal: '2026-11-28', products: [5, '1'] };
export const month = {
  customer_id: '3',
  name: 'Ärger & Co',
  next_renewal: '2026-12-21T10:00:00',
  products: [],
};
export const fine = { customer_id: '4', name: 'Night Owl', next_renewal: '2027-01-31', products: null };
export const bare = { customer_id: '5', name: 'Empty Handed', next_renewal: null };

export const CUSTOMERS = 'GET /v1/customers';
export const SAVE = 'PUT /v1/customers';
export const PRODUCTS = 'GET /v1/products';

export async function open(server: FakeServer = {}, query = '') {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
      [CUSTOMERS]: { status: 200, body: [fine, month, bare, soon, late] },
      [PRODUCTS]: { status: 200, body: products },
      [SAVE]: { status: 200 },
      ...server,
    },
  });
  void env.start('/customers');
  await flush();
  void allSettled(located, { scope: env.scope, params: { path: '/customers', query } });
  void allSettled(customers.page.opened, { scope: env.scope });
  await flush();
  return env;
}
export type TestEnv = Awaited<ReturnType<typeof open>>;

export const names = ({ scope }: TestEnv) => scope.getState(customersView.$shown).map(({ name }) => name);
export const renewalOf = ({ scope }: TestEnv, id: string) =>
  scope.getState(customersList.$customers).find((one) => one.customer_id === id)?.next_renewal;
export const saved = (env: TestEnv) => env.bodiesOf('customers.saveCustomer');

export async function extend({ scope }: TestEnv, id: string) {
  void allSettled(customersRenewals.extendRequested, { scope, params: id });
  await flush();
}
export async function commit({ scope }: TestEnv, id: string, day: string | null) {
  void allSettled(customersRenewals.renewalCommitted, { scope, params: { id, day, from: null } });
  await flush();
}
export const toggle = ({ scope }: TestEnv, id: string, key: string, isSelected: boolean): void =>
  void allSettled(customersManaging.productToggled, { scope, params: { id, key, isSelected } });
export async function saveProducts({ scope }: TestEnv, id: string) {
  void allSettled(customersManaging.productsSaveRequested, { scope, params: id });
  await flush();
}
/** Takes the browser offline and online again. */
export async function online({ scope }: TestEnv) {
  void allSettled(onlineChanged, { scope, params: false });
  void allSettled(onlineChanged, { scope, params: true });
  await flush();
}
