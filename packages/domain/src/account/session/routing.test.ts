import { canonicalPath, matchPage, pages } from '../../shell/pages';
import { describe, expect, it } from 'vitest';
import { customer, unpaidCustomer } from '../../kernel/testing/fixtures';
import type { CustomerInfo } from '../../contract/calls/session';
import { resolveRoute, type Outcome } from './routing';
import type { SessionState } from './state';

const ready = (info: CustomerInfo): SessionState => ({ phase: 'ready', info });
const developer: CustomerInfo = { ...customer, developer: true };
const withoutMonitors: CustomerInfo = {
  ...customer,
  customer_data: { ...customer.customer_data, purchases: { toolbox: ['Basic Toolbox'] } },
};
const paidCustomer: CustomerInfo = { ...unpaidCustomer, paid: true };
const botPending: CustomerInfo = { ...paidCustomer, has_bot: true, bot_pending: true };
const botOnly: CustomerInfo = { ...paidCustomer, has_bot: true };
const withoutBot: CustomerInfo = { ...customer, has_bot: false, bot_data: null };

const every = Object.values(pages).map(({ path }) => path.replace(':uuid', 'a-uuid'));
const behindProfile = every.filter((path) => !['/callback', '/success', '/payment-error'].includes(path));
const open = behindProfile.filter((path) => path !== '/');

const pageAt = (path: string): Outcome => ({ show: 'page', page: matchPage(path)?.name ?? 'root' });
const at = (session: SessionState, paths: readonly string[]): Outcome[] =>
  paths.map((path) => resolveRoute(session, path));
const all = (paths: readonly string[], outcome: Outcome): Outcome[] => paths.map(() => outcome);

describe('before the customer info is known', () => {
  it('shows the loading screen while the session loads', () => {
    const paths = every.filter((path) => path !== '/callback');
    expect(at({ phase: 'starting' }, paths)).toEqual(all(paths, { show: 'loading' }));
    expect(at({ phase: 'loading' }, paths)).toEqual(all(paths, { show: 'loading' }));
  });

  it('redirects a browser without a token to the login address', () => {
    const paths = every.filter((path) => path !== '/callback');
    expect(at({ phase: 'signed-out' }, paths)).toEqual(all(paths, { leave: 'login' }));
  });

  it('shows the sign-in return page to everyone', () => {
    for (const phase of ['starting', 'signed-out', 'loading', 'offline'] as const) {
      expect(resolveRoute({ phase }, '/callback')).toEqual(pageAt('/callback'));
    }
    expect(resolveRoute(ready(customer), '/callback')).toEqual(pageAt('/callback'));
  });

  it('shows the offline screen while the browser is offline', () => {
    expect(resolveRoute({ phase: 'offline' }, '/settings')).toEqual({ show: 'offline' });
  });

  it('shows Not Found for an unknown path', () => {
    for (const session of [{ phase: 'signed-out' } as const, ready(customer), ready(unpaidCustomer)]) {
      expect(at(session, ['/nowhere', '/monitors/a/b', '/settings/x'])).toEqual(
        all(['', '', ''], { show: 'not-found' }),
      );
    }
  });
});

describe('customer with bot and profile', () => {
  it('is redirected from / to the settings', () => {
    expect(resolveRoute(ready(customer), '/')).toEqual({ redirect: '/settings' });
  });

  it('may open every route except the one for developers', () => {
    const paths = open.filter((path) => path !== '/customers');
    expect(at(ready(customer), paths)).toEqual(paths.map(pageAt));
    expect(resolveRoute(ready(customer), '/customers')).toEqual({ redirect: '/' });
  });

  it('may open every route as a developer', () => {
    expect(at(ready(developer), open)).toEqual(open.map(pageAt));
  });

  it('finds routes with a trailing slash', () => {
    expect(resolveRoute(ready(customer), '/monitors/')).toEqual(pageAt('/monitors'));
  });

  it('is redirected from the monitor screens to the settings without a monitor purchase', () => {
    const paths = ['/monitors', '/monitors/redirects', '/monitors/a-uuid'];
    expect(at(ready(withoutMonitors), paths)).toEqual(all(paths, { redirect: '/settings' }));
    expect(resolveRoute(ready(withoutMonitors), '/commands')).toEqual(pageAt('/commands'));
  });

  it.each<[string, Partial<CustomerInfo>]>([
    ['null', { bot_data: null }],
    ['empty', { bot_data: {} }],
    ['null, with has_bot false', { has_bot: false, bot_data: null }],
    ['null, with bot_pending left out', { bot_pending: undefined, bot_data: null }],
  ])('is redirected to the login address from every page if the bot data is %s', (_, change) => {
    expect(at(ready({ ...developer, ...change }), behindProfile)).toEqual(
      all(behindProfile, { leave: 'login' }),
    );
  });

  it('may open every page while the bot is pending, with or without bot data', () => {
    for (const bot_data of [customer.bot_data, {}, null]) {
      const pending: CustomerInfo = { ...developer, bot_pending: true, bot_data };
      expect(at(ready(pending), open)).toEqual(open.map(pageAt));
      expect(resolveRoute(ready(pending), '/')).toEqual({ redirect: '/settings' });
    }
  });
});

describe('customer without a profile', () => {
  it('sees the setup after paying, whatever the path', () => {
    expect(at(ready(paidCustomer), behindProfile)).toEqual(
      all(behindProfile, { show: 'onboarding', step: 'start' }),
    );
  });

  it('sees the plans before paying, whatever the path', () => {
    expect(at(ready(unpaidCustomer), behindProfile)).toEqual(all(behindProfile, { show: 'plans' }));
  });

  it('waits for the bot while it is being set up', () => {
    expect(resolveRoute(ready(botPending), '/settings')).toEqual({ show: 'onboarding', step: 'pending' });
  });

  it('waits for the profile if only the bot exists', () => {
    expect(resolveRoute(ready(botOnly), '/')).toEqual({ show: 'onboarding', step: 'checking' });
  });
});

it('every signed-in customer may wait for a payment and see why it failed', () => {
  for (const info of [customer, unpaidCustomer, paidCustomer, botPending, botOnly, withoutBot]) {
    expect(at(ready(info), ['/success', '/payment-error'])).toEqual([
      pageAt('/success'),
      pageAt('/payment-error'),
    ]);
  }
});

it.each([
  ['/Settings', '/settings'],
  ['/MONITORS/', '/monitors'],
  ['/Monitors/Redirects', '/monitors/redirects'],
  ['/Monitors/aB-1/', '/monitors/aB-1'],
  ['/settings', '/settings'],
  ['/Nowhere/', '/Nowhere/'],
])('the path %s is put right as %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));
