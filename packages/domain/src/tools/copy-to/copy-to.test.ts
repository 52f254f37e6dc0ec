import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageChanged } from '../../kernel/ports';
import { writtenKey } from '../../kernel/save/freshness';
import { $toast } from '../../kernel/toasts';
import { $unsaved } from '../../kernel/page/unsaved';
import { createTestEnv, customer, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import { deferred } from '../../kernel/testing/acts';
import { $details } from '../../monitors/loaded';
import { clone, flow, page, planClosed, targets } from './index';
import { type CopyChoice } from './choice';
import { detailOf, input } from './testing';

const names = ['source', 'Kith', 'Solebox', 'Snipes'];
const monitors = names.map((name, index) => ({
  monitor_uuid: name,
  monitor_name: name,
  product_name: index === 3 ? 'Alternative' : 'Sneaker',
  status: 'ACTIVE',
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(server: FakeServer = {}, storage: Record<string, string> = {}) {
  const saved: FakeAnswer = { status: 200, body: { inputs: [] } };
  const details: FakeServer = {};
  for (const name of names) {
    const isSource = name === 'source';
    const more = isSource ? { inputs: [input(1, 'Dunk')], monitorOnlyOwnInputs: true } : {};
    const customers = { all: [{ customer_id: 'a', name: 'Ada' }], filtered: isSource ? ['a'] : [] };
    details[`GET /v1/monitors/${name}`] = { status: 200, body: detailOf(name, more) };
    details[`GET /v1/monitors/${name}/customers`] = { status: 200, body: customers };
    details[`PUT /v1/monitors/${name}/inputs/update`] = saved;
    details[`POST /v1/monitors/${name}/inputs/new`] = saved;
    details[`PUT /v1/monitors/${name}/customers`] = saved;
  }
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
      'GET /v1/monitors': { status: 200, body: { monitors } },
      ...details,
      ...server,
    },
  });
  const flush = () => vi.advanceTimersByTimeAsync(0);
  const act = async <Params>(event: EventCallable<Params>, params?: Params) => {
    void allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
    await flush();
  };
  void env.start('/monitors/source');
  await flush();
  await act(page.opened, { uuid: 'source', isClone: false, shown: [1], selected: [] });
  const get = env.scope.getState.bind(env.scope);
  const stage = () => get(flow.view.stage);
  const written = () =>
    env.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const reads = () =>
    env.requests.filter(({ path }) => /monitors\/\w+/.test(path) && !path.includes('source')).length;
  return { env, act, get, stage, written, reads };
}

type Env = Awaited<ReturnType<typeof open>>;

/** Opens, chooses the parts and the monitors, and reads them. */
async function readAll({ act }: Env, parts: CopyChoice['parts']) {
  await act(flow.events.onChoiceChange, { parts });
  await act(flow.events.onContinue);
  await act(targets.events.onPickMatches, true);
  await act(flow.events.onContinue);
}

describe('Copy to other monitors', () => {
  it('offers what the source has, and continues only with a choice', async () => {
    const { act, get, stage } = await open();
    expect(get(flow.view.offer).inputs).toEqual({ all: 1, shown: 1, selected: 0 });
    await act(flow.events.onChoiceChange, { parts: [] });
    await act(flow.events.onContinue);
    expect(stage()).toBe('choice');
    await act(flow.events.onChoiceChange, { parts: ['inputs'], inputs: 'selected' });
    expect(get(flow.view.isChosen)).toBe(false);
    await act(flow.events.onChoiceChange, { inputs: 'all' });
    await act(flow.events.onContinue);
    expect(stage()).toBe('targets');
  });

  it('starts with the inputs alone, and offers everything else', async () => {
    const { get } = await open();
    expect(get(flow.view.choice)).toMatchObject({ parts: ['inputs'], inputs: 'all' });
    expect(get(flow.view.parts)).toHaveLength(10);
  });

  it('starts with the selected inputs', async () => {
    const { act, get } = await open();
    await act(page.closed);
    await act(page.opened, { uuid: 'source', isClone: false, shown: [1], selected: [1] });
    expect(get(flow.view.choice)).toMatchObject({ parts: ['inputs'], inputs: 'selected' });
  });

  it('finds monitors by search, product and filter, and picks all that match', async () => {
    const { act, get } = await open();
    const shown = () => get(targets.view.monitors).map(({ name }) => name);
    expect(shown()).toEqual(['Kith', 'Solebox', 'Snipes']);
    await act(targets.events.onProductChange, 'Alternative');
    expect(shown()).toEqual(['Snipes']);
    await act(targets.events.onProductChange, '');
    await act(targets.events.onViewChange, 'sneaker');
    expect(shown()).toEqual(['Kith', 'Solebox']);
    await act(targets.events.onSearchChange, 'so');
    expect(shown()).toEqual(['Solebox']);
    await act(targets.events.onPickMatches, true);
    await act(targets.events.onSearchChange, '');
    await act(targets.events.onPick, { uuid: 'Kith', isPicked: true });
    await act(targets.events.onPick, { uuid: 'Solebox', isPicked: false });
    expect([...get(targets.view.picked)]).toEqual(['Kith']);
  });

  it('reads the monitors when it goes on from them, and plans at once', async () => {
    const env = await open();
    await readAll(env, ['delay']);
    expect([env.stage(), env.reads()]).toEqual(['plan', 3]);
    await env.act(flow.events.onBack);
    expect(env.stage()).toBe('targets');
  });

  it('does not read a monitor again for what is merged when it is written, and reads it for a setting', async () => {
    const env = await open();
    await readAll(env, ['inputs']);
    expect([env.stage(), env.reads()]).toEqual(['plan', 3]);
    expect([...env.get($details).keys()]).toEqual(expect.arrayContaining(['Kith', 'Solebox', 'Snipes']));
    await env.act(page.closed);
    await env.act(page.opened, { uuid: 'source', isClone: false, shown: [1], selected: [] });
    await readAll(env, ['inputs']);
    expect([env.stage(), env.reads()]).toEqual(['plan', 3]);
    const replan = async (change: Partial<CopyChoice>) => {
      await env.act(flow.events.onBack);
      await env.act(flow.events.onBack);
      await env.act(flow.events.onChoiceChange, change);
      await env.act(flow.events.onContinue);
      await env.act(flow.events.onContinue);
    };
    await replan({ parts: ['inputs', 'delay'] });
    expect([env.stage(), env.reads()]).toEqual(['plan', 6]);
    // What is deleted is chosen by what is there now.
    await replan({ parts: ['inputs'], modes: { inputs: 'replace', examples: 'add', access: 'add' } });
    expect([env.stage(), env.reads()]).toEqual(['plan', 9]);
  });

  it('does not know for later what another tab has written while it was read', async () => {
    const kith = deferred();
    const env = await open({ 'GET /v1/monitors/Kith': () => kith.promise });
    await readAll(env, ['inputs']);
    await env.act(storageChanged, { key: writtenKey, value: 'inputs/Kith 1' });
    kith.answer({ status: 200, body: detailOf('Kith') });
    await env.act(flow.events.onBack);
    expect([...env.get($details).keys()]).not.toContain('Kith');
    expect([...env.get($details).keys()]).toContain('Snipes');
  });

  it('does not delete an input whose link has changed since the plan was made', async () => {
    const kith = [input(2, 'Samba'), input(3, 'Gazelle')];
    const env = await open({
      'GET /v1/monitors/Kith': () => ({ status: 200, body: detailOf('Kith', { inputs: kith }) }),
      'DELETE /v1/monitors/Kith/inputs': { status: 200, body: {} },
    });
    await env.act(flow.events.onChoiceChange, {
      modes: { inputs: 'replace', examples: 'add', access: 'add' },
    });
    await readAll(env, ['inputs']);
    kith[0] = input(2, 'Campus');
    await env.act(flow.plan.events.onConfirm);
    expect(env.env.bodiesOf('monitorDetail.deleteMonitorInput')).toMatchObject([{ link: 'Gazelle' }]);
  });

  it('plans without the monitors that could not be read', async () => {
    const env = await open({ 'GET /v1/monitors/Kith': { status: 500 } });
    await readAll(env, ['ownProducts']);
    const { act, get, stage } = env;
    expect([stage(), get(flow.view.readCount)]).toEqual(['reading', 2]);
    expect(get(flow.view.reading)?.failed).toMatchObject([{ name: 'Kith' }]);
    await act(flow.events.onPlan);
    expect(stage()).toBe('plan');
    expect(get(flow.plan.view.groups).map(({ name }) => name)).toEqual(['Solebox', 'Snipes']);
  });

  it('writes the chosen steps, reports the failed ones, and runs only those again', async () => {
    const answers: FakeAnswer[] = [{ status: 500 }];
    const env = await open({
      'PUT /v1/monitors/Kith/inputs/update': () => answers.shift() ?? { status: 200 },
    });
    await readAll(env, ['inputs', 'ownProducts', 'access']);
    const { act, get, written } = env;
    await act(flow.plan.events.onToggle, { group: 'Snipes', isChosen: false });
    await act(flow.plan.events.onConfirm);
    expect(written().toSorted()).toEqual(
      ['Kith', 'Solebox']
        .flatMap((name) => [
          `POST /v1/monitors/${name}/inputs/new`,
          `PUT /v1/monitors/${name}/customers`,
          `PUT /v1/monitors/${name}/inputs/update`,
        ])
        .toSorted(),
    );
    expect(get(flow.plan.view.result)).toMatchObject({
      done: 5,
      failed: [{ name: 'Kith: Only monitor my own products' }],
    });
    expect(get($toast)?.text).toBe('1 of 6 changes failed');
    await act(flow.plan.events.onRetry);
    expect(written()).toHaveLength(7);
    expect(get($toast)?.text).toBe('6 changes made');
  });

  it('keeps the person on the page while the job is running, and forgets everything when it closes', async () => {
    const env = await open({ 'PUT /v1/monitors/Kith/inputs/update': () => new Promise(() => undefined) });
    await readAll(env, ['ownProducts']);
    const { act, get, stage } = env;
    await act(flow.plan.events.onConfirm);
    expect(get($unsaved)).toBe(true);
    await act(flow.events.onBack);
    expect(stage()).toBe('plan');
    await act(page.closed);
    expect(stage()).toBe('choice');
  });
});

describe('clone', () => {
  it('creates a monitor like this one, plans everything for it, and leads there', async () => {
    const env = await open({
      'GET /v1/products?type=monitor': { status: 200, body: [{ id: 5, name: 'Sneaker', type: 'monitor' }] },
      'POST /v1/monitors': { status: 200, body: { uuid: 'new' } },
      'GET /v1/monitors/new': { status: 200, body: detailOf('source copy') },
      'GET /v1/monitors/new/customers': {
        status: 200,
        body: { all: [{ customer_id: 'a', name: 'Ada' }], filtered: [] },
      },
    });
    const { act, get, stage } = env;
    await act(page.closed);
    await act(page.opened, { uuid: 'source', isClone: true, shown: [], selected: [] });
    expect(get(clone.editor.$draft)).toMatchObject({
      siteName: 'source copy',
      monitorType: 'new',
      productId: 5,
    });
    await act(clone.dialog.events.onSubmit);
    expect(env.env.bodiesOf('monitors.createMonitor')).toMatchObject([
      { site_name: 'source copy', regions: [] },
    ]);
    expect(stage()).toBe('plan');
    const [group] = get(flow.plan.view.groups);
    expect(group?.name).toBe('source copy');
    expect(group?.steps.filter(({ write }) => write !== undefined).map(({ title }) => title)).toEqual([
      'Add 1 input',
      'Only monitor my own products',
      'Give access to 1 customer',
    ]);
    await act(planClosed);
    expect(env.env.navigations.at(-1)?.to).toBe('/monitors/new');
  });

  it('keeps the form when the name is taken', async () => {
    const { act, get } = await open({ 'POST /v1/monitors': { status: 409 } });
    await act(page.closed);
    await act(page.opened, { uuid: 'source', isClone: true, shown: [], selected: [] });
    await act(clone.dialog.events.onSubmit);
    expect(get(clone.dialog.view.error)).toBe('A monitor with this name already exists');
    expect(get(clone.editor.$draft)?.siteName).toBe('source copy');
  });
});
