import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import { $waitingPageAct } from '../../kernel/page/page-acts';
import { $overlay } from '../../shell/overlays';
import { page } from '../overview/page';
import { page as detail } from '../detail/page';
import { dialog, linkGiven, pathChanged } from './index';

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
  for (const uuid of visited) {
    await act(env, detail.opened, { uuid });
    await act(env, detail.closed);
  }
  await act(env, page.opened);
  await act(env, pathChanged, '/monitors');
  return { env, scope };
}

const choices = ({ scope }: Awaited<ReturnType<typeof open>>): readonly string[] =>
  scope.getState(dialog.view.monitors).map(({ uuid }) => uuid);

describe('a link that is given on the overview', () => {
  it('asks for its monitor, with the one chosen whose examples are of its site', async () => {
    const opened = await open(['zalando', 'nike']);
    const { env, scope } = opened;
    await act(env, linkGiven, ' https://www.Zalando.de/dunk?x=1 ');
    expect(scope.getState($overlay)).toBe('addLink');
    expect(scope.getState(dialog.view.link)).toBe('https://www.Zalando.de/dunk?x=1');
    expect(choices(opened)).toEqual(['zalando', 'nike', 'nike-two']);
    expect(scope.getState(dialog.view.chosen)).toBe('zalando');
    await act(env, dialog.events.onContinue);
    expect(env.navigations.at(-1)).toMatchObject({ to: '/monitors/zalando' });
    expect(scope.getState($overlay)).toBeNull();
    expect(scope.getState($waitingPageAct)).toEqual({
      page: 'monitorDetail',
      act: 'add-input',
      link: 'https://www.Zalando.de/dunk?x=1',
    });
  });

  it('has none chosen of several with examples of its site', async () => {
    const { env, scope } = await open(['nike', 'nike-two', 'zalando']);
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    expect(scope.getState(dialog.view.chosen)).toBe('');
  });

  it('keeps the monitor that a person chooses, until the next link', async () => {
    const { env, scope } = await open(['zalando']);
    await act(env, linkGiven, 'https://zalando.de/dunk');
    await act(env, dialog.events.onChoose, 'nike-two');
    await act(env, dialog.events.onLinkChange, 'https://zalando.de/samba');
    expect(scope.getState(dialog.view.chosen)).toBe('nike-two');
    await act(env, linkGiven, 'https://zalando.de/dunk');
    expect(scope.getState(dialog.view.chosen)).toBe('zalando');
  });

  it.each(['https://unknown.example/dunk', 'https://notzalando.de/1', 'DZ5485-612'])(
    'has no monitor chosen for %s',
    async (link) => {
      const opened = await open(['zalando']);
      await act(opened.env, linkGiven, link);
      expect(opened.scope.getState(dialog.view.chosen)).toBe('');
      expect(choices(opened)).toEqual(['nike', 'zalando', 'nike-two']);
    },
  );

  it('loads nothing, and goes nowhere without a link and a monitor', async () => {
    const { env, scope } = await open([]);
    const requests = env.requests.length;
    await act(env, linkGiven, '');
    expect(scope.getState($overlay)).toBe('addLink');
    const before = env.navigations.length;
    await act(env, dialog.events.onContinue);
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onContinue);
    expect(env.navigations).toHaveLength(before);
    expect(env.requests).toHaveLength(requests);
  });

  it('waits until the monitors are loaded', async () => {
    const { env, scope } = await open(['nike']);
    await act(env, pathChanged, '/settings');
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    expect(scope.getState($overlay)).toBeNull();
    await act(env, pathChanged, '/monitors');
    expect(scope.getState($overlay)).toBe('addLink');
  });
});
