import { type Store } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as settings from '../../account/settings';
import { $values, fieldChanged, saveRequested } from '../../account/settings';
import { LOGOUT_DELAY_MS, logoutConfirmed, logoutRequested } from '../../account/session/logout';
import * as commands from '../../commands';
import * as commandsDialog from '../../commands/dialog';
import { dialogOpened } from '../../commands/list';
import * as customers from '../../customers';
import * as customersManaging from '../../customers/managing';
import * as detail from '../../monitors/detail';
import { bulk, edit } from '../../monitors/detail/bulk';
import { monitor, uuid, webhook } from '../../monitors/detail/testing';
import { keywords } from '../../monitors/keywords';
import * as monitors from '../../monitors/overview';
import { proxies } from '../../monitors/proxies';
import * as redirects from '../../monitors/redirects';
import { redirectImport } from '../../monitors/redirects/bulk';
import * as redirectsOpen from '../../monitors/redirects/bulk/open';
import * as redirectsEditor from '../../monitors/redirects/editor';
import { createServer } from '../../monitors/redirects/testing';
import * as updatesForm from '../../monitors/updates/form';
import { unsavedDiscarded } from '../page/unsaved';
import { $conflict } from '../save/conflict';
import { isTabKey, storageChanged } from '../ports';
import { act, flush } from './acts';
import { createTestEnv, customer, type FakeServer, type TestEnv } from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MONITOR = `/monitors/${uuid}`;
const GUILD = '900000000000000001';
const guild = `GET /v1/user/info/bot/guilds/${GUILD}`;
const bots = (content: object) => ({ status: 200, body: { bots: [content] } });

const routes: FakeServer = {
  'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
  'POST /v1/logout': { status: 200 },
  'POST /v1/customer/update': { status: 500 },
  ...createServer().routes,
  'GET /v1/monitors': { status: 200, body: { monitors: [] } },
  'GET /v1/products?type=monitor': { status: 200, body: [{ id: 5, name: 'Sneaker' }] },
  'GET /v1/keywords': { status: 200, body: [{ id: 1, name: 'Runners', keywords: ['dunk'] }] },
  'GET /v1/proxies': { status: 200, body: [] },
  [`GET /v1${MONITOR}`]: { status: 200, body: monitor },
  'GET /v1/user/oauth/check': { status: 200 },
  'GET /v1/user/info/bot/guilds': bots({ guilds: [{ id: GUILD, name: 'Society' }] }),
  [`GET /v1/user/info/bot/commands?guild_id=${GUILD}`]: bots({ commands: [{ id: 2, name: 'Ping' }] }),
  [`${guild}/roles`]: bots({ roles: [{ id: 'r1', name: 'Staff', color: 0 }] }),
  [`${guild}/members`]: bots({ members: [] }),
  [`${guild}/channels`]: bots({ channels: [] }),
  'GET /v1/customers': { status: 200, body: [{ customer_id: '1', name: 'Acme', products: [] }] },
  'GET /v1/products': { status: 200, body: [{ id: 5, name: 'Sneaker', type: 'monitor' }] },
};

const read = <Value>({ scope }: TestEnv, $store: Store<Value>): Value => scope.getState($store);

/** A visit with what an earlier one has left in the storage, signed in. */
async function visit(path: string, before?: TestEnv, server: FakeServer = {}): Promise<TestEnv> {
  const env = createTestEnv({
    server: { ...routes, ...server },
    storage: { ...Object.fromEntries(before?.storage ?? []), token: 'tok', name: 'Ada' },
  });
  void env.start(path);
  await flush();
  return env;
}
const tabText = ({ storage }: TestEnv) =>
  [...storage].flatMap(([key, text]) => (isTabKey(key) ? [text] : [])).join();

interface Editor {
  readonly name: string;
  readonly path: string;
  readonly open: (env: TestEnv) => Promise<void>;
  readonly type: (env: TestEnv) => Promise<void>;
  /** What the editor shows. */
  readonly show: (env: TestEnv) => unknown;
}

const { add, pending } = detail.inputs;
const openMonitor = (env: TestEnv) => act(env, detail.page.opened, { uuid });
const keys = new Set(['r1']);

const editors: readonly Editor[] = [
  {
    name: 'the settings',
    path: '/settings',
    open: (env) => act(env, settings.page.opened),
    type: async (env) => {
      await act(env, fieldChanged, { field: 'botName' as const, value: 'Typed' });
      await act(env, fieldChanged, { field: 'webhookUrl' as const, value: webhook('typed') });
    },
    show: (env) => read(env, $values),
  },
  {
    name: 'the redirect dialog',
    path: '/monitors/redirects',
    open: async (env) => {
      await act(env, redirects.page.opened);
      await act(env, redirectsEditor.editOpened, 1);
    },
    type: (env) => act(env, redirectsEditor.editor.events.onChange, { keyword: 'Typed' }),
    show: (env) => read(env, redirectsEditor.$draft),
  },
  {
    name: 'the dialog of a new redirect',
    path: '/monitors/redirects',
    open: async (env) => {
      await act(env, redirects.page.opened);
      await act(env, redirectsEditor.createOpened);
    },
    type: (env) => act(env, redirectsEditor.editor.events.onChange, { keyword: 'Typed' }),
    show: (env) => read(env, redirectsEditor.$draft),
  },
  {
    name: 'the update dialog',
    path: '/monitors',
    open: async (env) => {
      await act(env, monitors.page.opened);
      await act(env, updatesForm.opened);
    },
    type: async (env) => {
      await act(env, updatesForm.dialog.events.onFieldAdd);
      await act(env, updatesForm.dialog.events.onChange, { title: 'Typed' });
    },
    show: (env) => read(env, updatesForm.$form),
  },
  {
    name: 'the new monitor dialog',
    path: '/monitors',
    open: async (env) => {
      await act(env, monitors.page.opened);
      await act(env, monitors.screen.events.onCreateMonitor);
    },
    type: (env) => act(env, monitors.create.dialog.events.onChange, { siteName: 'Typed', regions: ['US'] }),
    show: (env) => read(env, monitors.create.editor.$draft),
  },
  {
    name: 'the editor of a keyword list',
    path: '/monitors',
    open: async (env) => {
      await act(env, keywords.page.opened);
      await act(env, keywords.list.events.onEdit, 1);
    },
    type: (env) => act(env, keywords.editor.events.onTextChange, 'dunk\ntyped'),
    show: (env) => read(env, keywords.$draft),
  },
  {
    name: 'the editor of a new proxy list',
    path: '/monitors',
    open: async (env) => {
      await act(env, proxies.page.opened);
      await act(env, proxies.list.events.onCreate);
    },
    type: (env) => act(env, proxies.editor.events.onNameChange, 'Typed'),
    show: (env) => read(env, proxies.$draft),
  },
  {
    name: 'the dialog of an input',
    path: MONITOR,
    open: async (env) => {
      await openMonitor(env);
      await act(env, detail.inputs.table.events.onEdit, 1);
    },
    type: (env) => act(env, edit.events.onChange, { note: 'typed' }),
    show: (env) => read(env, edit.view.values),
  },
  {
    name: 'the form that adds an input, with those that could not be added',
    path: MONITOR,
    open: openMonitor,
    type: async (env) => {
      await act(env, add.events.onChange, { link: 'https://shop.example/failed' });
      await act(env, add.events.onAdd);
      await act(env, add.events.onChange, { link: 'https://shop.example/typed', note: 'typed' });
    },
    show: (env) => [
      read(env, add.view.values),
      read(env, pending.view.pending).map(({ item, phase }) => [item.link, phase]),
    ],
  },
  {
    name: 'example inputs',
    path: MONITOR,
    open: openMonitor,
    type: async (env) => {
      await act(env, detail.examples.events.onAdd, 'added');
      await act(env, detail.examples.events.onType, 'typed');
    },
    show: (env) => [read(env, detail.examples.view.examples), read(env, detail.examples.view.typed)],
  },
  {
    name: 'the bulk add of inputs',
    path: MONITOR,
    open: async (env) => {
      await openMonitor(env);
      await act(env, add.events.onAddMany);
    },
    type: (env) => act(env, bulk.events.onTextChange, `https://shop.example/a ${webhook('bulk')}`),
    show: (env) => read(env, bulk.view.text),
  },
  {
    name: 'the import of redirects',
    path: '/monitors/redirects',
    open: async (env) => {
      await act(env, redirects.page.opened);
      await act(env, redirectsOpen.importOpened);
    },
    type: (env) => act(env, redirectImport.events.onTextChange, `Dunk,${webhook('bulk')}`),
    show: (env) => read(env, redirectImport.view.text),
  },
  {
    name: 'the permission dialog',
    path: '/commands',
    open: async (env) => {
      await act(env, commands.page.opened, { origin: 'https://dash.example' });
      await act(env, dialogOpened, 2);
    },
    type: async (env) => {
      await act(env, commandsDialog.stepAdvanced);
      await act(env, commandsDialog.selectionChanged, { kind: 'roles' as const, ids: keys });
      await act(env, commandsDialog.stepAdvanced);
      await act(env, commandsDialog.permissionsSet, { kind: 'roles' as const, ids: ['r1'], isAllowed: true });
    },
    show: (env) => read(env, commandsDialog.$dialog),
  },
  {
    name: 'the products of a customer',
    path: '/customers',
    open: (env) => act(env, customers.page.opened),
    type: (env) => act(env, customersManaging.productToggled, { id: '1', key: '5', isSelected: true }),
    show: (env) => read(env, customersManaging.$drafts),
  },
];

describe.each(editors)('$name', ({ path, open, type, show }) => {
  it('has what was typed when it opens again after a reload', async () => {
    const before = await visit(path);
    await open(before);
    const untouched = show(before);
    await type(before);
    expect(show(before)).not.toEqual(untouched);
    const after = await visit(path, before);
    await open(after);
    expect(show(after)).toEqual(show(before));
    expect(tabText(after)).toBe(tabText(before));
  });

  it('opens untouched after the person has left without saving, and then reloaded', async () => {
    const before = await visit(path);
    await open(before);
    const untouched = show(before);
    await type(before);
    await act(before, unsavedDiscarded);
    expect(tabText(before)).toBe('');
    const after = await visit(path, before);
    await open(after);
    expect(show(after)).toEqual(untouched);
  });
});

const botName = (env: TestEnv) => read(env, $values).botName;
async function typeIntoSettings(): Promise<TestEnv> {
  const env = await visit('/settings');
  await act(env, settings.page.opened);
  await act(env, fieldChanged, { field: 'botName' as const, value: 'Typed' });
  return env;
}

describe('what was typed into the settings', () => {
  it('is there again after the logout that a failed save requires, and the token is not kept with it', async () => {
    const before = await typeIntoSettings();
    await act(before, saveRequested);
    await vi.advanceTimersByTimeAsync(LOGOUT_DELAY_MS);
    expect(before.storage.has('token')).toBe(false);
    expect(tabText(before)).not.toContain('tok"');
    await act(before, settings.page.closed);
    const after = await visit('/settings', before);
    await act(after, settings.page.opened);
    expect(botName(after)).toBe('Typed');
  });

  it('is removed by a voluntary logout', async () => {
    const before = await typeIntoSettings();
    await act(before, logoutRequested);
    await act(before, logoutConfirmed);
    await act(before, fieldChanged, { field: 'botName' as const, value: 'Typed while the browser leaves' });
    expect(tabText(before)).toBe('');
    expect([...before.storage.keys()]).not.toContain('dropdeck:logged-out');
  });

  it('is removed by a voluntary logout in another tab, and stays after a forced one', async () => {
    const env = await typeIntoSettings();
    await act(env, storageChanged, { key: 'dropdeck:logged-out', value: 'another account' });
    expect(tabText(env)).toContain('Typed');
    await act(env, storageChanged, { key: 'dropdeck:logged-out', value: '1080000000000000001' });
    await act(env, storageChanged, { key: 'token', value: null });
    expect(tabText(env)).toBe('');
    const forced = await typeIntoSettings();
    await act(forced, storageChanged, { key: 'token', value: null });
    expect(tabText(forced)).toContain('Typed');
  });
});

describe('webhooks of a monitor', () => {
  const urls = (env: TestEnv) => read(env, detail.webhooks.view.webhooks).map(({ url }) => url);
  const answer = (status: number): FakeServer => ({ [`POST /v1${MONITOR}/webhooks`]: { status } });
  async function typeWebhook(server: FakeServer): Promise<TestEnv> {
    const env = await visit(MONITOR, undefined, server);
    await openMonitor(env);
    await act(env, detail.webhooks.events.onChange, { region: 'EU-Nike', url: webhook('typed') });
    return env;
  }

  it('are there again after the logout that a 401 requires, and save themselves', async () => {
    const before = await typeWebhook(answer(401));
    await act(before, detail.webhooks.events.onCommit);
    await act(before, detail.page.closed);
    const env = await visit(MONITOR, before, answer(200));
    await openMonitor(env);
    expect(urls(env)).toEqual([webhook('typed'), '']);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toMatchObject([
      { webhooks: [{ webhook_url: webhook('typed') }, {}] },
    ]);
    expect(tabText(env)).toBe('');
  });

  it('are not kept once a save that outlives their page has succeeded', async () => {
    const env = await typeWebhook(answer(200));
    await act(env, detail.page.closed);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toHaveLength(1);
    expect(tabText(env)).toBe('');
  });

  it('are asked about if they were changed elsewhere meanwhile', async () => {
    const before = await typeWebhook(answer(401));
    const [first, ...others] = monitor.webhooks;
    const changed = { ...monitor, webhooks: [{ ...first, webhook_url: webhook('newer') }, ...others] };
    const env = await visit(MONITOR, before, {
      ...answer(200),
      [`GET /v1${MONITOR}`]: { status: 200, body: changed },
    });
    await openMonitor(env);
    expect(env.scope.getState($conflict)?.fields).toMatchObject([
      { mine: urls(before)[0], theirs: webhook('newer') },
    ]);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toEqual([]);
  });
});

it('an edited input keeps what has changed elsewhere besides the typed fields', async () => {
  const before = await visit(MONITOR);
  await openMonitor(before);
  await act(before, detail.inputs.table.events.onEdit, 1);
  await act(before, edit.events.onChange, { note: 'typed' });
  const [first, ...others] = monitor.inputs;
  const env = await visit(MONITOR, before, {
    [`GET /v1${MONITOR}`]: {
      status: 200,
      body: { ...monitor, inputs: [{ ...first, region: 'US-Nike' }, ...others] },
    },
  });
  await openMonitor(env);
  await act(env, detail.inputs.table.events.onEdit, 1);
  await act(env, edit.events.onSave);
  expect(read(env, detail.inputs.table.view.inputs)[0]).toMatchObject({ region: 'US-Nike', note: 'typed' });
});
