import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXTERNAL_REDIRECT_MS } from '../../kernel/page/external-redirect';
import { createTestEnv, customer, type FakeAnswer } from '../../kernel/testing';
import * as payment from './index';

const PORTAL = 'POST /v1/billing/portal';

async function open(answer: FakeAnswer | (() => Promise<FakeAnswer>), info: object = customer) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: { 'GET /v1/customer/info': { status: 200, body: info }, [PORTAL]: answer },
  });
  await env.start('/payment');
  void allSettled(payment.page.opened, { scope: env.scope });
  await vi.advanceTimersByTimeAsync(0);
  return env;
}

const press = (env: Awaited<ReturnType<typeof open>>) => {
  void allSettled(payment.portalRequested, { scope: env.scope });
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('billing portal', () => {
  it('is requested with an empty body, and opens in this tab', async () => {
    const env = await open({ status: 200, body: { error: false, url: 'https://pay.example/portal' } });
    await press(env);
    expect(env.bodiesOf('payment.openBillingPortal')).toEqual([{}]);
    expect(env.left).toEqual(['https://pay.example/portal']);
    expect(env.scope.getState(payment.screen.view.portalError)).toBeNull();
  });

  it('is requested once, however often the button is pressed, until the browser has had time to leave', async () => {
    const env = await open({ status: 200, body: { error: false, url: 'https://pay.example/portal' } });
    await press(env);
    await press(env);
    expect(env.bodiesOf('payment.openBillingPortal')).toHaveLength(1);
    expect(env.scope.getState(payment.screen.view.isPortalOpening)).toBe(true);
    await vi.advanceTimersByTimeAsync(EXTERNAL_REDIRECT_MS);
    expect(env.scope.getState(payment.screen.view.isPortalOpening)).toBe(false);
  });

  const refused = 'The billing portal could not be opened. Please try again.';
  it.each<[string, FakeAnswer, string, string | null]>([
    ['the server fails', { status: 500 }, 'payment.openBillingPortal: answered with status 500', null],
    ['nothing answers', { kind: 'network' }, 'payment.openBillingPortal: no answer', null],
    [
      'the answer names an error',
      { status: 200, body: { error: true, url: 'https://pay.example/' } },
      'payment.openBillingPortal: the answer names an error',
      null,
    ],
    [
      'the answer has no address',
      { status: 200, body: { error: false } },
      'payment.openBillingPortal: the answer names an error',
      null,
    ],
    [
      'the address is a script',
      { status: 200, body: { error: false, url: 'javascript:alert(1)' } },
      'payment.openBillingPortal: the address is not one that may be opened',
      refused,
    ],
    [
      'the address is not private',
      { status: 200, body: { error: false, url: 'http://pay.example/' } },
      'payment.openBillingPortal: the address is not one that may be opened',
      refused,
    ],
  ])('only logs a failure, and shows the refusal of an address, when %s', async (_, answer, line, shown) => {
    const env = await open(answer);
    await press(env);
    expect(env.left).toEqual([]);
    expect(env.logs).toEqual([line]);
    expect(env.scope.getState(payment.screen.view.portalError)).toBe(shown);
    expect(env.scope.getState(payment.screen.view.isPortalOpening)).toBe(false);
  });

  it('opens with the second attempt, which clears the message', async () => {
    const env = await open({ status: 200, body: { error: false, url: 'http://pay.example/' } });
    await press(env);
    env.server[PORTAL] = { status: 200, body: { error: false, url: 'http://localhost:4000/portal' } };
    await press(env);
    expect(env.scope.getState(payment.screen.view.portalError)).toBeNull();
    expect(env.left).toEqual(['http://localhost:4000/portal']);
  });

  it('does not redirect after the page has closed', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    await press(env);
    void allSettled(payment.page.closed, { scope: env.scope });
    answer({ status: 200, body: { error: false, url: 'https://pay.example/portal' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(env.left).toEqual([]);
    expect(env.scope.getState(payment.screen.view.isPortalOpening)).toBe(false);
  });
});

describe('customer on the payment page', () => {
  it('has image, name, color, renewal and purchases', async () => {
    const env = await open({ status: 200 });
    expect(env.scope.getState(payment.$profile)).toEqual({
      name: 'Sole Society',
      image: 'https://img.example/logo.png',
      hexColor: '#1c2a97',
      renewal: { state: 'active', day: '2026-12-24', days: 33 },
      monitors: ['private inputs'],
      toolboxes: ['Basic Toolbox'],
    });
  });

  it.each([
    ['2026-11-12', { state: 'overdue', day: '2026-11-12', days: -9 }],
    ['2026-12-21', { state: 'due', day: '2026-12-21', days: 30 }],
    ['2026-12-22', { state: 'active', day: '2026-12-22', days: 31 }],
    // Its day in UTC, west of it, too.
    ['2026-12-22T00:00:00Z', { state: 'active', day: '2026-12-22', days: 31 }],
  ])('renews on %s in the state of the customers page', async (next_renewal, renewal) => {
    vi.stubEnv('TZ', 'America/New_York');
    const env = await open(
      { status: 200 },
      { ...customer, customer_data: { ...customer.customer_data, next_renewal } },
    );
    expect(env.scope.getState(payment.$profile)?.renewal).toEqual(renewal);
  });

  it('has only the lists of its purchases', async () => {
    const env = await open(
      { status: 200 },
      { ...customer, customer_data: { name: 'Sole', purchases: { toolbox: ['basic toolbox'] } } },
    );
    expect(env.scope.getState(payment.$profile)).toMatchObject({
      renewal: { state: 'unknown' },
      monitors: null,
      toolboxes: ['basic toolbox'],
    });
  });
});
