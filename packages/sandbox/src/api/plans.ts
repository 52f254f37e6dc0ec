import {
  createPaymentLink,
  getPlanProducts,
  openBillingPortal,
  type PlanProduct,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse } from '../endpoint.ts';
import { plans, purchaseLabels } from '../seed/products.ts';
import type { Account, Payment, Backend } from '../backend.ts';

const labels = (ids: readonly string[]): string[] => ids.map((id) => purchaseLabels[id] ?? id);

/** Confirms a payment and adds its purchases to the account. */
export function confirmPayment(backend: Backend, payment: Payment): void {
  const account = backend.accounts.get(payment.accountId);
  if (account === undefined || payment.confirmed) return;
  payment.confirmed = true;
  account.paid = true;
  account.purchases = {
    ...(payment.monitors.length > 0 ? { monitor: labels(payment.monitors) } : {}),
    ...(payment.toolboxes.length > 0 || payment.monitors.length > 0
      ? { toolbox: [...new Set(['basic toolbox', ...labels(payment.toolboxes)])] }
      : {}),
  };
}

/** Confirms an account's payments that are older than the delay; `null` confirms none. */
export function confirmPayments(backend: Backend, account: Account, delayMs: number | null): void {
  if (delayMs === null) return;
  for (const payment of backend.payments.values()) {
    const isDue = payment.paidAt !== null && backend.now() - payment.paidAt >= delayMs;
    if (isDue && payment.accountId === account.plan.id) confirmPayment(backend, payment);
  }
}

const areSold = (ids: readonly (string | number)[], products: readonly PlanProduct[]): boolean =>
  ids.every((id) => products.some((product) => product.id === id));

/** Endpoints of products, payment links and the billing portal (specification 2.13 and 7). */
export const plansApi: readonly Endpoint[] = [
  endpoint(getPlanProducts, () => ok(plans)),

  endpoint(createPaymentLink, ({ account, payload, backend, origin, appOrigin }) => {
    const { toolboxes, monitors } = payload;
    if (toolboxes.length + monitors.length === 0) return refuse(400, 'Nothing was chosen.');
    if (!areSold(toolboxes, plans.toolbox) || !areSold(monitors, plans.monitor)) {
      return refuse(400, 'A product is not sold.');
    }
    const id = backend.issue('payment');
    backend.payments.set(id, {
      id,
      accountId: account.plan.id,
      appOrigin,
      toolboxes: toolboxes.map(String),
      monitors: monitors.map(String),
      paidAt: null,
      confirmed: false,
    });
    return ok({ payment_link: `${origin}/sandbox/pay/${id}` });
  }),

  endpoint(openBillingPortal, ({ account, origin, appOrigin }) =>
    ok({
      error: false,
      url: `${origin}/sandbox/portal/${account.plan.id}?app=${encodeURIComponent(appOrigin)}`,
    }),
  ),
];
