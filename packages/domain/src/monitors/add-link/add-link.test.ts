import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, customer, type FakeServer, type TestEnv } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import { $waitingPageAct } from '../../kernel/page/page-acts';
import { $overlay } from '../../shell/overlays';
import { $isUnsavedOrUnfinished } from '../../kernel/page/unsaved';
import { $toast } from '../../kernel/toasts';
import { $details, detailsLoaded } from '../loaded';
import { page } from '../overview/page';
import { page as detail } from '../detail/page';
import { linkGiven, linksIn, pathChanged } from './given';
import { dialog } from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rows = ['nike', 'zalando', 'nike-two'].map((id) => ({
  monitor_uuid: id,
  monitor_name: id.toUpperCase(),
  product_name: 'Sneaker',
}));
const answerOf = (...links: string[]) => answerWith({ example_inputs: links });
const answerWith = (data: object, inputs: readonly object[] = []) => ({
  status: 200,
  body: {
    data: {
      monitor_uuid: 'x',
      monitor_name: 'X',
      product_name: '',
      monitor_type: 'product',
      ...data,
    },
    webhooks: [],
    inputs,
    monitorOnlyOwnInputs: false,
    monitorSettings: {},
  },
});

async function open(visited: readonly string[], answers: FakeServer = {}) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': { status: 200, body: { monitors: rows } },
      'GET /v1/monitors/nike': answerOf('https://nike.com/de/t/1'),
      'GET /v1/monitors/nike-two': answerOf('https://nike.com/de/t/2'),
      'GET /v1/monitors/zalando': answerOf('https://zalando.de/1'),
      ...answers,
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

/** What was sent last. */
const bodyOf = ({ requests }: TestEnv): unknown => JSON.parse(String(requests.at(-1)?.body));

describe('a link that is given on the overview', () => {
  it('asks for its monitor, with the one chosen whose examples are of its site', async () => {
    const opened = await open(['zalando', 'nike']);
    const { env, scope } = opened;
    await act(env, linkGiven, ' https://www.Zalando.de/dunk?x=1 ');
    expect(scope.getState($overlay)).toBe('addLink');
    expect(scope.getState(dialog.view.link)).toBe('https://www.Zalando.de/dunk?x=1');
    expect(choices(opened)).toEqual(['zalando', 'nike', 'nike-two']);
    expect(scope.getState(dialog.view.chosen)).toBe('zalando');
    await act(env, dialog.events.onMore);
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
    await act(env, dialog.events.onAdd);
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onAdd);
    expect(env.navigations).toHaveLength(before);
    expect(env.requests).toHaveLength(requests);
  });

  const posted = 'POST /v1/monitors/nike/inputs/new';
  const allowed = answerWith({ input_allowed: true, example_inputs: ['https://nike.com/de/t/1'] }, [
    { id: 1, link: 'https://nike.com/de/t/old' },
  ]);
  const addedAs = (id: number, link: string) => ({ status: 200, body: { inputs: [{ id, link }] } });

  it('is added with its sizes, and the dialog is ready for the next one of the monitor', async () => {
    const link = 'https://nike.com/de/t/3';
    const { env, scope } = await open([], { 'GET /v1/monitors/nike': allowed, [posted]: addedAs(7, link) });
    await act(env, linkGiven, link);
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onSizesChange, '40-44');
    await act(env, dialog.events.onAdd);
    expect(env.requests.slice(-2)).toMatchObject([
      { method: 'GET', path: '/v1/monitors/nike' },
      {
        method: 'POST',
        path: '/v1/monitors/nike/inputs/new',
      },
    ]);
    expect(bodyOf(env)).toMatchObject({
      inputs: [{ id: -1, link, sizeRange: '40-44', active: true }],
      force: false,
    });
    expect(scope.getState(dialog.view.added)).toEqual({ link, count: 1, monitor: 'NIKE' });
    expect(
      [dialog.view.link, dialog.view.sizes, dialog.view.chosen].map((one) => scope.getState(one)),
    ).toEqual(['', '40-44', 'nike']);
    expect(scope.getState($overlay)).toBe('addLink');
    // The monitor is known now, with what was added.
    await act(env, dialog.events.onLinkChange, ` ${link.toUpperCase()}`);
    expect(scope.getState(dialog.view.watchedBy)).toEqual(['NIKE']);
  });

  it('goes with others in one call, and all are tried again if they are refused', async () => {
    const links = ['https://nike.com/de/t/3', 'https://nike.com/de/t/4'];
    const { env, scope } = await open(['nike'], {
      'GET /v1/monitors/nike': allowed,
      [posted]: { status: 500 },
    });
    await act(env, linkGiven, links.join(' '));
    expect(scope.getState(dialog.view.count)).toBe(2);
    await act(env, dialog.events.onAdd);
    expect(scope.getState(dialog.view.link)).toBe(links.join(' '));
    env.server[posted] = { status: 200, body: { inputs: links.map((link, at) => ({ id: at + 7, link })) } };
    await act(env, dialog.events.onAdd);
    expect(bodyOf(env)).toMatchObject({ inputs: links.map((link) => ({ link })) });
    expect(scope.getState(dialog.view.added)).toEqual({ link: links.join(' '), count: 2, monitor: 'NIKE' });
    expect(scope.getState(dialog.view.link)).toBe('');
    await act(env, dialog.events.onLinkChange, `https://nike.com/new ${links[1]}`);
    expect(scope.getState(dialog.view.watchedBy)).toEqual(['NIKE']);
  });

  it.each([
    [
      ['DD1391-100', 'DZ5485-612'],
      ['DD1391-100', 'DZ5485-612'],
    ],
    [
      ['<https://a.example/1>', '[the second](https://a.example/2)', 'DD1391-100'],
      ['https://a.example/1', 'https://a.example/2', 'DD1391-100'],
    ],
    [['Air Max 90'], ['Air Max 90']],
  ])('is one of the lines %j', async (lines, links) => {
    const { env } = await open(['nike'], {
      'GET /v1/monitors/nike': allowed,
      [posted]: { status: 200, body: { inputs: [] } },
    });
    await act(env, linkGiven, '');
    await act(env, dialog.events.onLinesPaste, lines);
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onAdd);
    expect(bodyOf(env)).toMatchObject({ inputs: links.map((link) => ({ link })) });
  });

  it('is not added with more than a hundred others, which the field says', async () => {
    const { env, scope } = await open(['nike'], { 'GET /v1/monitors/nike': allowed });
    const links = Array.from({ length: 101 }, (_, at) => `https://nike.com/de/t/${at}`);
    await act(env, linkGiven, links.join(' '));
    expect(scope.getState(dialog.view.linkError)).toBe('At most 100 links at once');
    const requests = env.requests.length;
    await act(env, dialog.events.onAdd);
    expect(env.requests).toHaveLength(requests);
    await act(env, dialog.events.onLinkChange, links.slice(1).join(' '));
    expect(scope.getState(dialog.view.linkError)).toBeNull();
  });

  it('shows the opened monitors that watch it already, and is added there with force', async () => {
    const link = 'https://nike.com/de/t/old';
    const { env, scope } = await open(['nike'], {
      'GET /v1/monitors/nike': allowed,
      [posted]: addedAs(8, link),
    });
    await act(env, linkGiven, link);
    expect(scope.getState(dialog.view.watchedBy)).toEqual(['NIKE']);
    expect(scope.getState(dialog.view.isDuplicate)).toBe(true);
    await act(env, dialog.events.onAdd);
    expect(bodyOf(env)).toMatchObject({ force: true });
    expect(env.requests.filter(({ path }) => path === '/v1/monitors/nike')).toHaveLength(1);
  });

  it('is asked about after a 409, and then added with force', async () => {
    const { env, scope } = await open([], { 'GET /v1/monitors/nike': allowed, [posted]: { status: 409 } });
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onAdd);
    expect(scope.getState(dialog.view.question)).toBe(
      'The input has already been added to the monitor. Are you sure you want to add it again?',
    );
    expect(scope.getState(dialog.view.error)).toBeNull();
    env.server[posted] = addedAs(9, 'https://nike.com/de/t/3');
    await act(env, dialog.events.onAdd);
    expect(bodyOf(env)).toMatchObject({ force: true });
    expect(scope.getState(dialog.view.question)).toBeNull();
  });

  it('stays in its field if it cannot be added', async () => {
    const { env, scope } = await open([], { [posted]: { status: 500 } });
    await act(env, linkGiven, 'DZ5485-612');
    await act(env, dialog.events.onChoose, 'nike');
    // Its answer does not allow inputs.
    await act(env, dialog.events.onAdd);
    expect(scope.getState(dialog.view.error)).toBe('Inputs Not Allowed');
    expect(env.requests.at(-1)).toMatchObject({ method: 'GET' });
    const other = await open([], { 'GET /v1/monitors/nike': allowed, [posted]: { status: 500 } });
    await act(other.env, linkGiven, 'DZ5485-612');
    await act(other.env, dialog.events.onChoose, 'nike');
    await act(other.env, dialog.events.onAdd);
    expect(other.scope.getState(dialog.view.error)).toBe('Failed to add input');
    expect(other.scope.getState(dialog.view.link)).toBe('DZ5485-612');
  });

  it('keeps the next link, which was typed while one is sent, and asks before the tab is left', async () => {
    let answer = (): void => undefined;
    const { env, scope } = await open(['nike'], {
      'GET /v1/monitors/nike': allowed,
      [posted]: () =>
        new Promise((resolve) => (answer = () => resolve(addedAs(7, 'https://nike.com/de/t/3')))),
    });
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    await act(env, dialog.events.onAdd);
    expect(scope.getState($isUnsavedOrUnfinished)).toBe(true);
    await act(env, dialog.events.onLinkChange, 'https://nike.com/de/t/4');
    answer();
    await flush();
    expect(scope.getState(dialog.view.link)).toBe('https://nike.com/de/t/4');
    expect(scope.getState($isUnsavedOrUnfinished)).toBe(false);
  });

  it('tells in a message what came of it if the dialog was closed meanwhile', async () => {
    const { env, scope } = await open(['nike'], {
      'GET /v1/monitors/nike': allowed,
      [posted]: { status: 500 },
    });
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    void act(env, dialog.events.onAdd);
    void act(env, dialog.events.onClose);
    await flush();
    expect(scope.getState($toast)).toMatchObject({
      kind: 'error',
      text: 'https://nike.com/de/t/3: Failed to add input',
    });
  });

  it('is there again after a forced logout', async () => {
    const { env } = await open(['nike'], { 'GET /v1/monitors/nike': allowed, [posted]: { status: 401 } });
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    await act(env, dialog.events.onAdd);
    expect(JSON.stringify([...env.storage])).toContain('https://nike.com/de/t/3');
  });

  it('takes nothing back that the page of its monitor has read meanwhile', async () => {
    let answer = (): void => undefined;
    const { env, scope } = await open([], {
      'GET /v1/monitors/nike': allowed,
      [posted]: () =>
        new Promise((resolve) => (answer = () => resolve(addedAs(7, 'https://nike.com/de/t/3')))),
    });
    await act(env, linkGiven, 'https://nike.com/de/t/3');
    await act(env, dialog.events.onChoose, 'nike');
    await act(env, dialog.events.onAdd);
    const newer = new Map([
      ['nike', { data: {}, inputs: [{ id: 2, link: 'https://nike.com/de/t/new' }] } as never],
    ]);
    await act(env, detailsLoaded, newer);
    answer();
    await flush();
    const links = scope
      .getState($details)
      .get('nike')
      ?.inputs.map(({ link }) => link);
    expect(links).toEqual(['https://nike.com/de/t/3', 'https://nike.com/de/t/new']);
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

describe('linksIn', () => {
  it.each([
    ['https://a.example/1', ['https://a.example/1']],
    [
      ' <https://a.example/1>\n[two](https://a.example/2)\r\n\n',
      ['https://a.example/1', 'https://a.example/2'],
    ],
    ['https://a.example/1 https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
    ['<https://a.example/1> <https://a.example/2>', ['https://a.example/1', 'https://a.example/2']],
    ['see https://a.example/1', []],
    ['DD1391-100', []],
    ['', []],
    ['https://a.example/1\nhttps://a.example/1', ['https://a.example/1']],
  ])('reads %j', (text, links) => expect(linksIn(text)).toEqual(links));
});
