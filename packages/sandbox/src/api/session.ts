import { checkOAuth, getCustomerInfo, logout, signIn, type CustomerInfo } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, saved } from '../endpoint.ts';
import { openSession } from '../sessions.ts';
import type { Account } from '../backend.ts';
import { advanceSetUp } from './onboarding.ts';
import { confirmPayments } from './plans.ts';

function infoOf(account: Account): CustomerInfo {
  const workspace = account.workspace?.() ?? null;
  return {
    paid: account.paid,
    bot_pending: workspace?.pending ?? account.setUp !== null,
    has_bot: workspace !== null || account.setUp !== null,
    developer: account.plan.developer,
    bot_data: workspace === null ? null : { ...workspace.bot },
    customer_data: workspace?.customer ?? {},
  };
}

const failedSignIn = (message: string) => ok({ error: true, message, data: {} });

/** Endpoints of customer info, sign-in and logout (specification 4.1 and 7). */
export const sessionApi: readonly Endpoint[] = [
  endpoint(getCustomerInfo, ({ account, backend, paymentDelayMs }) => {
    confirmPayments(backend, account, paymentDelayMs);
    advanceSetUp(backend, account);
    return ok(infoOf(account));
  }),

  endpoint(signIn, ({ payload, backend, account: signedIn }) => {
    const code = backend.codes.get(payload.code);
    backend.codes.delete(payload.code);
    if (code === undefined || code.expires <= backend.now())
      return failedSignIn('The code is not valid any more.');
    if (code.state !== payload.app_id) return failedSignIn('The state is not the one that was given out.');
    const owner = [...backend.accounts.values()].find(({ plan }) => plan.appId === code.state);
    const account = code.accountId === null ? (signedIn ?? owner) : backend.accounts.get(code.accountId);
    if (account === undefined) return failedSignIn('Nobody signed in with this code.');
    if (code.type === 'commands') account.authorized = true;
    const { token, name, image } = openSession(backend, account);
    return ok({ error: false, data: { JWT: token, type: code.type, name, image } });
  }),

  endpoint(checkOAuth, ({ account }) =>
    account.authorized ? saved : ({ status: 206, body: undefined } as const),
  ),

  endpoint(logout, ({ token, backend }) => {
    if (token !== null) backend.sessions.delete(token);
    return saved;
  }),
];
