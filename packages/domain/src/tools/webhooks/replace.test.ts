import { located } from '../../kernel/page/location';
import { allSettled, createEffect, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRequested } from '../../kernel/page/page-acts';
import { createTestEnv, customer, type FakeServer } from '../../kernel/testing';
import { trackWrite } from '../../resources/pending-writes';
import '../../shell/page-acts';
import * as webhooks from './index';
import { page as detail } from '../../monitors/detail/page';
import { changed, committed } from '../../monitors/detail/webhooks/fields';
import { $details } from '../../monitors/loaded';
import * as lists from './lists';
import * as deskReplace from './replace';

const url = (at: number): string =>
  `https://discord.com/api/webhooks/10900000000000000${String(at).padStart(2, '0')}/token-${at}`;

const info = { ...customer, customer_data: { ...customer.customer_data, webhook_url: url(1) } };
const dunk = { id: 7, keyword: 'dunk', webhook: url(1), type: 'Name', active: true };

const vault = {
  data: { monitor_uuid: 'm', monitor_name: 'Night Vault' },
  webhooks: [
    { region: 'EU', webhook_url: url(1) },
    { region: 'US', webhook_url: url(2) },
  ],
  inputs: [
    { id: 3, link: 'https://shop/a', specialWebhook: url(1) },
    { id: 4, link: 'https://shop/b', specialWebhook: url(2) },
  ],
};

async function open(server: FakeServer = {}, isElsewhere = false) {
  const env = createTestEnv({
    server: {
      'GET /v1/customer/info': { status: 200, body: info },
      'GET /v1/redirects': { status: 200, body: { data: { redirects: [dunk] } } },
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: [{ monitor_uuid: 'm', monitor_name: 'Night Vault' }] },
      },
      'GET /v1/monitors/m': { status: 200, body: vault },
      'POST /v1/customer/update': { status: 200 },
      'PUT /v1/redirects': { status: 200 },
      'POST /v1/monitors/m/webhooks': { status: 200 },
      'PUT /v1/monitors/m/inputs/update': { status: 200 },
      ...server,
    },
    storage: { token: 'tok' },
  });
  await env.start(isElsewhere ? '/monitors/m' : '/tools/webhooks');
  if (isElsewhere)
    await allSettled(located, { scope: env.scope, params: { path: '/monitors/m', query: '' } });
  const act = <Params>(event: EventCallable<Params>, params?: Params) =>
    allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
  if (!isElsewhere) await act(webhooks.page.opened);
  return { env, act, rows: () => env.scope.getState(lists.$rows) };
}

// A toast closes after seconds.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

describe('the Webhooks page', () => {
  it('reads the monitors only when it is asked to', async () => {
    const { env, act, rows } = await open();
    expect(env.requests.map(({ path }) => path)).not.toContain('/v1/monitors/m');
    expect(rows().map(({ uses }) => uses.length)).toEqual([2]);
    await act(lists.readingAsked);
    expect(rows().map(({ uses }) => uses.length)).toEqual([4, 2]);
    // The search in all monitors knows what was read.
    expect([...env.scope.getState($details).keys()]).toEqual(['m']);
  });

  it('replaces a webhook in settings, redirects, regions and inputs, and reads again what it wrote', async () => {
    const { env, act, rows } = await open();
    await act(lists.readingAsked);
    await act(deskReplace.opened, [rows()[0]?.id ?? '']);
    await act(deskReplace.replacementChanged, ` ${url(9)} `);
    await act(deskReplace.planRequested);
    expect(
      env.scope.getState(deskReplace.plan.view.groups).map(({ name, steps }) => [name, steps.length]),
    ).toEqual([
      ['Settings', 1],
      ['Redirects', 1],
      ['Night Vault', 2],
    ]);
    env.requests.length = 0;
    await act(deskReplace.plan.events.onConfirm);
    expect(env.scope.getState(deskReplace.plan.view.result)).toMatchObject({ done: 4, failed: [] });
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ webhook_url: url(9) }]);
    expect(env.bodiesOf('redirects.updateRedirect')).toEqual([{ ...dunk, webhook: url(9) }]);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toEqual([
      {
        webhooks: [
          { region: 'EU', webhook_url: url(9) },
          { region: 'US', webhook_url: url(2) },
        ],
      },
    ]);
    expect(env.bodiesOf('monitorDetail.updateMonitorInputs')).toEqual([
      { inputs: [{ id: 3, link: 'https://shop/a', specialWebhook: url(9) }], force: false },
    ]);
    expect(
      env.requests
        .slice(-2)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/v1/monitors/m', '/v1/redirects']);
  });

  it('reads nothing again of what was switched off in the plan', async () => {
    const { env, act, rows } = await open();
    await act(lists.readingAsked);
    await act(deskReplace.opened, [rows()[0]?.id ?? '']);
    await act(deskReplace.replacementChanged, url(9));
    await act(deskReplace.planRequested);
    for (const group of ['Redirects', 'Night Vault'])
      await act(deskReplace.plan.events.onToggle, { group, isChosen: false });
    env.requests.length = 0;
    await act(deskReplace.plan.events.onConfirm);
    expect(env.requests.map(({ path }) => path)).toEqual(['/v1/customer/info', '/v1/customer/update']);
    expect(rows().map(({ uses }) => uses.length)).toEqual([3, 2, 1]);
  });

  it('forgets a plan that was not made, with its page and with the next webhook', async () => {
    const { env, act, rows } = await open();
    const plan = async (at: number) => {
      await act(deskReplace.opened, [rows()[at]?.id ?? '']);
      expect(env.scope.getState(deskReplace.plan.view.groups)).toEqual([]);
      await act(deskReplace.replacementChanged, url(9));
      await act(deskReplace.planRequested);
      expect(env.scope.getState(deskReplace.plan.view.groups)).not.toEqual([]);
    };
    await act(lists.readingAsked);
    await plan(0);
    await act(webhooks.page.closed);
    expect(env.scope.getState(deskReplace.plan.view.groups)).toEqual([]);
    await act(webhooks.page.opened);
    await plan(0);
    await plan(1);
  });

  it('collects nothing of what other pages read while it is closed', async () => {
    const { env, act, rows } = await open();
    await act(lists.readingAsked);
    expect(env.scope.getState(lists.$details).size).toBe(1);
    await act(webhooks.page.closed);
    expect(env.scope.getState(lists.$details).size).toBe(0);
    await act(webhooks.page.opened);
    expect(rows().map(({ uses }) => uses.length)).toEqual([4, 2]);
  });

  it('shows what was read in this visit, and reads the other monitors', async () => {
    const second = { data: { monitor_uuid: 'n', monitor_name: 'Air' }, webhooks: [], inputs: [] };
    const monitors = ['m', 'n'].map((monitor_uuid) => ({ monitor_uuid, monitor_name: monitor_uuid }));
    const { env, act, rows } = await open(
      {
        'GET /v1/monitors': { status: 200, body: { monitors } },
        'GET /v1/monitors/n': { status: 200, body: second },
      },
      true,
    );
    await act(detail.opened, { uuid: 'm' });
    await act(changed, { region: 'US', url: url(8) });
    await act(committed);
    await act(detail.closed);
    env.requests.length = 0;
    await act(webhooks.page.opened);
    expect(env.scope.getState(webhooks.screen.view.reading)).toEqual({ total: 2, read: 1, progress: null });
    expect(rows().map(({ value, uses }) => [value, uses.length])).toEqual(
      expect.arrayContaining([
        [url(1), 4],
        [url(8), 1],
      ]),
    );
    const read = () => env.requests.filter(({ path }) => /monitors\/./.test(path)).map(({ path }) => path);
    await act(lists.readingAsked);
    expect(read()).toEqual(['/v1/monitors/n']);
    await act(lists.readingAsked);
    expect(read().slice(1).toSorted()).toEqual(['/v1/monitors/m', '/v1/monitors/n']);
  });

  it('names the places that failed, without a logout', async () => {
    const { env, act, rows } = await open({ 'POST /v1/customer/update': { status: 500 } });
    await act(deskReplace.opened, [rows()[0]?.id ?? '']);
    await act(deskReplace.replacementChanged, url(9));
    await act(deskReplace.planRequested);
    await act(deskReplace.plan.events.onConfirm);
    expect(env.scope.getState(deskReplace.plan.view.result)).toMatchObject({
      done: 1,
      failed: [{ name: 'Settings: Discord Webhook URL' }],
    });
    expect(env.storage.get('token')).toBe('tok');
  });

  it('changes one thread of a webhook and leaves the others', async () => {
    const threads = [`${url(9)}?thread_id=1`, `${url(9)}?thread_id=2`];
    const redirects = threads.map((webhook, at) => ({ ...dunk, id: at, keyword: `shoe ${at}`, webhook }));
    const { env, act, rows } = await open({
      'GET /v1/redirects': { status: 200, body: { data: { redirects } } },
    });
    const first = rows().find(({ value }) => value === threads[0]);
    await act(deskReplace.opened, [first?.id ?? '']);
    await act(deskReplace.replacementChanged, url(5));
    await act(deskReplace.planRequested);
    await act(deskReplace.plan.events.onConfirm);
    expect(env.bodiesOf('redirects.updateRedirect')).toMatchObject([{ id: 0, webhook: url(5) }]);
  });

  it('plans nothing for the same webhook', async () => {
    const { env, act, rows } = await open();
    await act(deskReplace.opened, [rows()[0]?.id ?? '']);
    await act(deskReplace.replacementChanged, url(1));
    await act(deskReplace.planRequested);
    expect(env.scope.getState(deskReplace.$opened)?.isSame).toBe(true);
    expect(env.scope.getState(deskReplace.plan.view.groups)).toEqual([]);
  });

  it('has what it wrote even if that cannot be read again', async () => {
    const { env, act, rows } = await open();
    await act(deskReplace.opened, [rows()[0]?.id ?? '']);
    await act(deskReplace.replacementChanged, url(9));
    await act(deskReplace.planRequested);
    env.server['GET /v1/redirects'] = (request) =>
      env.bodiesOf('redirects.updateRedirect').length > 0 && request.method === 'GET'
        ? { status: 500 }
        : { status: 200, body: { data: { redirects: [dunk] } } };
    await act(deskReplace.plan.events.onConfirm);
    expect(rows().map((row) => [row.value, row.uses.length])).toEqual([[url(9), 2]]);
  });

  it('finds links in all monitors and replaces a part of those that are chosen', async () => {
    const { env, act, rows } = await open();
    await act(lists.readingAsked);
    await act(located, { path: '/tools/webhooks', query: '?find=link&search=SHOP%2F' });
    expect(rows().map(({ value }) => value)).toEqual(['https://shop/a', 'https://shop/b']);
    await act(
      deskReplace.opened,
      rows().map(({ id }) => id),
    );
    expect(env.scope.getState(deskReplace.$opened)).toMatchObject({ part: 'SHOP/', canPlan: true });
    await act(deskReplace.replacementChanged, 'store/');
    await act(deskReplace.planRequested);
    expect(env.scope.getState(deskReplace.plan.view.groups)).toMatchObject([
      {
        name: 'Night Vault',
        steps: [{ title: 'Links of 2 inputs', changes: [{ after: 'https://store/a' }, {}] }],
      },
    ]);
    env.requests.length = 0;
    await act(deskReplace.plan.events.onConfirm);
    expect(env.bodiesOf('monitorDetail.updateMonitorInputs')).toMatchObject([
      { inputs: [{ id: 3, link: 'https://store/a', specialWebhook: url(1) }, { id: 4 }] },
    ]);
    // Nothing of the redirects has changed.
    expect(env.requests.map(({ path }) => path)).not.toContain('/v1/redirects');
  });

  it('leaves a link out that its monitor has already', async () => {
    const { env, act } = await open();
    await act(lists.readingAsked);
    await act(lists.kindChanged, 'link');
    await act(deskReplace.opened, ['https://shop/a']);
    await act(deskReplace.replacementChanged, 'https://SHOP/b');
    await act(deskReplace.planRequested);
    expect(env.scope.getState(deskReplace.plan.view.groups)[0]?.steps).toMatchObject([
      { skipped: 'The monitor has an input with this link already.' },
    ]);
  });

  it('never empties a link, only a part of it', async () => {
    const { env, act } = await open({
      'GET /v1/monitors/m': { status: 200, body: { ...vault, inputs: [{ id: 3, link: 'a-dunk' }] } },
    });
    await act(lists.readingAsked);
    await act(lists.kindChanged, 'link');
    await act(deskReplace.opened, ['a-dunk']);
    expect(env.scope.getState(deskReplace.$opened)?.canPlan).toBe(false);
    await act(deskReplace.partChanged, '-dunk');
    await act(deskReplace.planRequested);
    expect(env.scope.getState(deskReplace.plan.view.groups)[0]?.steps).toMatchObject([
      { title: 'Link of an input', changes: [{ before: 'a-dunk', after: 'a' }] },
    ]);
  });
});

let saved: () => void = () => undefined;
const saveFx = createEffect((_: string) => new Promise<void>((resolve) => (saved = resolve)));
trackWrite(saveFx, (uuid) => uuid);

describe('a webhook of another page', () => {
  /** Asks on a monitor's page, and opens the page that this leads to. */
  async function ask(webhook: string, server: FakeServer = {}) {
    const { env, act } = await open(server, true);
    await act(replaceRequested, webhook);
    expect(env.navigations.at(-1)).toEqual({ to: '/tools/webhooks' });
    const arrive = () =>
      Promise.all([act(located, { path: '/tools/webhooks', query: '' }), act(webhooks.page.opened)]);
    return { env, act, arrive, state: () => env.scope.getState(webhooks.dialog.view.state) };
  }

  it('is opened, looked for in all monitors and replaced, and is in no address or storage', async () => {
    const { env, act, arrive, state } = await ask(` ${url(2)}`);
    await arrive();
    expect(state()).toMatchObject({ isAsked: true, isPartial: false, rows: [{ value: url(2) }] });
    expect(state()?.rows[0]?.uses.map(({ kind }) => kind)).toEqual(['region', 'input']);
    await act(webhooks.dialog.events.onReplacementChange, url(9));
    expect(state()?.canPlan).toBe(true);
    await act(webhooks.dialog.events.onPlan);
    await act(webhooks.dialog.events.onConfirm);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toMatchObject([
      { webhooks: [{ webhook_url: url(1) }, { region: 'US', webhook_url: url(9) }] },
    ]);
    expect(env.bodiesOf('monitorDetail.updateMonitorInputs')).toMatchObject([
      { inputs: [{ id: 4, specialWebhook: url(9) }] },
    ]);
    expect(JSON.stringify([env.navigations, [...env.storage], env.logs])).not.toContain('webhooks/1090');
  });

  it('is planned once all monitors are read', async () => {
    let answer: () => void = () => undefined;
    const { act, arrive, state } = await ask(url(1), {
      'GET /v1/monitors/m': () =>
        new Promise((resolve) => (answer = () => resolve({ status: 200, body: vault }))),
    });
    void arrive();
    await vi.waitFor(() => expect(state()).toMatchObject({ isPartial: true, rows: [{ uses: [{}, {}] }] }));
    void act(webhooks.dialog.events.onReplacementChange, url(9));
    expect(state()).toMatchObject({ text: url(9), canPlan: false });
    answer();
    await vi.waitFor(() => expect(state()).toMatchObject({ isPartial: false, canPlan: true, text: url(9) }));
    expect(state()?.rows[0]?.uses).toHaveLength(4);
  });

  it('that is used nowhere any more cannot be replaced', async () => {
    const { act, arrive, state } = await ask(url(7));
    await arrive();
    await act(webhooks.dialog.events.onReplacementChange, url(9));
    expect(state()).toMatchObject({ rows: [{ value: url(7), uses: [] }], canPlan: false, isSame: false });
  });

  it('is read after what its page still saves', async () => {
    const { env, arrive, state } = await ask(url(2));
    void allSettled(saveFx, { scope: env.scope, params: 'm' });
    void arrive();
    await vi.waitFor(() => expect(env.scope.getState(lists.$status)).toBe('ready'));
    expect(state()).toBeNull();
    saved();
    await vi.waitFor(() => expect(state()?.isPartial).toBe(false));
  });

  it('is forgotten by a person who goes elsewhere', async () => {
    const { act, arrive, state } = await ask(url(2));
    await act(located, { path: '/settings', query: '' });
    await arrive();
    expect(state()).toBeNull();
  });
});
