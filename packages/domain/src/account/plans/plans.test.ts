import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inviteFollowed, inviteKeyOf } from '../session';
import { inviteKey } from '../session/invite';
import { INVITE_TTL_MS } from './invite';
import { accountFound } from '../../kernel/page/account';
import { createTestEnv, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import * as plans from './index';
import * as plansInvite from './invite';

const PRODUCTS = 'GET /v1/stripe/products';
const LINK = 'POST /v1/stripe/link';
const VALIDATE = 'POST /v1/validate/bot/invite';

const body = {
  toolbox: [
    {
      id: 'basic_toolbox',
      name: 'Basic Toolbox',
      popular: false,
      features: ['Links'],
      price: { unit_amount: 9.99 },
    },
    { id: 2, name: 'Calendar', popular: true, features: null, price: { unit_amount: 14.99 } },
  ],
  monitor: [{ id: 'sneaker', name: 'Sneaker Monitor', price: { unit_amount: 59.99 } }],
};

const flush = () => vi.advanceTimersByTimeAsync(0);

async function open(options: { key?: string; server?: FakeServer; storage?: Record<string, string> } = {}) {
  const env = createTestEnv({
    server: {
      [PRODUCTS]: { status: 200, body },
      [LINK]: { status: 200, body: { payment_link: 'https://pay.example/c/1' } },
      [VALIDATE]: { status: 200, body: { error: false } },
      ...options.server,
    },
    storage: options.storage ?? {},
  });
  void allSettled(accountFound, { scope: env.scope, params: { account: '', name: '' } });
  void allSettled(plans.page.opened, {
    scope: env.scope,
    params: { inviteKey: options.key ?? null },
  });
  await flush();
  const calls = () => env.requests.map(({ call }) => call);
  return { env, scope: env.scope, calls };
}
type Opened = Awaited<ReturnType<typeof open>>;

const choose = ({ scope }: Opened, ...ids: (string | number)[]) => {
  for (const id of ids) {
    const unit = id === 'sneaker' ? plans.monitorToggled : plans.toolboxToggled;
    void allSettled(unit, { scope, params: id });
  }
};
const buy = async ({ scope }: Opened) => {
  void allSettled(plans.purchaseRequested, { scope });
  await flush();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('plan products', () => {
  it('shows price, features and which product is popular', async () => {
    const { scope } = await open();
    expect(scope.getState(plans.screen.view.status)).toBe('ready');
    expect(scope.getState(plans.$choices)).toMatchObject({
      toolboxes: [
        { name: 'Basic Toolbox', price: 9.99, features: ['Links'], isPopular: false },
        { name: 'Calendar', price: 14.99, features: [], isPopular: true },
      ],
      monitors: [{ name: 'Sneaker Monitor', price: 59.99, isPopular: false }],
    });
  });

  it('logs and shows a failed load until Retry succeeds', async () => {
    const { env, scope } = await open({ server: { [PRODUCTS]: { status: 500 } } });
    expect(env.logs).toEqual(['plans.getPlanProducts: answered with status 500']);
    expect(scope.getState(plans.screen.view.status)).toBe('failed');
    env.server[PRODUCTS] = { status: 200, body };
    void allSettled(plans.screen.events.onRetry, { scope });
    expect(scope.getState(plans.screen.view.status)).toBe('loading');
    await flush();
    expect(scope.getState(plans.screen.view.status)).toBe('ready');
    expect(scope.getState(plans.$choices).toolboxes).toHaveLength(2);
  });

  it('loads once, however often the page opens', async () => {
    const { scope, calls } = await open();
    void allSettled(plans.page.opened, { scope, params: { inviteKey: null } });
    await flush();
    expect(calls()).toEqual(['plans.getPlanProducts']);
  });
});

describe('purchase', () => {
  it('sends the products with a price, and redirects to the payment page', async () => {
    const opened = await open();
    choose(opened, 2, 'sneaker');
    expect(opened.scope.getState(plans.$total)).toBe(74.98);
    await buy(opened);
    expect(opened.env.bodiesOf('plans.createPaymentLink')).toEqual([
      { toolboxes: [2], monitors: ['sneaker'] },
    ]);
    expect(opened.env.left).toEqual(['https://pay.example/c/1']);
    expect(opened.scope.getState(plans.screen.view.isPurchasing)).toBe(true);
  });

  it('sends the basic toolbox if it is selected alone', async () => {
    const opened = await open();
    choose(opened, 'basic_toolbox');
    await buy(opened);
    expect(opened.env.bodiesOf('plans.createPaymentLink')).toEqual([
      { toolboxes: ['basic_toolbox'], monitors: [] },
    ]);
  });

  it('finds the selection again in this tab, without products that are no longer sold', async () => {
    const before = await open();
    choose(before, 2, 'sneaker');
    await flush();
    const storage = Object.fromEntries(before.env.storage);
    const server = { [PRODUCTS]: { status: 200, body: { ...body, monitor: [] } } };
    expect((await open({ storage, server })).scope.getState(plans.$total)).toBe(14.99);
    expect((await open({ storage })).scope.getState(plans.$total)).toBe(74.98);
  });

  it('is not sent without a selection', async () => {
    const opened = await open();
    expect(opened.scope.getState(plans.$canPurchase)).toBe(false);
    await buy(opened);
    expect(opened.calls()).toEqual(['plans.getPlanProducts']);
  });

  it.each<[string, FakeAnswer, string]>([
    ['the server fails', { status: 500 }, 'plans.createPaymentLink: answered with status 500'],
    [
      'the link is a script',
      { status: 200, body: { payment_link: 'javascript:alert(1)' } },
      'plans.createPaymentLink: the address is not one that may be opened',
    ],
    [
      'the link is not private',
      { status: 200, body: { payment_link: 'http://pay.example/' } },
      'plans.createPaymentLink: the address is not one that may be opened',
    ],
  ])('logs and shows a failure because %s, and keeps the selection', async (_, answer, line) => {
    const opened = await open({ server: { [LINK]: answer } });
    choose(opened, 'sneaker');
    await buy(opened);
    const { scope, env } = opened;
    expect(env.left).toEqual([]);
    expect(env.logs).toEqual([line]);
    expect(scope.getState(plans.screen.view.error)).toBe(
      'The payment page could not be opened. Please try again.',
    );
    expect(scope.getState(plans.screen.view.isPurchasing)).toBe(false);
    expect(scope.getState(plans.$choices).monitors[0]).toMatchObject({ isSelected: true });
  });
});

describe('invite link', () => {
  it('is read from key and type=invite', () => {
    expect(
      inviteKeyOf(
        new Map([
          ['key', 'k'],
          ['type', 'invite'],
        ]) as never,
      ),
    ).toBe('k');
    expect(inviteKeyOf({ get: (name) => (name === 'key' ? 'k' : null) })).toBeNull();
    expect(inviteKeyOf({ get: (name) => (name === 'type' ? 'invite' : '') })).toBeNull();
  });

  it('is validated instead of loading the products, and reloads the page if it is accepted', async () => {
    const { env, calls, scope } = await open({ key: 'k3y' });
    expect(env.bodiesOf('onboarding.validateInvite')).toEqual([{ key: 'k3y' }]);
    expect(env.reloads).toBe(1);
    expect(calls()).toEqual(['onboarding.validateInvite']);
    expect(scope.getState(plans.screen.view.status)).toBe('idle');
  });

  it('is not validated again after the reload', async () => {
    const { calls, env } = await open({ key: 'k3y', storage: { 'dropdeck:invite-used': 'k3y' } });
    expect(calls()).toEqual(['plans.getPlanProducts']);
    expect(env.reloads).toBe(0);
  });

  it.each<[string, FakeAnswer, 'refused' | 'failed', string]>([
    [
      'is refused',
      { status: 200, body: { error: 'used' } },
      'refused',
      'onboarding.validateInvite: the key was refused',
    ],
    [
      'is answered with another status',
      { status: 203, body: { error: false } },
      'failed',
      'onboarding.validateInvite: answered with status 203',
    ],
    ['is not answered', { kind: 'network' }, 'failed', 'onboarding.validateInvite: no answer'],
  ])('is logged and reported if it %s, and the plans are shown', async (_, answer, problem, line) => {
    const { env, scope, calls } = await open({ key: 'bad', server: { [VALIDATE]: answer } });
    expect(env.reloads).toBe(0);
    expect(env.logs).toEqual([line]);
    expect(calls()).toEqual(['onboarding.validateInvite', 'plans.getPlanProducts']);
    expect(scope.getState(plansInvite.$inviteProblem)).toBe(problem);
    expect(scope.getState(plans.$choices).monitors).toHaveLength(1);
  });

  it('can be retried if the call failed', async () => {
    const { env, scope } = await open({ key: 'k3y', server: { [VALIDATE]: { status: 500 } } });
    env.server[VALIDATE] = { status: 200, body: { error: false } };
    void allSettled(plansInvite.inviteRetried, { scope });
    await flush();
    expect(scope.getState(plansInvite.$inviteProblem)).toBeNull();
    expect(env.reloads).toBe(1);
  });

  it('survives the sign-in of a person without a session', async () => {
    const before = createTestEnv();
    await allSettled(inviteFollowed, { scope: before.scope, params: 'k3y' });
    const { env } = await open({ storage: Object.fromEntries(before.storage) });
    expect(env.bodiesOf('onboarding.validateInvite')).toEqual([{ key: 'k3y' }]);
    expect(env.storage.has(inviteKey)).toBe(false);
  });

  it('expires', async () => {
    const { env, calls } = await open({
      storage: {
        [inviteKey]: JSON.stringify({ key: 'k3y', at: Date.UTC(2026, 10, 21, 12) - INVITE_TTL_MS }),
      },
    });
    expect(calls()).toEqual(['plans.getPlanProducts']);
    expect(env.storage.has(inviteKey)).toBe(false);
  });
});
