import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as commands from '../../commands';
import * as customers from '../../customers';
import { keywords } from '../../monitors/keywords';
import * as detail from '../../monitors/detail';
import { bulk, edit } from '../../monitors/detail/bulk';
import { monitor, uuid, webhook } from '../../monitors/detail/testing';
import * as monitors from '../../monitors/overview';
import { proxies } from '../../monitors/proxies';
import * as redirects from '../../monitors/redirects';
import { redirectImport } from '../../monitors/redirects/bulk';
import * as settings from '../../account/settings';
import { $values, fieldChanged } from '../../account/settings/settings';
import { $conflict, conflictAnswered } from '../../kernel/save/conflict';
import type { FakeServer, TestEnv } from '../../kernel/testing';
import { discarded } from './index';
import { storageKeys, type StoredDraft } from './records';
import {
  act,
  afterCrash,
  localText,
  MONITOR,
  names,
  offers,
  read,
  restore,
  stored,
  tabText,
  visit,
} from './testing';
import * as commandsDialog from '../../commands/dialog';
import * as customersManaging from '../../customers/managing';
import * as redirectsEditor from '../../monitors/redirects/editor';
import * as redirectsOpen from '../../monitors/redirects/bulk/open';
import * as updatesForm from '../../monitors/updates/form';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Editor {
  readonly name: string;
  readonly path: string;
  readonly open: (env: TestEnv) => Promise<void>;
  readonly type: (env: TestEnv) => Promise<void>;
  /** What the editor shows. */
  readonly show: (env: TestEnv) => unknown;
  /** Whether nothing of it outlives the tab. */
  readonly isSecret?: true;
}

const { add, pending } = detail.inputs;
const openMonitor = (env: TestEnv) => act(env, detail.page.opened, { uuid });
const openMonitors = (env: TestEnv) => act(env, monitors.page.opened, { query: '' });
const openRedirects = (env: TestEnv) => act(env, redirects.page.opened);
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
    open: openRedirects,
    type: async (env) => {
      await act(env, redirectsEditor.editOpened, 1);
      await act(env, redirectsEditor.draftChanged, { keyword: 'Typed' });
    },
    show: (env) => read(env, redirectsEditor.$draft)?.keyword,
  },
  {
    name: 'the update dialog',
    path: '/monitors',
    open: openMonitors,
    type: async (env) => {
      await act(env, updatesForm.opened);
      await act(env, updatesForm.fieldAdded);
      await act(env, updatesForm.formChanged, { title: 'Typed' });
    },
    show: (env) => read(env, updatesForm.$form),
  },
  {
    name: 'the new monitor dialog',
    path: '/monitors',
    open: openMonitors,
    type: async (env) => {
      await act(env, monitors.create.opened);
      await act(env, monitors.create.formChanged, { siteName: 'Typed', regions: ['US'] });
    },
    show: (env) => read(env, monitors.create.$form),
  },
  {
    name: 'the editor of a keyword list',
    path: '/monitors',
    open: (env) => act(env, keywords.page.opened),
    type: async (env) => {
      await act(env, keywords.editOpened, 1);
      await act(env, keywords.textChanged, 'dunk\ntyped');
    },
    show: (env) => read(env, keywords.$draft),
  },
  {
    name: 'the editor of a proxy list',
    path: '/monitors',
    open: (env) => act(env, proxies.page.opened),
    type: async (env) => {
      await act(env, proxies.createOpened);
      await act(env, proxies.nameChanged, 'Typed');
    },
    show: (env) => read(env, proxies.$draft),
  },
  {
    name: 'the dialog of an input',
    path: MONITOR,
    open: openMonitor,
    type: async (env) => {
      await act(env, detail.inputs.table.events.onEdit, 1);
      await act(env, edit.events.onChange, { note: 'typed' });
    },
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
    open: openMonitor,
    type: async (env) => {
      await act(env, add.events.onAddMany);
      await act(env, bulk.events.onTextChange, `https://shop.example/a ${webhook('bulk')}`);
    },
    show: (env) => [read(env, bulk.view.isOpen), read(env, bulk.view.text)],
    isSecret: true,
  },
  {
    name: 'the import of redirects',
    path: '/monitors/redirects',
    open: openRedirects,
    type: async (env) => {
      await act(env, redirectsOpen.importOpened);
      await act(env, redirectImport.events.onTextChange, `Dunk,${webhook('bulk')}`);
    },
    show: (env) => [read(env, redirectImport.view.isOpen), read(env, redirectImport.view.text)],
    isSecret: true,
  },
  {
    name: 'the permission dialog',
    path: '/commands',
    open: (env) => act(env, commands.page.opened, { origin: 'https://dash.example' }),
    type: async (env) => {
      await act(env, commandsDialog.dialogOpened, 2);
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
    open: (env) => act(env, customers.page.opened, { query: '' }),
    type: (env) => act(env, customersManaging.productToggled, { id: '1', key: '5', isSelected: true }),
    show: (env) => read(env, customersManaging.$drafts),
  },
];

it.each(editors)('$name gets back what was typed, after a reload', async ({ path, open, type, show }) => {
  const before = await visit(path);
  await open(before);
  const untouched = show(before);
  await type(before);
  await stored();
  expect(offers(before)).toEqual([]);
  const after = await visit(path, { storage: before.storage });
  await open(after);
  expect(show(after)).toEqual(untouched);
  expect(offers(after)).toHaveLength(1);
  await restore(after);
  expect(show(after)).toEqual(show(before));
  expect(offers(after)).toEqual([]);
});

it.each(editors)('$name is offered after a crash unless it is a secret', async (editor) => {
  const before = await visit(editor.path);
  await editor.open(before);
  await editor.type(before);
  await stored();
  expect(localText(before)).not.toContain('webhooks/');
  const after = await visit(editor.path, { storage: afterCrash(before) });
  await editor.open(after);
  expect(offers(after)).toHaveLength(editor.isSecret === true ? 0 : 1);
});

const webhookDraft = { edits: [{ region: 'EU-Nike', url: webhook('typed'), base: webhook('older') }] };
const urls = (env: TestEnv) => read(env, detail.webhooks.view.webhooks).map(({ url }) => url);

/** Opens the monitor with a draft of the webhooks of this or another one. */
async function withWebhooks(path = MONITOR): Promise<TestEnv> {
  const entry: StoredDraft = {
    owner: '1080000000000000001',
    tab: '',
    savedAt: Date.UTC(2026, 10, 21),
    kind: 'webhooks',
    path,
    id: '',
    name: '',
    secrets: ['url', 'base'],
    value: webhookDraft,
  };
  const env = await visit(MONITOR, { storage: new Map([[storageKeys.tab, JSON.stringify([entry])]]) });
  await openMonitor(env);
  return env;
}

it('webhooks are offered again after the logout that a 401 required, and save themselves', async () => {
  const server: FakeServer = { [`POST /v1${MONITOR}/webhooks`]: { status: 401 } };
  const before = await visit(MONITOR, { server });
  await openMonitor(before);
  await act(before, detail.webhooks.events.onChange, { region: 'US-Nike', url: webhook('typed') });
  await act(before, detail.webhooks.events.onCommit);
  await stored();
  expect(localText(before)).toBe('');
  const env = await visit(MONITOR, {
    storage: new Map([...before.storage, ['token', 'tok']]),
    server: { [`POST /v1${MONITOR}/webhooks`]: { status: 200 } },
  });
  await openMonitor(env);
  expect(urls(env)).toEqual([webhook('eu'), '']);
  await restore(env);
  expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toMatchObject([
    { webhooks: [{}, { webhook_url: webhook('typed') }] },
  ]);
  await stored();
  expect(offers(env)).toEqual([]);
  expect(tabText(env)).toBe('');
});

it('webhooks whose save outlives their page are not offered', async () => {
  const server: FakeServer = { [`POST /v1${MONITOR}/webhooks`]: { status: 200 } };
  const env = await visit(MONITOR, { server });
  await openMonitor(env);
  await act(env, detail.webhooks.events.onChange, { region: 'US-Nike', url: webhook('typed') });
  await act(env, detail.page.closed);
  await stored();
  await openMonitor(env);
  await stored();
  expect(offers(env)).toEqual([]);
});

it('webhooks are offered on their monitor alone, and can be discarded', async () => {
  expect(offers(await withWebhooks('/monitors/another'))).toEqual([]);
  const env = await withWebhooks();
  expect(offers(env)).toMatchObject([{ kind: 'webhooks' }]);
  await act(env, discarded, [offers(env)[0]?.key ?? '']);
  expect(offers(env)).toEqual([]);
  await stored();
  expect([...env.storage.keys()].filter((key) => key.includes('draft'))).toEqual([]);
});

it('webhooks that have changed elsewhere are asked about before they are restored', async () => {
  const env = await withWebhooks();
  await restore(env);
  expect(read(env, $conflict)?.fields).toMatchObject([
    { label: 'EU-Nike', mine: webhook('typed'), theirs: webhook('eu'), isSecret: true },
  ]);
  await act(env, conflictAnswered, null);
  expect(urls(env)).toEqual([webhook('eu'), '']);
  expect(offers(env)).toHaveLength(1);
  await restore(env);
  await act(env, conflictAnswered, { 'EU-Nike': 'theirs' as const });
  expect(urls(env)).toEqual([webhook('eu'), '']);
  expect(offers(env)).toEqual([]);
});

/** Edits an input; what the next visit loads is another server's. */
async function editedInput(server: FakeServer, info = {}): Promise<TestEnv> {
  const before = await visit(MONITOR);
  await openMonitor(before);
  await act(before, detail.inputs.table.events.onEdit, 1);
  await act(before, edit.events.onChange, { note: 'typed' });
  await stored();
  const env = await visit(MONITOR, { storage: before.storage, server, info });
  await openMonitor(env);
  await restore(env);
  return env;
}
const answer = (body: object): FakeServer => ({ [`GET /v1${MONITOR}`]: { status: 200, body } });

it('an input keeps what has changed elsewhere besides the typed fields', async () => {
  const [first, ...others] = monitor.inputs;
  const env = await editedInput(answer({ ...monitor, inputs: [{ ...first, region: 'US-Nike' }, ...others] }));
  expect(read(env, edit.view.values)).toMatchObject({ region: 'US-Nike', note: 'typed' });
});

it('an input that was deleted becomes a new one', async () => {
  const env = await editedInput(answer({ ...monitor, inputs: [] }));
  expect(read(env, edit.view.isOpen)).toBe(false);
  expect(read(env, add.view.values)).toMatchObject({ link: 'https://shop.example/dunk', note: 'typed' });
});

it('an input that was deleted stays a draft for a person who may not add one', async () => {
  const data = { ...monitor.data, input_allowed: false };
  const env = await editedInput(answer({ ...monitor, data, inputs: [] }), { developer: false });
  expect(offers(env)).toMatchObject([{ name: 'https://shop.example/dunk', isMissing: true }]);
  await stored();
  expect(localText(env)).toContain('https://shop.example/dunk');
});

it('permissions of a command that was deleted stay a draft', async () => {
  const before = await visit('/commands');
  await act(before, commands.page.opened, { origin: 'https://dash.example' });
  await act(before, commandsDialog.dialogOpened, 2);
  await act(before, commandsDialog.stepAdvanced);
  await act(before, commandsDialog.selectionChanged, { kind: 'roles' as const, ids: keys });
  await stored();
  const env = await visit('/commands', {
    storage: before.storage,
    server: { 'GET /v1/user/info/bot/guilds': { status: 200, body: { bots: [{ guilds: [] }] } } },
  });
  await act(env, commands.page.opened, { origin: 'https://dash.example' });
  await restore(env);
  expect(offers(env)).toMatchObject([{ name: 'Ping', isMissing: true }]);
  expect(names(env)).toEqual(['Ping']);
});

it('permissions stay a draft while the commands of their server cannot be loaded', async () => {
  const before = await visit('/commands');
  await act(before, commands.page.opened, { origin: 'https://dash.example' });
  await act(before, commandsDialog.dialogOpened, 2);
  await act(before, commandsDialog.stepAdvanced);
  await act(before, commandsDialog.selectionChanged, { kind: 'roles' as const, ids: keys });
  await stored();
  const path = Object.keys(before.server).find((call) => call.includes('bot/commands')) ?? '';
  const env = await visit('/commands', { storage: before.storage, server: { [path]: { status: 500 } } });
  await act(env, commands.page.opened, { origin: 'https://dash.example' });
  await restore(env);
  await stored();
  expect(localText(env)).toContain('Ping');
  await act(env, commands.page.closed);
  await act(env, commands.page.opened, { origin: 'https://dash.example' });
  await stored();
  expect(names(env)).toEqual(['Ping']);
});
