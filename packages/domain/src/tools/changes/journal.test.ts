import { setLocale } from '@dropdeck/text';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allCalls } from '../../contract';
import { updateCommand, getCommands } from '../../contract/calls/commands';
import { getCustomers, saveCustomer } from '../../contract/calls/customers';
import {
  createKeywordList,
  deleteKeywordList,
  getKeywordLists,
  saveKeywordList,
} from '../../contract/calls/keywords';
import {
  getMonitor,
  getMonitorCustomers,
  saveExampleInputs,
  saveMonitorCustomers,
  saveMonitorWebhooks,
  updateMonitorInputs,
} from '../../contract/calls/monitor-detail';
import { addMonitorInputs, deleteMonitorInput } from '../../contract/calls/inputs';
import { createProxyList, deleteProxyList, getProxyLists, saveProxyList } from '../../contract/calls/proxies';
import { createRedirect, deleteRedirect, getRedirects, updateRedirect } from '../../contract/calls/redirects';
import { updateCustomer } from '../../contract/calls/settings';
import { settingsOf, toPayload } from '../../resources/setting-values';
import { logoutConfirmed } from '../../account/session';
import * as detail from '../../monitors/detail';
import { $monitor } from '../../monitors/detail/page';
import { factsLearnt } from '../../kernel/page/facts';
import { $conflict, conflictAnswered, storageChanged, tabKey } from '../../kernel';
import { createWorkspace, webhook } from '../../kernel/testing/workspace';
import { limits, readJournals, withinLimits, type Entry } from './entries';
import { recordingStarted } from './record';
import { rules } from './rules';
import { act, copyOf, first, monitor, open, revert, stateOf, type JournalEnv } from './testing';
import * as toolExport from './tool/export';
import * as toolList from './tool/list';
import * as toolRevert from './tool/revert';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each change that can be reverted: the reads that a page makes, and the write. */
const changes: ReadonlyArray<{
  readonly name: string;
  readonly make: (env: JournalEnv) => Promise<void>;
  readonly title: string;
}> = [
  {
    name: 'the settings',
    make: (env) => {
      const settings = { ...settingsOf(env.workspace.info), botName: 'Other', webhookUrl: webhook('other') };
      return env.call(updateCustomer, { payload: toPayload(settings, '1080000000000000001') });
    },
    title: 'Settings changed',
  },
  {
    name: 'a created redirect',
    make: async (env) => {
      await env.call(createRedirect, {
        payload: { id: -1, keyword: 'samba', webhook: webhook('samba'), type: 'Name', active: true },
      });
      await env.call(getRedirects, {});
    },
    title: 'Redirect “samba” created',
  },
  {
    name: 'a changed redirect',
    make: async (env) => {
      await env.call(getRedirects, {});
      await env.call(updateRedirect, {
        payload: { id: 1, keyword: 'dunk low', webhook: webhook('low'), type: 'Name', active: true, hits: 4 },
      });
    },
    title: 'Redirect “dunk low” changed',
  },
  {
    name: 'a deleted redirect',
    make: async (env) => {
      await env.call(getRedirects, {});
      await env.call(deleteRedirect, { payload: { id: 2 } });
    },
    title: 'Redirect “DD1391” deleted',
  },
  {
    name: 'webhooks of a monitor',
    make: async (env) => {
      await env.call(getMonitor, monitor);
      await env.call(saveMonitorWebhooks, {
        parameters: { monitor_uuid: 'm-1' },
        payload: {
          webhooks: [
            { region: 'EU', webhook_url: webhook('mine') },
            { region: 'US', webhook_url: webhook('us') },
          ],
        },
      });
    },
    title: 'Monitor “Monitor 1” changed',
  },
  ...(
    [
      { type: 'delay', delay: 30 },
      { type: 'proxyList', proxyListId: 9 },
      { type: 'product', productId: 2 },
      { type: 'inputs', inputsAllowed: false },
      { type: 'monitor_preference', monitorOnlyOwnProducts: true },
    ] as const
  ).map((payload) => ({
    name: `the setting ${payload.type} of a monitor`,
    make: async (env: JournalEnv) => {
      await env.call(getMonitor, monitor);
      await env.call(updateMonitorInputs, { ...monitor, payload });
    },
    title: 'Monitor “Monitor 1” changed',
  })),
  {
    name: 'added inputs',
    make: (env) =>
      env.call(addMonitorInputs, {
        ...monitor,
        payload: { inputs: [{ id: -1, link: 'https://shop.example/new' }], force: false },
      }),
    title: 'Input “https://shop.example/new” of m-1 created',
  },
  {
    name: 'a changed input',
    make: async (env) => {
      await env.call(getMonitor, monitor);
      const input = first(env.workspace.monitors.get('m-1')?.inputs ?? []);
      await env.call(updateMonitorInputs, {
        ...monitor,
        payload: { inputs: [{ ...input, id: 10, link: String(input['link']), note: 'gift' }], force: false },
      });
    },
    title: 'Input “https://shop.example/a” of Monitor 1 changed',
  },
  {
    name: 'example inputs',
    make: async (env) => {
      await env.call(getMonitor, monitor);
      await env.call(saveExampleInputs, { ...monitor, payload: { example_inputs: ['two', 'three'] } });
    },
    title: 'Monitor “Monitor 1” changed',
  },
  {
    name: 'customers with access',
    make: async (env) => {
      await env.call(getMonitorCustomers, monitor);
      await env.call(saveMonitorCustomers, { ...monitor, payload: { customerIds: [] } });
    },
    title: 'Monitor “m-1” changed',
  },
  {
    name: 'a created keyword list',
    make: (env) => env.call(createKeywordList, { payload: { name: 'New', keywords: ['a', 'b'] } }),
    title: 'Keyword list “New” created',
  },
  {
    name: 'a deleted keyword list',
    make: async (env) => {
      await env.call(getKeywordLists, {});
      await env.call(deleteKeywordList, { payload: { keywordListID: 7 } });
    },
    title: 'Keyword list “Runners” deleted',
  },
  {
    name: 'a deleted proxy list',
    make: async (env) => {
      await env.call(getProxyLists, {});
      await env.call(deleteProxyList, { payload: { proxyListID: 8 } });
    },
    title: 'Proxy list “EU pool” deleted',
  },
  {
    name: 'a deleted input',
    make: async (env) => {
      await env.call(getMonitor, monitor);
      await env.call(deleteMonitorInput, {
        ...monitor,
        payload: copyOf(env.workspace.monitors.get('m-1')?.inputs ?? [])[1] as never,
      });
    },
    title: 'Input “https://shop.example/b” of Monitor 1 deleted',
  },
  {
    name: 'a saved keyword list',
    make: async (env) => {
      await env.call(getKeywordLists, {});
      await env.call(saveKeywordList, { payload: { keywordListID: 7, name: 'Shoes', keywords: ['dunk'] } });
    },
    title: 'Keyword list “Shoes” changed',
  },
  {
    name: 'a created proxy list',
    make: (env) =>
      env.call(createProxyList, { payload: { proxyListName: 'New', proxyListData: '1.1.1.1:80' } }),
    title: 'Proxy list “New” created',
  },
  {
    name: 'a saved proxy list',
    make: async (env) => {
      await env.call(getProxyLists, {});
      await env.call(saveProxyList, {
        payload: { proxyListID: 8, proxyListData: '10.0.0.2:80\n10.0.0.3:80' },
      });
    },
    title: 'Proxy list “EU pool” changed',
  },
  {
    name: 'a customer',
    make: async (env) => {
      await env.call(getCustomers, {});
      await env.call(saveCustomer, {
        payload: { customer_id: '1', name: 'Sole', next_renewal: '2027-01-24', products: [1], tier: 'gold' },
      });
    },
    title: 'Customer “Sole” changed',
  },
  {
    name: 'permissions',
    make: async (env) => {
      await env.call(getCommands, { parameters: { id: 'g-1' } });
      await env.call(updateCommand, {
        payload: {
          selected_channels: [],
          selected_roles: [{ id: '5', permission: false }],
          selected_members: [],
          app_id: '1',
          guild_id: 'g-1',
          command_id: 'c-1',
        },
      });
    },
    title: 'Command “ban” changed',
  },
];

describe('rules', () => {
  it('there is one for every write that the contracts declare, and for nothing else', () => {
    const writes = allCalls.filter(({ method }) => method !== 'GET').map(({ name }) => name);
    expect(Object.keys(rules).toSorted()).toEqual(writes.toSorted());
  });
});

describe.each(changes)('a change of $name', ({ make, title }) => {
  it('is entered, and a revert restores what the server had', async () => {
    const env = await open();
    const before = stateOf(env.workspace);
    await make(env);
    expect(env.entries().map((entry) => entry.title)).toEqual([title]);
    expect(stateOf(env.workspace)).not.toEqual(before);
    env.wait();
    await revert(env);
    expect(env.entries().map(({ revert: state, reason }) => [state, reason])).toEqual([
      [expect.stringMatching('possible|none'), null],
      ['done', null],
    ]);
    expect(stateOf(env.workspace)).toEqual(before);
    expect(first(env.entries()).title).toMatch(/^Reverted: /);
  });

  it('is entered when it was made before the recording had loaded', async () => {
    const env = await open({ isLate: true });
    await make(env);
    expect(env.entries()).toEqual([]);
    await act(env, recordingStarted);
    expect(env.entries().map((entry) => entry.title)).toEqual([title]);
  });

  it('is followed by other tabs and stored without a secret', async () => {
    const env = await open();
    await make(env);
    const text = env.storage.get('dropdeck:journal') ?? '';
    for (const secret of ['other', 'samba"', 'low"', 'mine', '/us', 'me:secret', '10.0.0.3', '1.1.1.1'])
      expect(text).not.toContain(`webhooks/1090/${secret}`);
    expect(text).not.toMatch(/me:secret|10\.0\.0\.3|1\.1\.1\.1/);
    const other = await open();
    await allSettled(storageChanged, {
      scope: other.scope,
      params: { key: 'dropdeck:journal', value: text },
    });
    expect(other.entries().map((entry) => entry.title)).toEqual([title]);
  });
});

describe('journal', () => {
  it('is stored in English, and shown in the language of the page', async () => {
    const env = await open();
    const german = new Map([
      ['redirectChanged', 'Umleitung geändert'],
      ['keyword', 'Stichwort'],
    ]);
    setLocale({ language: 'de', translate: (_, key) => german.get(key) });
    await first(changes.filter(({ name }) => name === 'a changed redirect')).make(env);
    const stored = env.storage.get('dropdeck:journal') ?? '';
    expect(stored).toContain('"label":"Keyword"');
    expect(stored).toContain('"noun":"redirect"');
    expect(first(env.entries()).title).toBe('Umleitung geändert');
    expect(first(first(first(env.entries()).rows).changes).label).toBe('Stichwort');
  });

  it('shows which fields a write changed, with the values before and after', async () => {
    const env = await open();
    await first(changes.filter(({ name }) => name === 'a changed redirect')).make(env);
    expect(first(first(env.entries()).rows).changes).toEqual([
      { label: 'Keyword', before: 'dunk', after: 'dunk low', isList: false, whole: null },
      {
        label: 'Webhook URL',
        before: '…dunk',
        after: '…/low',
        isList: false,
        whole: { before: webhook('dunk'), after: webhook('low') },
      },
    ]);
  });

  it('shows servers and targets by the names that are known now, and stores their ids', async () => {
    const env = await open();
    await env.call(updateCustomer, {
      payload: toPayload(
        { ...settingsOf(env.workspace.info), whitelistedServers: ['101', '102'] },
        '1080000000000000001',
      ),
    });
    await first(changes.filter(({ name }) => name === 'permissions')).make(env);
    await allSettled(factsLearnt, {
      scope: env.scope,
      params: { serverNames: { 101: 'Sole Searchers' }, targetNames: { 'roles 5': 'Moderators' } },
    });
    const [permissions, settings] = env.entries();
    expect(permissions?.rows[0]?.changes.map(({ label }) => label)).toContain('Role Moderators (5)');
    expect(settings?.rows[0]?.changes[0]?.after).toBe('Sole Searchers (101)\n102');
    expect(env.storage.get('dropdeck:journal')).not.toMatch(/Sole Searchers|Moderators/);
  });

  it.each([[{ 0: '1090000000000000001', 2: 4001 }], [[4001, null, '1090000000000000001']]])(
    'enters nothing about servers that were not edited, received as %j',
    async (whitelisted_servers) => {
      const workspace = createWorkspace();
      workspace.info = {
        ...workspace.info,
        bot_data: Object.assign({}, workspace.info.bot_data, { whitelisted_servers }),
      };
      const env = await open({ workspace });
      const saved = settingsOf(workspace.info);
      await env.call(updateCustomer, {
        payload: toPayload({ ...saved, botName: 'Other' }, '1080000000000000001'),
      });
      expect(first(first(env.entries()).rows).changes.map(({ label }) => label)).toEqual(['Bot Name']);
    },
  );

  it('says in another tab that only the first one can revert a change of a secret', async () => {
    const env = await open();
    await first(changes).make(env);
    const stored = env.storage.get('dropdeck:journal') ?? '';
    const other = await open({ storage: { 'dropdeck:journal': stored } });
    expect(first(other.entries()).revert).toBe('tab');
    expect(first(first(other.entries()).rows).changes.at(-1)).toMatchObject({
      before: '…part',
      after: '…ther',
      whole: null,
    });
    const reloaded = await open({ storage: Object.fromEntries(env.storage) });
    expect(first(reloaded.entries()).revert).toBe('possible');
  });

  it('enters the rows of one job as one entry, and asks before it reverts them', async () => {
    const env = await open();
    const before = stateOf(env.workspace);
    await env.call(getRedirects, {});
    for (const redirect of copyOf(env.workspace.redirects)) {
      env.now += 100;
      await env.call(updateRedirect, {
        payload: { ...redirect, active: redirect['active'] !== true } as never,
      });
    }
    expect(env.entries().map(({ title }) => title)).toEqual(['2 redirects changed']);
    env.wait();
    await revert(env);
    expect(env.scope.getState(toolList.$question)?.rows).toEqual(['Redirect “DD1391”', 'Redirect “dunk”']);
    expect(stateOf(env.workspace)).not.toEqual(before);
    await act(env, toolRevert.revertConfirmed);
    expect(stateOf(env.workspace)).toEqual(before);
    expect(env.entries().map(({ title }) => title)).toEqual([
      'Reverted: 2 redirects changed',
      '2 redirects changed',
    ]);
  });

  it('reverts a revert', async () => {
    const env = await open();
    await first(changes.filter(({ name }) => name === 'the setting delay of a monitor')).make(env);
    const changed = stateOf(env.workspace);
    env.wait();
    await revert(env);
    env.wait();
    await revert(env);
    expect(stateOf(env.workspace)).toEqual(changed);
  });

  it('asks about a field that was changed elsewhere since', async () => {
    const env = await open();
    await first(changes.filter(({ name }) => name === 'the setting delay of a monitor')).make(env);
    const settings = env.workspace.monitors.get('m-1')?.settings ?? {};
    settings['delay'] = 99;
    env.wait();
    await revert(env);
    expect(env.scope.getState($conflict)?.fields).toEqual([
      { key: 'delay', label: 'Delay', mine: '10', theirs: '99', isSecret: false },
    ]);
    await act(env, conflictAnswered, null);
    expect(settings['delay']).toBe(99);
    expect(first(env.entries())).toMatchObject({
      revert: 'possible',
      reason: 'It was changed elsewhere, and your change was not saved.',
    });
  });

  it('says why a revert failed, beside the entry', async () => {
    const env = await open();
    await first(changes.filter(({ name }) => name === 'a changed redirect')).make(env);
    env.workspace.redirects.splice(0, 1);
    await revert(env);
    expect(first(env.entries())).toMatchObject({ revert: 'possible', reason: 'It no longer exists.' });
  });

  it('never shows another person’s entries, and keeps them', async () => {
    const env = await open();
    await first(changes).make(env);
    const workspace = createWorkspace();
    workspace.info = { ...workspace.info, bot_data: { ...workspace.info.bot_data, app_id: '42' } };
    const other = await open({
      workspace,
      storage: Object.fromEntries([...env.storage].filter(([key]) => key.includes('journal'))),
    });
    expect(other.entries()).toEqual([]);
    await first(changes).make(other);
    expect(other.entries()).toHaveLength(1);
    await allSettled(toolList.clearConfirmed, { scope: other.scope });
    expect(Object.keys(readJournals(other.storage.get('dropdeck:journal') ?? null))).toEqual([
      '1080000000000000001',
    ]);
    expect(other.entries()).toEqual([]);
  });

  it('forgets secrets on a voluntary logout, and keeps the rest', async () => {
    const env = await open();
    await first(changes).make(env);
    await act(env, logoutConfirmed);
    expect(env.storage.has(tabKey('journal'))).toBe(false);
    expect(env.storage.has('dropdeck:journal')).toBe(true);
  });

  it('says that a value is unknown if nothing has read it, and offers no revert', async () => {
    const env = await open();
    await env.call(updateRedirect, { payload: copyOf(first(env.workspace.redirects)) as never });
    await env.call(deleteRedirect, { payload: { id: 2 } });
    const [deleted, changed] = env.entries();
    expect([deleted?.title, deleted?.revert]).toEqual(['Redirect “2” deleted', 'none']);
    expect([changed?.title, changed?.revert]).toEqual(['Redirect “dunk” changed', 'none']);
    expect(changed?.rows[0]?.changes[0]).toMatchObject({ label: 'Keyword', before: null, after: 'dunk' });
  });

  // Why what is known comes from the calls and not from the pages: a page has one monitor, and shows an edit before it is saved.
  it('knows what a monitor had whose page was left for another one before the save was answered', async () => {
    const env = await open();
    await act(env, detail.page.opened, { uuid: 'm-1' });
    await act(env, detail.page.closed);
    await act(env, detail.page.opened, { uuid: 'm-2' });
    expect(env.scope.getState($monitor)).toMatchObject({ monitor_uuid: 'm-2' });
    await env.call(saveExampleInputs, { ...monitor, payload: { example_inputs: ['three'] } });
    expect(first(env.entries())).toMatchObject({
      title: 'Monitor “Monitor 1” changed',
      rows: [{ changes: [{ label: 'Example Inputs', before: 'one\ntwo', after: 'three' }] }],
      revert: 'possible',
    });
  });

  it('does not enter a write that changes nothing', async () => {
    const env = await open();
    await env.call(getRedirects, {});
    await env.call(updateRedirect, { payload: first(copyOf(env.workspace.redirects)) as never });
    expect(env.entries()).toEqual([]);
  });

  it('exports the shown entries without secrets, with the time zone in the heading', async () => {
    const env = await open();
    await first(changes).make(env);
    await allSettled(toolExport.exported, { scope: env.scope, params: { format: 'csv', ids: null } });
    await allSettled(toolExport.exported, { scope: env.scope, params: { format: 'json', ids: null } });
    const [csv = '', json = ''] = env.files.map(({ text }) => text);
    expect(csv).toMatch(/^\uFEFF"Time \([^)]+\)"/);
    expect(csv + json).not.toContain('secret-part');
    expect(JSON.parse(json)).toMatchObject([{ title: 'Settings changed', kind: 'settings' }]);
  });

  it('finds entries by kind and by words of their values', async () => {
    const env = await open();
    await first(changes).make(env);
    env.wait();
    await first(changes.filter(({ name }) => name === 'a changed redirect')).make(env);
    expect(env.scope.getState(toolList.$kinds)).toEqual(['settings', 'redirects']);
    await allSettled(toolList.searchChanged, { scope: env.scope, params: 'dunk low' });
    expect(env.entries().map(({ kind }) => kind)).toEqual(['redirects']);
    await allSettled(toolList.kindChanged, { scope: env.scope, params: 'settings' });
    expect(env.entries()).toEqual([]);
  });
});

describe('withinLimits', () => {
  const entry = (at: number, characters: number): Entry => ({
    id: String(at),
    at,
    until: at,
    kind: 'settings',
    action: 'changed',
    call: 'x',
    rows: [{ noun: 'settings', name: 'x'.repeat(characters), href: '/', changes: [], undo: null }],
  });

  it('drops the oldest entries beyond the number and the size', () => {
    const many = Array.from({ length: 600 }, (_, at) => entry(at, 10));
    expect(withinLimits({ a: many })['a']?.at(0)?.at).toBe(600 - limits.entries);
    const large = Array.from({ length: 10 }, (_, at) => entry(at, 50_000));
    expect(withinLimits({ a: large.slice(0, 5), b: large.slice(5) })).toEqual({ b: large.slice(5) });
  });

  it('ignores stored text that is no journal', () => {
    expect([readJournals('{'), readJournals('[]'), readJournals('{"a":[{"id":1}]}')]).toEqual([
      {},
      {},
      { a: [] },
    ]);
  });
});
