import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customers from '../customers/testing';
import { STALE_AFTER_MS } from '../kernel/save';
import type { SendRequest } from '../kernel/http';
import type { FakeAnswer } from '../kernel/testing';
import * as redirects from '../monitors/redirects/testing';
import * as redirectsEditor from '../monitors/redirects/editor';
import * as redirectsList from '../monitors/redirects/list';
import * as detail from '../monitors/detail';
import * as monitor from '../monitors/detail/testing';

/** Each save of a list reads it first, from a server whose reads take longer than its writes. */
const READ_MS = 700;
const WRITE_MS = 150;

let answers: { readonly at: number; readonly send: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
});
afterEach(() => void vi.useRealTimers());

/** Lets time pass, with the answers that arrive meanwhile. */
async function wait(ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end;) {
    await vi.advanceTimersByTimeAsync(10);
    const due = answers.filter(({ at }) => at <= Date.now());
    answers = answers.filter((answer) => !due.includes(answer));
    for (const { send } of due) send();
  }
}
/** An answer that is decided now and arrives later. */
const after = (ms: number, answer: FakeAnswer, snapshot = JSON.parse(JSON.stringify(answer)) as FakeAnswer) =>
  new Promise<FakeAnswer>((resolve) => answers.push({ at: Date.now() + ms, send: () => resolve(snapshot) }));

/** Makes the server of an open page slow, and the page's data old. */
function slowDown(env: { server: Record<string, unknown>; now: number }): void {
  for (const [name, known] of Object.entries(env.server)) {
    const answerOf = typeof known === 'function' ? (known as (request: SendRequest) => unknown) : () => known;
    env.server[name] = async (request: SendRequest) =>
      after(name.startsWith('GET') ? READ_MS : WRITE_MS, (await answerOf(request)) as FakeAnswer);
  }
  env.now += STALE_AFTER_MS + 1;
}

const calls = (env: { requests: readonly SendRequest[] }, method: string, path: string) =>
  env.requests.filter((request) => request.method === method && request.path === path).length;

describe('customers of a slow server', () => {
  async function open() {
    let stored = [customers.soon, customers.month];
    const env = await customers.open({
      [customers.CUSTOMERS]: () => ({ status: 200, body: stored }),
      [customers.SAVE]: ({ body }: SendRequest) => {
        const sent = JSON.parse(body ?? '') as typeof customers.soon;
        stored = stored.map((one) => (one.customer_id === sent.customer_id ? sent : one));
        return { status: 200 };
      },
    });
    return { env, stored: () => stored };
  }

  it('both keep an extension of a moment apart, on the screen and on the server', async () => {
    const { env, stored } = await open();
    slowDown(env);
    await customers.extend(env, customers.soon.customer_id);
    await wait(400);
    await customers.extend(env, customers.month.customer_id);
    await wait(5_000);
    expect(customers.renewalOf(env, customers.soon.customer_id)).toBe('2026-12-28');
    expect(customers.renewalOf(env, customers.month.customer_id)).toBe('2027-01-21T10:00:00');
    customers.toggle(env, customers.soon.customer_id, '2', true);
    await customers.saveProducts(env, customers.soon.customer_id);
    await wait(5_000);
    expect(stored().map(({ next_renewal }) => next_renewal)).toEqual(['2026-12-28', '2027-01-21T10:00:00']);
  });

  it('share one read, and the second extension reads again once something was written', async () => {
    const { env } = await open();
    const before = calls(env, 'GET', '/v1/customers');
    slowDown(env);
    await customers.extend(env, customers.soon.customer_id);
    await wait(100);
    await customers.extend(env, customers.month.customer_id);
    await wait(5_000);
    expect(calls(env, 'GET', '/v1/customers')).toBe(before + 1);
    expect(customers.saved(env)).toHaveLength(2);
  });

  it('keep an extension that ends while the page loads again', async () => {
    const { env } = await open();
    const { page } = await import('../customers');
    await monitor.act(env, page.closed);
    slowDown(env);
    env.now -= STALE_AFTER_MS;
    await monitor.act(env, page.opened);
    await customers.extend(env, customers.soon.customer_id);
    await wait(5_000);
    expect(customers.renewalOf(env, customers.soon.customer_id)).toBe('2026-12-28');
  });
});

describe('redirects of a slow server', () => {
  async function open() {
    const env = await redirects.open();
    slowDown(env);
    return env;
  }

  it('keep two switches of a moment apart', async () => {
    const env = await open();
    redirects.toggle(env, 1, false);
    await wait(300);
    redirects.toggle(env, '2', true);
    await wait(5_000);
    expect(redirects.activeOf(env, 1)).toBe(false);
    expect(redirects.activeOf(env, '2')).toBe(true);
  });

  it('do not bring back one that was deleted during a save of another', async () => {
    const env = await open();
    redirects.toggle(env, 3, false);
    await wait(200);
    await redirects.remove(env, 1);
    await wait(5_000);
    expect(redirects.keywords(env)).not.toContain('Dunk');
    expect(env.stored.map(({ id }) => id)).toEqual(['2', 3]);
  });

  it('show what another person changed in other rows', async () => {
    const env = await open();
    env.stored.splice(2, 1, { ...redirects.jordan, keyword: 'Jordan 1' } as (typeof env.stored)[number]);
    redirects.toggle(env, 1, false);
    await wait(5_000);
    expect(redirects.keywords(env)).toContain('Jordan 1');
  });

  it('stay in their order', async () => {
    const env = await redirects.open();
    await monitor.act(env, redirectsEditor.createOpened);
    redirects.type(env, { keyword: 'New', webhook: redirects.webhook('new') });
    await redirects.run(env, redirectsEditor.editor.events.onSave);
    const order = redirects.keywords(env);
    expect(order[0]).toBe('New');
    slowDown(env);
    redirects.toggle(env, 1, false);
    await wait(5_000);
    expect(redirects.keywords(env)).toEqual(order);
    expect(env.scope.getState(redirectsList.$redirects)).toHaveLength(4);
  });
});

describe('inputs of a slow server', () => {
  it('do not come back when several are deleted, and are read once', async () => {
    let stored = [...monitor.inputs] as { id: number | string }[];
    const env = await monitor.open({
      server: {
        'GET /v1/monitors/m-1': () => ({ status: 200, body: { ...monitor.monitor, inputs: stored } }),
        'DELETE /v1/monitors/m-1/inputs': ({ body }: SendRequest) => {
          const { id } = JSON.parse(body ?? '') as { id: number | string };
          stored = stored.filter((input) => input.id !== id);
          return { status: 200 };
        },
      },
    });
    const before = calls(env, 'GET', '/v1/monitors/m-1');
    slowDown(env);
    for (const { id } of monitor.inputs.slice(0, 2)) {
      await monitor.act(env, detail.inputs.table.events.onDelete, id);
      await wait(100);
    }
    await wait(5_000);
    expect(stored.map(({ id }) => id)).toEqual([3]);
    expect(monitor.inputOf(env, 1)).toBeUndefined();
    expect(monitor.inputOf(env, '2')).toBeUndefined();
    expect(calls(env, 'GET', '/v1/monitors/m-1')).toBe(before + 1);
  });
});
