import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import { $waitingPageAct } from '../../kernel/page/page-acts';
import { $toast, toastActed } from '../../kernel/toasts';
import { $overlay } from '../../shell/overlays';
import { page } from '../overview/page';
import { page as detail } from '../detail/page';
import { dialog, linkGiven, pathChanged, started } from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rows = ['nike', 'zalando', 'nike-two'].map((id) => ({
  monitor_uuid: id,
  monitor_name: id.toUpperCase(),
  product_name: 'Sneaker',
}));
const answerOf = (...links: string[]) => ({
  status: 200,
  body: {
    data: {
      monitor_uuid: 'x',
      monitor_name: 'X',
      product_name: '',
      monitor_type: 'product',
      example_inputs: links,
    },
    webhooks: [],
    inputs: [],
    monitorOnlyOwnInputs: false,
    monitorSettings: {},
  },
});

async function open(visited: readonly string[]) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': { status: 200, body: { monitors: rows } },
      'GET /v1/monitors/nike': answerOf('https://nike.com/de/t/1'),
      'GET /v1/monitors/nike-two': answerOf('https://nike.com/de/t/2'),
      'GET /v1/monitors/zalando': answerOf('https://zalando.de/1'),
    },
  });
  const { scope } = env;
  void env.start('/monitors');
  await flush();
  await act(env, started);
  for (const uuid of visited) {
    await act(env, detail.opened, { uuid });
    await act(env, detail.closed);
  }
  await act(env, page.opened, { query: '' });
  await act(env, pathChanged, '/monitors');
  return { env, scope };
}

describe('a link that is given on the overview', () => {
  it('opens the one monitor that takes it, says why, and lets choose another', async () => {
    const { env, scope } = await open(['nike', 'zalando']);
    await act(env, linkGiven, ' https://www.zalando.de/dunk ');
    expect(env.navigations.at(-1)).toMatchObject({ to: '/monitors/zalando' });
    expect(scope.getState($toast)).toMatchObject({ text: 'ZALANDO takes links of zalando.de' });
    expect(scope.getState($waitingPageAct)).toEqual({
      page: 'monitorDetail',
      act: 'add-input',
      link: 'https://www.zalando.de/dunk',
    });
    await act(env, toastActed, scope.getState($toast)?.action?.id ?? '');
    expect(scope.getState($overlay)).toBe('addLink');
    expect(scope.getState(dialog.view.link)).toBe('https://www.zalando.de/dunk');
  });

  it('asks where several take it, with the first of them chosen', async () => {
    const { env, scope } = await open(['nike', 'nike-two']);
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    expect(scope.getState($overlay)).toBe('addLink');
    expect(scope.getState(dialog.view.monitors).map(({ uuid, isTaker }) => [uuid, isTaker])).toEqual([
      ['nike', true],
      ['nike-two', true],
      ['zalando', false],
    ]);
    expect(scope.getState(dialog.view.chosen)).toBe('nike');
    await act(env, dialog.events.onChoose, 'nike-two');
    await act(env, dialog.events.onLinkChange, 'https://nike.com/de/t/4');
    expect(scope.getState(dialog.view.chosen)).toBe('nike-two');
    await act(env, dialog.events.onContinue);
    expect(env.navigations.at(-1)).toMatchObject({ to: '/monitors/nike-two' });
    expect(scope.getState($overlay)).toBeNull();
  });

  it('asks where none is known, and goes nowhere without a link and a monitor', async () => {
    const { env, scope } = await open([]);
    await act(env, linkGiven, '');
    expect(scope.getState($overlay)).toBe('addLink');
    const before = env.navigations.length;
    await act(env, dialog.events.onContinue);
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onContinue);
    expect(env.navigations).toHaveLength(before);
  });

  it('waits until the monitors are loaded', async () => {
    const { env, scope } = await open(['nike']);
    await act(env, pathChanged, '/settings');
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    expect(scope.getState($overlay)).toBeNull();
    await act(env, pathChanged, '/monitors');
    expect(scope.getState($toast)).toMatchObject({ text: 'NIKE takes links of nike.com' });
  });
});
