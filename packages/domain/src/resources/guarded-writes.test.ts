import { allSettled, type Effect, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customers from '../customers';
import { keywords } from '../monitors/keywords';
import * as detail from '../monitors/detail';
import { access, edit } from '../monitors/detail/bulk';
import { proxies } from '../monitors/proxies';
import * as redirects from '../monitors/redirects';
import * as settings from '../account/settings';
import { $conflict, $isUnauthorized, conflictAnswered, tabReturned } from '../kernel';
import type { Failure } from '../kernel/http';
import { STALE_AFTER_MS } from '../kernel/save';
import { writeOf } from '../kernel/save/resource';
import { writeFx } from '../kernel/save/write';
import { inputs } from './inputs';
import { toRegions, webhooks } from './webhooks';
import { createTestEnv, customer, type FakeAnswer, type FakeServer, type TestEnv } from '../kernel/testing';
import { $toast, toastActed } from '../kernel/toasts';
import * as customersManaging from '../customers/managing';
import * as customersRenewals from '../customers/renewals';
import * as redirectsEditor from '../monitors/redirects/editor';
import * as redirectsList from '../monitors/redirects/list';

/** The ten calls that write a whole object or list, against a server that another client writes to. */

const uuid = 'mon-1';
const webhook = (name: string): string => `https://discord.com/api/webhooks/1090000000000000002/${name}`;

/** The server's initial state. */
const stored = () => ({
  info: { ...customer, developer: true },
  redirects: [
    { id: 1, keyword: 'Dunk', webhook: webhook('dunk'), type: 'Name', active: true, note: 'kept' },
    { id: 2, keyword: 'Jordan', webhook: webhook('air'), type: 'Name', active: true },
  ],
  customers: [
    { customer_id: '1', name: 'Ada', next_renewal: '2026-11-23', products: [1, 2], plan: 'kept' },
    { customer_id: '2', name: 'Ben', next_renewal: '2026-11-24', products: [1] },
  ],
  keywords: [{ id: 7, name: 'Runners', keywords: ['dunk', 'air max'] }],
  proxies: [{ id: 8, name: 'Home', proxies: '10.0.0.1:80\n10.0.0.2:80' }],
  monitor: {
    data: { monitor_uuid: uuid, monitor_name: 'Nike', monitor_type: 'new', example_inputs: ['one', 'two'] },
    webhooks: [
      { region: 'EU', webhook_url: webhook('eu') },
      { region: 'UK', webhook_url: webhook('uk') },
    ],
    inputs: [
      {
        id: 1,
        link: 'dunk',
        sizeRange: '36-50',
        region: 'all',
        note: 'old',
        priceLimit: 90,
        active: true,
        by: 'x',
      },
      { id: 2, link: 'samba', sizeRange: '36-50', region: 'all', note: '', active: true },
    ],
    monitorSettings: { delay: 10 },
  },
  access: {
    all: ['11', '12', '13'].map((id) => ({ customer_id: id, name: `Customer ${id}` })),
    filtered: ['11', '12'],
  },
});
type Stored = ReturnType<typeof stored>;
type Input = Stored['monitor']['inputs'][number];
const [dunk, samba] = stored().monitor.inputs as [Input, Input];
const withoutLimit = ({ priceLimit: _, ...input }: Input): object => input;

interface Env extends TestEnv {
  readonly stored: Stored;
  /** The answers of the next writes; 200 by default. */
  answers: FakeAnswer[];
}

const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function act<Params, Done>(
  { scope }: { scope: Scope },
  event: EventCallable<Params> | Effect<Params, Done, Failure>,
  params?: NoInfer<Params>,
) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await flush();
}

async function open(): Promise<Env> {
  const state = stored();
  const answers: FakeAnswer[] = [];
  const answer = (): FakeAnswer => answers.shift() ?? { status: 200 };
  const products = [1, 2, 3].map((id) => ({ id, name: `Product ${id}`, type: 'monitor' }));
  const server: FakeServer = {
    'GET /v1/customer/info': () => ({ status: 200, body: state.info }),
    'POST /v1/customer/update': answer,
    'GET /v1/redirects': () => ({ status: 200, body: { data: { redirects: state.redirects } } }),
    'PUT /v1/redirects': answer,
    'GET /v1/customers': () => ({ status: 200, body: state.customers }),
    'GET /v1/products': { status: 200, body: products },
    'PUT /v1/customers': answer,
    'GET /v1/keywords': () => ({ status: 200, body: state.keywords }),
    'PUT /v1/keywords': answer,
    'GET /v1/proxies': () => ({ status: 200, body: state.proxies }),
    'PUT /v1/proxies': answer,
    [`GET /v1/monitors/${uuid}`]: () => ({ status: 200, body: state.monitor }),
    [`POST /v1/monitors/${uuid}/webhooks`]: answer,
    [`PUT /v1/monitors/${uuid}/inputs/update`]: answer,
    [`DELETE /v1/monitors/${uuid}/inputs`]: answer,
    [`PUT /v1/monitors/${uuid}/example-inputs`]: answer,
    [`GET /v1/monitors/${uuid}/customers`]: () => ({ status: 200, body: state.access }),
    [`PUT /v1/monitors/${uuid}/customers`]: answer,
    'POST /v1/logout': { status: 200 },
  };
  const otherEnv = createTestEnv({ storage: { token: 'tok' }, server });
  void otherEnv.start('/settings');
  await flush();
  return Object.assign(otherEnv, { stored: state, answers });
}

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

interface Row {
  readonly name: string;
  readonly call: string;
  readonly load: (env: Env) => Promise<void>;
  /** Another client changes a field that this test does not edit. */
  readonly changeElsewhere: (state: Stored) => void;
  readonly edit: (env: Env) => Promise<void>;
  /** The expected payload: the edit merged into the other change. */
  readonly expected: object;
  /** The GETs that the edit itself makes without the guard. */
  readonly reads: (env: Env) => number;
}

const readsOf = (path: string) => (env: Env) =>
  env.requests.filter((one) => one.method === 'GET' && one.path === path).length;

const rows: readonly Row[] = [
  {
    name: 'the settings',
    call: 'settings.updateCustomer',
    load: (env) => act(env, settings.page.opened),
    changeElsewhere: ({ info }) => {
      info.bot_data = { ...info.bot_data, footer_text: 'Changed elsewhere' };
    },
    edit: async (env) => {
      await act(env, settings.fieldChanged, { field: 'botName', value: 'Mine' });
      await act(env, settings.saveRequested);
    },
    expected: { bot_name: 'Mine', footer_text: 'Changed elsewhere' },
    reads: readsOf('/v1/customer/info'),
  },
  {
    name: 'a redirect',
    call: 'redirects.updateRedirect',
    load: (env) => act(env, redirects.page.opened),
    changeElsewhere: ({ redirects: list }) => {
      first(list).webhook = webhook('elsewhere');
    },
    edit: async (env) => {
      await act(env, redirectsEditor.editOpened, 1);
      await act(env, redirectsEditor.editor.events.onChange, { keyword: 'Mine' });
      await act(env, redirectsEditor.editor.events.onSave);
    },
    expected: { id: 1, keyword: 'Mine', webhook: webhook('elsewhere'), note: 'kept' },
    reads: readsOf('/v1/redirects'),
  },
  {
    name: 'a customer’s products',
    call: 'customers.saveCustomer',
    load: (env) => act(env, customers.page.opened),
    changeElsewhere: ({ customers: list }) => {
      first(list).next_renewal = '2027-01-01';
      first(list).products = [1, 2, 3];
    },
    edit: async (env) => {
      await act(env, customersManaging.productToggled, { id: '1', key: '2', isSelected: false });
      await act(env, customersManaging.productsSaveRequested, '1');
    },
    expected: { customer_id: '1', next_renewal: '2027-01-01', products: [1, 3], plan: 'kept' },
    reads: readsOf('/v1/customers'),
  },
  {
    name: 'an extension of a customer',
    call: 'customers.saveCustomer',
    load: (env) => act(env, customers.page.opened),
    changeElsewhere: ({ customers: list }) => {
      first(list).next_renewal = '2026-12-23';
      first(list).products = [1, 2, 3];
    },
    edit: (env) => act(env, customersRenewals.extendRequested, '1'),
    expected: { customer_id: '1', next_renewal: '2027-01-23', products: [1, 2, 3] },
    reads: readsOf('/v1/customers'),
  },
  {
    name: 'a keyword list',
    call: 'keywords.saveKeywordList',
    load: (env) => act(env, keywords.page.opened),
    changeElsewhere: ({ keywords: list }) => {
      first(list).keywords = ['dunk', 'air max', 'elsewhere'];
    },
    edit: async (env) => {
      await act(env, keywords.list.events.onEdit, 7);
      await act(env, keywords.editor.events.onTextChange, 'air max\nmine');
      await act(env, keywords.editor.events.onSave);
    },
    expected: { keywordListID: 7, name: 'Runners', keywords: ['air max', 'elsewhere', 'mine'] },
    reads: readsOf('/v1/keywords'),
  },
  {
    name: 'a proxy list',
    call: 'proxies.saveProxyList',
    load: (env) => act(env, proxies.page.opened),
    changeElsewhere: ({ proxies: list }) => {
      first(list).proxies = '10.0.0.2:80\n10.0.0.3:80';
    },
    edit: async (env) => {
      await act(env, proxies.list.events.onEdit, 8);
      await act(env, proxies.editor.events.onTextChange, '10.0.0.1:80\n10.0.0.2:80\n10.0.0.9:80');
      await act(env, proxies.editor.events.onSave);
    },
    expected: { proxyListID: 8, proxyListData: '10.0.0.2:80\n10.0.0.3:80\n10.0.0.9:80' },
    reads: readsOf('/v1/proxies'),
  },
  {
    name: 'the webhooks of a monitor',
    call: 'monitorDetail.saveMonitorWebhooks',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      first(monitor.webhooks).webhook_url = webhook('elsewhere');
    },
    edit: async (env) => {
      await act(env, detail.webhooks.events.onChange, { region: 'UK', url: webhook('mine') });
      await act(env, detail.webhooks.events.onCommit);
    },
    expected: {
      webhooks: [
        { region: 'EU', webhook_url: webhook('elsewhere') },
        { region: 'UK', webhook_url: webhook('mine') },
      ],
    },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'an input, switched in the table',
    call: 'monitorDetail.updateMonitorInputs',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      Object.assign(first(monitor.inputs), { note: 'elsewhere', by: 'y' });
    },
    edit: async (env) => {
      await act(env, detail.inputs.table.events.onActiveChange, { id: 1, isActive: false });
      await act(env, detail.inputs.queue.events.onSave);
    },
    expected: { inputs: [{ ...dunk, note: 'elsewhere', by: 'y', active: false }], force: false },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'an input, edited in its dialog',
    call: 'monitorDetail.updateMonitorInputs',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      first(monitor.inputs).note = 'elsewhere';
    },
    edit: async (env) => {
      await act(env, detail.inputs.table.events.onEdit, 1);
      await act(env, edit.events.onChange, { priceLimit: '' });
      await act(env, edit.events.onSave);
      await act(env, detail.inputs.queue.events.onSave);
    },
    expected: { inputs: [withoutLimit({ ...dunk, note: 'elsewhere' })] },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'several inputs at once',
    call: 'monitorDetail.updateMonitorInputs',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      first(monitor.inputs).note = 'elsewhere';
    },
    edit: async (env) => {
      await act(env, detail.inputs.table.events.onManyChange, { ids: [1, 2], change: { region: 'EU' } });
      await act(env, detail.inputs.queue.events.onSave);
    },
    expected: {
      inputs: [
        { ...dunk, note: 'elsewhere', region: 'EU' },
        { ...samba, region: 'EU' },
      ],
    },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'the delete of an input, whose body is the input',
    call: 'monitorDetail.deleteMonitorInput',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      first(monitor.inputs).note = 'elsewhere';
    },
    edit: (env) => act(env, detail.inputs.table.events.onDelete, 1),
    expected: { ...dunk, note: 'elsewhere' },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'the example inputs of a monitor',
    call: 'monitorDetail.saveExampleInputs',
    load: (env) => act(env, detail.page.opened, { uuid }),
    changeElsewhere: ({ monitor }) => {
      monitor.data.example_inputs = ['two', 'elsewhere'];
    },
    edit: async (env) => {
      await act(env, detail.examples.events.onAdd, 'mine');
      await act(env, detail.examples.events.onSave);
    },
    expected: { example_inputs: ['two', 'elsewhere', 'mine'] },
    reads: readsOf(`/v1/monitors/${uuid}`),
  },
  {
    name: 'the customers with access to a monitor',
    call: 'monitorDetail.saveMonitorCustomers',
    load: async (env) => {
      await act(env, detail.page.opened, { uuid });
      await act(env, detail.details.events.onAddUser);
    },
    changeElsewhere: ({ access }) => {
      access.filtered = ['12', '13'];
    },
    edit: async (env) => {
      await act(env, access.events.onAccessChange, ['11', '12', '14']);
      await act(env, access.events.onSave);
    },
    expected: { customerIds: ['12', '13', '14'] },
    reads: readsOf(`/v1/monitors/${uuid}/customers`),
  },
];

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const age = async (env: Env) => {
  env.now += STALE_AFTER_MS + 1;
  await wait(0);
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(rows)('$name', ({ call, load, changeElsewhere, edit, expected, reads }) => {
  it('sends only the edit on top of a change from elsewhere', async () => {
    const env = await open();
    await load(env);
    changeElsewhere(env.stored);
    await age(env);
    await edit(env);
    expect(env.bodiesOf(call)).toEqual([expect.objectContaining(expected)]);
    expect(env.scope.getState($conflict)).toBeNull();
  });

  it('reads nothing again if the data is fresh', async () => {
    const env = await open();
    await load(env);
    const before = reads(env);
    env.answers.push({ status: 500 });
    await edit(env);
    expect(env.bodiesOf(call)).toHaveLength(1);
    // Lists load again after a failed write; the guard adds nothing.
    const isReload = ['redirects', 'keywords', 'proxies', 'customers'].includes(call.split('.')[0] ?? '');
    expect(reads(env) - before).toBe(isReload ? 1 : 0);
  });

  it('sends the write without a logout when the background read fails', async () => {
    const env = await open();
    await load(env);
    await act(env, tabReturned);
    for (const key of Object.keys(env.server).filter((one) => one.startsWith('GET'))) {
      env.server[key] = { status: 401 };
    }
    await edit(env);
    expect(env.bodiesOf(call)).toHaveLength(1);
    expect(env.left).toEqual([]);
  });
});

describe('conflict on one field', () => {
  const editBotName = async (answer: Parameters<typeof conflictAnswered>[0]) => {
    const env = await open();
    await act(env, settings.page.opened);
    env.stored.info.bot_data = { ...env.stored.info.bot_data, name: 'Theirs' };
    await age(env);
    await act(env, settings.fieldChanged, { field: 'botName', value: 'Mine' });
    await act(env, settings.saveRequested);
    expect(env.scope.getState($conflict)?.fields).toEqual([
      { key: 'botName', label: 'Bot Name', mine: 'Mine', theirs: 'Theirs', isSecret: false },
    ]);
    expect(env.bodiesOf('settings.updateCustomer')).toEqual([]);
    // The toast about the pending save would time out while the dialog is open.
    expect(env.scope.getState($toast)).toBeNull();
    await act(env, conflictAnswered, answer);
    return env;
  };
  const botName = ({ scope }: Env) => scope.getState(settings.$values).botName;

  it('sends and shows the chosen value', async () => {
    const env = await editBotName({ botName: 'mine' });
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ bot_name: 'Mine' }]);
    expect(botName(env)).toBe('Mine');
  });

  it('takes the other value if that is chosen', async () => {
    const env = await editBotName({ botName: 'theirs' });
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ bot_name: 'Theirs' }]);
    expect(botName(env)).toBe('Theirs');
    expect(env.scope.getState(settings.$isDirty)).toBe(false);
  });

  it('sends nothing and keeps the draft if the person keeps editing', async () => {
    const env = await editBotName(null);
    expect(env.bodiesOf('settings.updateCustomer')).toEqual([]);
    expect(botName(env)).toBe('Mine');
    await wait(5_000);
    expect(env.left).toEqual([]);
  });

  it('keeps the redirect dialog open without an error if the person keeps editing', async () => {
    const env = await open();
    await act(env, redirects.page.opened);
    first(env.stored.redirects).keyword = 'Theirs';
    await age(env);
    await act(env, redirectsEditor.editOpened, 1);
    await act(env, redirectsEditor.editor.events.onChange, { keyword: 'Mine' });
    await act(env, redirectsEditor.editor.events.onSave);
    await act(env, conflictAnswered, null);
    expect(env.scope.getState(redirectsEditor.$draft)).toMatchObject({ keyword: 'Mine' });
    expect(env.scope.getState(redirectsEditor.editor.view.error)).toBeNull();
    expect(env.scope.getState($toast)).toBeNull();
  });

  it('asks about a webhook whose region the server does not have any more', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    env.stored.monitor.webhooks.splice(1, 1);
    await age(env);
    await act(env, detail.webhooks.events.onChange, { region: 'UK', url: webhook('mine') });
    await act(env, detail.webhooks.events.onCommit);
    expect(env.scope.getState($conflict)?.fields).toMatchObject([{ key: 'UK', mine: webhook('mine') }]);
    expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks')).toEqual([]);
  });

  it('masks the value of a webhook and names its region', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    first(env.stored.monitor.webhooks).webhook_url = webhook('theirs');
    await age(env);
    await act(env, detail.webhooks.events.onChange, { region: 'EU', url: webhook('mine') });
    await act(env, detail.webhooks.events.onCommit);
    expect(env.scope.getState($conflict)?.fields).toEqual([
      { key: 'EU', label: 'EU', mine: webhook('mine'), theirs: webhook('theirs'), isSecret: true },
    ]);
    await act(env, conflictAnswered, { EU: 'theirs' });
    expect(first(env.scope.getState(detail.webhooks.view.webhooks)).url).toBe(webhook('theirs'));
  });
});

describe('inputs that changed elsewhere', () => {
  const saveNotes = async (changeElsewhere: (state: Stored) => void) => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    changeElsewhere(env.stored);
    await age(env);
    await act(env, detail.inputs.table.events.onManyChange, { ids: [1, 2], change: { note: 'mine' } });
    await act(env, detail.inputs.queue.events.onSave);
    return env;
  };
  const calls = (env: Env) => env.bodiesOf('monitorDetail.updateMonitorInputs');
  const shown = ({ scope }: Env) => scope.getState(detail.inputs.table.view.inputs);

  it('are asked about by field and link, and keep what is chosen', async () => {
    const env = await saveNotes(({ monitor }) => {
      first(monitor.inputs).note = 'theirs';
    });
    expect(env.scope.getState($conflict)).toEqual({
      subject: 'several inputs',
      fields: [{ key: '1 note', label: 'Note of dunk', mine: 'mine', theirs: 'theirs', isSecret: false }],
    });
    expect(calls(env)).toEqual([]);
    await act(env, conflictAnswered, { '1 note': 'theirs' });
    expect(calls(env)).toMatchObject([{ inputs: [{ id: 2, note: 'mine' }] }]);
    expect(shown(env).map(({ note }) => note)).toEqual(['theirs', 'mine']);
    expect(env.scope.getState(detail.inputs.queue.view.count)).toBe(0);
  });

  it('stay unsaved if the person keeps editing, until Save', async () => {
    const env = await saveNotes(({ monitor }) => {
      first(monitor.inputs).note = 'theirs';
    });
    await act(env, conflictAnswered, null);
    await wait(5_000);
    expect(calls(env)).toEqual([]);
    expect(env.scope.getState(detail.inputs.queue.view.count)).toBe(2);
    expect(shown(env).map(({ note }) => note)).toEqual(['mine', 'mine']);
    await act(env, detail.inputs.queue.events.onSave);
    await act(env, conflictAnswered, { '1 note': 'mine' });
    expect(calls(env)).toMatchObject([{ inputs: [{ note: 'mine' }, { note: 'mine' }] }]);
  });

  it('stay deleted if they were deleted, and the person sees it', async () => {
    const env = await saveNotes(({ monitor }) => void monitor.inputs.shift());
    expect(calls(env)).toMatchObject([{ inputs: [{ id: 2, note: 'mine' }] }]);
    expect(shown(env).map(({ id }) => id)).toEqual([2]);
    expect(env.scope.getState($toast)?.text).toBe('Deleted elsewhere, so your change was not saved');
  });

  it('are deleted without a call if they are deleted already', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    env.stored.monitor.inputs.shift();
    await age(env);
    await act(env, detail.inputs.table.events.onDelete, 1);
    expect(env.bodiesOf('monitorDetail.deleteMonitorInput')).toEqual([]);
    expect(shown(env).map(({ id }) => id)).toEqual([2]);
    expect(env.scope.getState($toast)?.text).toBe('Input deleted successfully');
  });

  it('do not revert what another tab has saved while the dialog was open', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    await act(env, detail.inputs.table.events.onEdit, 1);
    await act(env, edit.events.onChange, { priceLimit: '70' });
    first(env.stored.monitor.inputs).note = 'elsewhere';
    await age(env);
    await act(env, detail.inputs.table.events.onActiveChange, { id: 2, isActive: false });
    await act(env, detail.inputs.queue.events.onSave);
    await act(env, edit.events.onSave);
    await act(env, detail.inputs.queue.events.onSave);
    expect(calls(env)[1]).toMatchObject({ inputs: [{ id: 1, note: 'elsewhere', priceLimit: 70 }] });
  });

  /** Another person's note is read by the save of another input, while the dialog or the cell is open. */
  const readMeanwhile = async (env: Awaited<ReturnType<typeof open>>) => {
    first(env.stored.monitor.inputs).note = 'elsewhere';
    await age(env);
    await act(env, detail.inputs.table.events.onActiveChange, { id: 2, isActive: false });
    await act(env, detail.inputs.queue.events.onSave);
    expect(shown(env)[0]?.note).toBe('elsewhere');
  };
  const note = { key: '1 note', mine: 'mine', theirs: 'elsewhere' };

  it('ask about what has changed since the dialog was opened', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    await act(env, detail.inputs.table.events.onEdit, 1);
    await readMeanwhile(env);
    await act(env, edit.events.onChange, { note: 'mine' });
    await act(env, edit.events.onSave);
    await act(env, detail.inputs.queue.events.onSave);
    expect(env.scope.getState($conflict)?.fields).toMatchObject([note]);
  });

  it('ask about what has changed since a cell was opened', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid });
    await readMeanwhile(env);
    await act(env, detail.inputs.table.events.onManyChange, {
      ids: [1],
      change: { note: 'mine' },
      from: dunk,
    });
    await act(env, detail.inputs.queue.events.onSave);
    expect(env.scope.getState($conflict)?.fields).toMatchObject([note]);
  });
});

it('a save of a page keeps what a job has written a moment before', async () => {
  const env = await open();
  await act(env, detail.page.opened, { uuid });
  const eu = first(env.stored.monitor.webhooks);
  const after = [{ ...eu, webhook_url: webhook('replaced') }];
  const edit = { base: toRegions([{ ...eu }]), mine: toRegions(after) };
  await act(env, writeFx, writeOf(webhooks, { uuid, name: 'Nike', ...edit }));
  eu.webhook_url = webhook('replaced');
  await act(env, detail.webhooks.events.onChange, { region: 'UK', url: webhook('mine') });
  await act(env, detail.webhooks.events.onCommit);
  expect(env.bodiesOf('monitorDetail.saveMonitorWebhooks').at(-1)).toMatchObject({
    webhooks: [
      { region: 'EU', webhook_url: webhook('replaced') },
      { region: 'UK', webhook_url: webhook('mine') },
    ],
  });
});

it('a save of inputs keeps what a job has written into them a moment before', async () => {
  const env = await open();
  await act(env, detail.page.opened, { uuid });
  const input = first(env.stored.monitor.inputs);
  const edit = { base: [{ ...input }], mine: [{ ...input, note: 'by the job' }] };
  await act(env, writeFx, writeOf(inputs, { uuid, name: 'Nike', ...edit }));
  input.note = 'by the job';
  await act(env, detail.inputs.table.events.onActiveChange, { id: input.id, isActive: false });
  await act(env, detail.inputs.queue.events.onSave);
  expect(env.bodiesOf('monitorDetail.updateMonitorInputs').at(-1)).toMatchObject({
    inputs: [{ id: input.id, note: 'by the job', active: false }],
  });
});

describe('save that fails with 401', () => {
  it('offers Sign in, which redirects to the login address', async () => {
    const env = await open();
    await act(env, redirects.page.opened);
    env.answers.push({ status: 401 });
    env.server['GET /v1/redirects'] = { status: 401 };
    await act(env, redirectsList.activeChanged, { id: 1, isActive: false });
    expect(env.scope.getState($toast)).toMatchObject({
      text: 'Failed to save redirect',
      action: { id: 'sign-in', label: 'Sign in' },
    });
    await act(env, toastActed, 'sign-in');
    expect(env.left).toEqual(['https://login.example/']);
  });

  it('no longer offers Sign in once a call succeeds', async () => {
    const env = await open();
    await act(env, redirects.page.opened);
    env.answers.push({ status: 401 });
    env.server['GET /v1/redirects'] = { status: 401 };
    await act(env, redirectsList.activeChanged, { id: 1, isActive: false });
    expect(env.scope.getState($isUnauthorized)).toBe(true);
    env.server['GET /v1/redirects'] = { status: 200, body: { data: { redirects: [] } } };
    await act(env, redirectsList.reloadRequested);
    expect(env.scope.getState($isUnauthorized)).toBe(false);
  });
});
