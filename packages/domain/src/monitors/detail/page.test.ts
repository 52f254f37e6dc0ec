import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as detail from './index';
import { QUEUE_DEBOUNCE_MS } from './inputs/queue';
import { $inputs } from './inputs/shown';
import { $monitor } from './page';
import { regionLabel } from '../../resources/region-labels';
import { act, flush, developer, deferred, links, monitor, open, toast, uuid, wait, written } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('monitor page', () => {
  it('loads the monitor by its uuid once, however often it is opened', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    expect(env.requests.filter(({ path }) => path === `/v1/monitors/${uuid}`)).toHaveLength(1);
    expect(env.scope.getState($monitor)).toMatchObject({
      monitor_name: 'Nike SNKRS',
      product_name: 'Sneaker',
    });
    expect(env.scope.getState(detail.page.view.status)).toBe('ready');
    expect(links(env)).toHaveLength(3);
  });

  it('has a heading without a name as well', async () => {
    const env = await open({ body: { ...monitor, data: { ...monitor.data, monitor_name: ' ' } } });
    expect(env.scope.getState(detail.page.view.name)).toBe('Unnamed monitor');
  });

  it('redirects to the list when the monitor cannot be loaded', async () => {
    const env = await open({ server: { [`GET /v1/monitors/${uuid}`]: { status: 404 } } });
    expect(env.navigations).toEqual([{ to: '/monitors', replace: true }]);
    expect(toast(env)).toBe('Failed to load monitor');
    expect(env.logs).toEqual(['monitorDetail.getMonitor: answered with status 404']);
  });

  it('drops the answer for a monitor that was left', async () => {
    const answer = deferred();
    const env = await open({ server: { [`GET /v1/monitors/${uuid}`]: () => answer.promise } });
    await act(env, detail.page.closed);
    answer.answer({ status: 200, body: monitor });
    await flush();
    expect(env.scope.getState($monitor)).toBeNull();
    expect(env.aborted).toContain('monitorDetail');
    const other = deferred();
    const failing = await open({ server: { [`GET /v1/monitors/${uuid}`]: () => other.promise } });
    await act(failing, detail.page.closed);
    other.answer({ status: 500 });
    await flush();
    expect(failing.navigations).toEqual([]);
  });

  it('waits for saves on the way out before it loads again', async () => {
    const env = await open();
    const save = deferred();
    env.answers.push(save.promise);
    await act(env, detail.inputs.table.events.onActiveChange, { id: 1, isActive: false });
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(1);
    await act(env, detail.page.opened, { uuid });
    const loads = () => env.requests.filter(({ path }) => path === `/v1/monitors/${uuid}`).length;
    expect(loads()).toBe(1);
    save.answer({ status: 200 });
    await flush();
    expect(loads()).toBe(2);
  });

  it('lets customers add links only if the monitor allows it, and developers always', async () => {
    const body = { ...monitor, data: { ...monitor.data, input_allowed: false } };
    const allowed = async (options: object) =>
      (await open(options)).scope.getState(detail.inputs.add.view.canAdd);
    expect(await allowed({})).toBe(true);
    expect(await allowed({ body })).toBe(false);
    expect(await allowed({ body, ...developer })).toBe(true);
  });

  it('keeps two scopes independent', async () => {
    const [one, two] = [await open(), await open()];
    void allSettled(detail.inputs.table.events.onActiveChange, {
      scope: one.scope,
      params: { id: 1, isActive: false },
    });
    await wait(QUEUE_DEBOUNCE_MS);
    expect(written(one)).toHaveLength(1);
    expect(written(two)).toHaveLength(0);
    expect(two.scope.getState($inputs)[0]?.active).toBe(true);
  });
});

describe('region label', () => {
  it.each([
    ['EU-Nike', ['nike'], 'EU'],
    ['Nike EU-Store', ['nike'], 'EU'],
    ['US', [], 'US'],
    ['Nike-EU', ['nike'], 'Nike-EU'],
    ['NIKESNKRS EU-1', ['nike', 'nikesnkrs'], 'EU'],
  ])('%s without the words %j becomes %s', (region, words, label) => {
    expect(regionLabel(region, words)).toBe(label);
  });

  it('is the whole region if two labels would be equal', async () => {
    const webhooks = [
      { region: 'EU-Nike', webhook_url: '' },
      { region: 'EU-Adidas', webhook_url: '' },
    ];
    const { scope } = await open({ body: { ...monitor, webhooks } });
    expect(scope.getState(detail.inputs.add.view.regions).map(({ label }) => label)).toEqual([
      'EU-Nike',
      'EU-Adidas',
    ]);
  });
});
