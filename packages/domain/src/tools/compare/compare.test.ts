import { allSettled, combine, type EventCallable } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { context, factsOf, input, written } from '../apply-to/testing';
import { createTestEnv, customer, type FakeServer, type TestEnv } from '../../kernel/testing';
import { canCopy, planCopy } from './copy';
import { compareMonitors } from './differences';
import type { ComparedRow, SectionName } from './rows';
import { compare, page } from './index';

const hook = (name: string): string => `https://discord.com/api/webhooks/1/${name}`;

const a = factsOf('a', {
  webhooks: [
    { region: 'EU-Nike', webhook_url: hook('eu') },
    { region: 'US-Nike', webhook_url: hook('us') },
  ],
  inputs: [input(1, 'https://shop.example/one'), input(2, 'https://shop.example/Two', { note: 'mine' })],
  monitorOnlyOwnInputs: true,
});
const b = factsOf('b', {
  webhooks: [
    { region: 'EU-Kith', webhook_url: '' },
    { region: 'JP-Kith', webhook_url: hook('jp') },
  ],
  inputs: [input(7, 'https://shop.example/two ', { note: 'theirs' }), input(8, 'https://shop.example/three')],
});
const sample = { ...context, brandWords: ['nike', 'kith'] };

const sectionsOf = (first = a, second = b, isDeveloper = true) =>
  compareMonitors(first.detail, second.detail, { ...sample, isDeveloper });
const rowsOf = (name: SectionName, sections = sectionsOf()): readonly ComparedRow[] =>
  sections.find((section) => section.name === name)?.rows ?? [];
const states = (name: SectionName) => rowsOf(name).map(({ title, state }) => [title, state]);

describe('a comparison', () => {
  it('matches inputs by their links, and names the fields that differ', () => {
    expect(states('inputs')).toEqual([
      ['https://shop.example/one', 'only-a'],
      ['https://shop.example/Two', 'different'],
      ['https://shop.example/three', 'only-b'],
    ]);
    expect(rowsOf('inputs')[1]?.values).toEqual([{ label: 'Note', a: 'mine', b: 'theirs' }]);
  });

  it('matches webhooks by the label of their region, and marks them as secrets', () => {
    expect(states('webhooks')).toEqual([
      ['EU', 'different'],
      ['US', 'only-a'],
      ['JP', 'only-b'],
    ]);
    expect(rowsOf('webhooks')[0]).toMatchObject({ values: [{ a: hook('eu'), b: '', isSecret: true }] });
  });

  it('counts the region of an input as the same where its label is', () => {
    const here = factsOf('a', {
      webhooks: a.detail.webhooks ?? [],
      inputs: [input(1, 'x', { region: 'EU-Nike' })],
    });
    const there = factsOf('b', {
      webhooks: b.detail.webhooks ?? [],
      inputs: [input(2, 'x', { region: 'EU-Kith' })],
    });
    expect(rowsOf('inputs', sectionsOf(here, there))).toMatchObject([{ state: 'same' }]);
  });

  it('shows customers their own settings alone', () => {
    expect(rowsOf('settings', sectionsOf(a, b, false)).map(({ id }) => id)).toEqual(['ownProducts']);
    expect(rowsOf('settings').map(({ id }) => id)).toContain('delay');
  });

  it('of a monitor with itself has no differences', () => {
    expect(sectionsOf(a, a).every(({ different }) => different === 0)).toBe(true);
  });

  it('has the same differences from the other side', () => {
    const mirrored = { same: 'same', different: 'different', 'only-a': 'only-b', 'only-b': 'only-a' };
    const links = fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'four'));
    const inputs = links.map((all) => all.map((link, at) => input(at + 1, link)));
    fc.assert(
      fc.property(inputs, inputs, (first, second) => {
        const [x, y] = [factsOf('x', { inputs: first }), factsOf('y', { inputs: second })];
        const there = rowsOf('inputs', sectionsOf(y, x));
        for (const { id, state } of rowsOf('inputs', sectionsOf(x, y))) {
          expect(there.find((row) => row.id === id)?.state).toBe(mirrored[state]);
        }
      }),
    );
  });
});

describe('a copy', () => {
  const titles = (request: Parameters<typeof planCopy>[2]) => {
    const [source, target] = request.to === 'b' ? [a, b] : [b, a];
    return planCopy(source, target, request, sample).map(({ title, write }) => [title, write?.part]);
  };

  it('of one input adds or changes that one', () => {
    expect(titles({ to: 'b', section: 'inputs', id: 'https://shop.example/one' })).toEqual([
      ['Add 1 input', 'inputs-add'],
    ]);
    expect(titles({ to: 'b', section: 'inputs', id: 'https://shop.example/two' })).toEqual([
      ['Change 1 input', 'inputs-update'],
    ]);
  });

  it('of all inputs deletes none', () => {
    expect(titles({ to: 'a', section: 'inputs' })).toEqual([
      ['Add 1 input', 'inputs-add'],
      ['Change 1 input', 'inputs-update'],
    ]);
  });

  it('of one webhook writes its region, in either direction', () => {
    expect(titles({ to: 'b', section: 'webhooks', id: 'EU-Nike' })).toEqual([['Webhooks', 'webhooks']]);
    const full = factsOf('b', { webhooks: [{ region: 'EU-Kith', webhook_url: hook('kith') }] });
    const steps = planCopy(full, a, { to: 'a', section: 'webhooks', id: 'EU-Nike' }, sample);
    expect(steps).toMatchObject([{ write: { after: [{ region: 'EU-Nike', webhook_url: hook('kith') }] } }]);
  });

  it('says why a region cannot be copied', () => {
    const [step] = planCopy(a, b, { to: 'b', section: 'webhooks', id: 'US-Nike' }, sample);
    expect(step?.skipped).toBe('It has no region US.');
  });

  it('of a section, once made, leaves nothing to add or change', () => {
    for (const section of ['settings', 'inputs', 'examples'] as const) {
      const steps = planCopy(a, b, { to: 'b', section }, sample);
      const after = steps.reduce(
        (facts, { write }) => (write === undefined ? facts : written(facts, write)),
        b,
      );
      const rows = compareMonitors(a.detail, after.detail, sample).find(({ name }) => name === section)?.rows;
      expect(rows?.filter(({ state }) => state === 'different' || state === 'only-a')).toEqual([]);
    }
  });

  it('of example inputs is for developers', () => {
    expect(canCopy('examples', false)).toBe(false);
    expect(canCopy('inputs', false)).toBe(true);
  });
});

describe('the tool Compare', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function act<Params>({ scope }: TestEnv, event: EventCallable<Params>, params?: Params) {
    void allSettled(event as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(10);
  }
  const $view = combine(compare.view);
  const view = ({ scope }: TestEnv) => scope.getState($view);
  const plan = ({ scope }: TestEnv) => scope.getState(compare.plan.view.groups);

  async function open(server: FakeServer = {}, search = '?a=a&b=b'): Promise<TestEnv> {
    const list = [a, b].map(({ uuid, name }) => ({ monitor_uuid: uuid, monitor_name: name }));
    const env = createTestEnv({
      storage: { token: 'tok' },
      server: {
        'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
        'GET /v1/monitors': { status: 200, body: { monitors: list } },
        'GET /v1/monitors/a': { status: 200, body: a.detail },
        'GET /v1/monitors/b': { status: 200, body: b.detail },
        'PUT /v1/monitors/b/inputs/update': { status: 200 },
        ...server,
      },
    });
    void env.start('/tools/compare');
    await vi.advanceTimersByTimeAsync(10);
    await act(env, page.opened, { query: search });
    return env;
  }

  it('reads the two monitors of the address, and names them', async () => {
    const env = await open();
    expect(view(env).names).toEqual({ a: 'a', b: 'b' });
    expect(view(env).sections?.map(({ name }) => name)).toEqual([
      'settings',
      'webhooks',
      'inputs',
      'examples',
    ]);
    expect(env.requests.filter(({ path }) => path.startsWith('/v1/monitors/'))).toHaveLength(2);
  });

  it('reads nothing before two different monitors are chosen, and puts them into the address', async () => {
    const env = await open({}, '?a=a');
    expect(view(env)).toMatchObject({
      isPair: false,
      sections: null,
      monitors: [{ name: 'a' }, { name: 'b' }],
    });
    await act(env, compare.events.onChoose, { side: 'b' as const, uuid: 'b' });
    expect(env.navigations).toEqual([{ to: '/tools/compare?a=a&b=b' }]);
    expect(env.requests.some(({ path }) => path === '/v1/monitors/a')).toBe(false);
  });

  it('swaps the monitors', async () => {
    const env = await open();
    await act(env, compare.events.onSwap);
    expect(env.navigations).toEqual([{ to: '/tools/compare?a=b&b=a' }]);
  });

  it('says which monitor could not be read, reads it again, and does not log out', async () => {
    const env = await open({ 'GET /v1/monitors/b': { status: 500 } });
    expect(view(env).failed).toMatchObject([{ uuid: 'b', name: 'The second monitor' }]);
    env.server['GET /v1/monitors/b'] = { status: 200, body: b.detail };
    await act(env, compare.events.onRetry);
    expect(view(env).sections).not.toBeNull();
    expect(env.left).toEqual([]);
  });

  it('plans a copy, makes it when it is confirmed, and reads both monitors again', async () => {
    const env = await open();
    await act(env, compare.events.onCopy, {
      to: 'b' as const,
      section: 'settings' as const,
      id: 'ownProducts',
    });
    expect(plan(env)).toMatchObject([{ name: 'b', steps: [{ title: 'Only monitor my own products' }] }]);
    expect(env.requests.some(({ method }) => method === 'PUT')).toBe(false);
    await act(env, compare.plan.events.onConfirm);
    expect(env.bodiesOf('monitorDetail.updateMonitorInputs')).toEqual([
      { monitorOnlyOwnProducts: true, type: 'monitor_preference' },
    ]);
    const before = env.requests.length;
    await act(env, compare.plan.events.onClose);
    expect(view(env).copyTo).toBeNull();
    expect(env.requests.length - before).toBe(2);
  });
});
