import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { $unsaved } from '../../kernel';
import { factsLearnt } from '../../kernel/page/facts';
import { createWorkspace, webhook, type Workspace } from '../../kernel/testing/workspace';
import { backupFile, readFile } from './file';
import * as backup from './index';
import { putSecrets, takeSecrets } from './secrets';
import { contentOf, makeBackup, open, plan, restoreAll, type BackupEnv } from './testing';
import * as backupMake from './make';
import { $pins } from '../../monitors/arrangement';
import { pinned } from '../../monitors/arranging';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());

const { restore } = backup;

/** The workspace without anything that a restore could bring. */
function emptied(): Workspace {
  const workspace = createWorkspace();
  workspace.redirects = [];
  workspace.keywords = [];
  workspace.proxies = [];
  workspace.info = {
    ...workspace.info,
    bot_data: { app_id: '1' },
    customer_data: { purchases: { monitor: ['private inputs'], toolbox: [] } },
  };
  for (const monitor of workspace.monitors.values()) {
    monitor.inputs = [];
    monitor.webhooks = monitor.webhooks.map(({ region }) => ({ region, webhook_url: '' }));
    monitor.data['example_inputs'] = [];
    monitor.data['input_allowed'] = false;
    monitor.settings = { products: monitor.settings['products'] };
  }
  workspace.commands.set('g-1', [{ id: 'c-1', name: 'ban', permissions: {} }]);
  return workspace;
}

const steps = (env: BackupEnv) =>
  env.scope
    .getState(restore.plan.view.groups)
    .flatMap((group) =>
      group.steps.map(
        ({ title, skipped, isUnchanged }) =>
          `${group.name}: ${title}${skipped === undefined ? '' : ` (${skipped})`}${isUnchanged === true ? ' (same)' : ''}`,
      ),
    );

describe('file', () => {
  it('is described by docs/backup.schema.json', async () => {
    const schema = `${JSON.stringify(z.toJSONSchema(backupFile), null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot('../../../../../docs/backup.schema.json');
  });

  it('is refused with the reason', () => {
    const refusal = (text: string) => {
      const read = readFile(text);
      return 'refusal' in read ? read.refusal : null;
    };
    expect(refusal('{')).toEqual({ reason: 'not-json' });
    expect(refusal('{"format":"dropdeck-preferences","version":1}')).toEqual({ reason: 'foreign' });
    expect(refusal('{"format":"dropdeck-backup","version":2}')).toEqual({ reason: 'newer' });
    expect(
      refusal(
        '{"format":"dropdeck-backup","version":1,"madeAt":"x","content":{"redirects":[{}]},"secrets":null}',
      ),
    ).toEqual({ reason: 'broken', path: 'content.redirects.0.keyword' });
    expect(refusal(' '.repeat(20_000_001))).toEqual({ reason: 'too-large' });
  });
});

describe('secrets', () => {
  it('are taken out and put back at the same paths', () => {
    const content = {
      redirects: [{ keyword: 'dunk', type: 'Name' as const, active: true, webhook: webhook('dunk') }],
      proxyLists: [{ name: 'EU', proxies: '10.0.0.1:80' }],
    };
    const taken = takeSecrets(content);
    expect(taken.secrets).toEqual({
      'redirects.0.webhook': webhook('dunk'),
      'proxyLists.0.proxies': '10.0.0.1:80',
    });
    expect(JSON.stringify(taken.content)).not.toMatch(/webhooks|10\.0\.0\.1/);
    expect(putSecrets(taken.content, taken.secrets)).toEqual(content);
    expect(putSecrets(taken.content, { '__proto__.url': 'x', 'redirects.9.webhook': 'x' })).toEqual(
      taken.content,
    );
  });
});

describe('a backup', () => {
  it('says how many calls it makes, and has all parts of a developer', async () => {
    const env = await open();
    await env.act(backupMake.partToggled, { part: 'permissions' as const, isChosen: true });
    expect(env.scope.getState(backupMake.$calls)).toBe(7);
    const before = env.requests.length;
    await env.act(backupMake.readRequested);
    expect(env.requests).toHaveLength(before + 7);
    await env.act(backupMake.saveRequested, { passphrase: null });
    const [file] = env.files;
    expect(file?.name).toBe('dropdeck-backup-2026-11-21.json');
    const read = readFile(file?.text ?? '');
    expect('file' in read && Object.keys(read.file.content)).toEqual([
      'settings',
      'redirects',
      'keywordLists',
      'proxyLists',
      'monitors',
      'permissions',
    ]);
    expect(file?.text).not.toMatch(/api\/webhooks|me:secret/);
  });

  it('reports monitors that could not be read, and reads only those again', async () => {
    const env = await open();
    const server = env.server['GET /v1/monitors/m-2'];
    env.server['GET /v1/monitors/m-2'] = { status: 500 };
    await env.act(backupMake.readRequested);
    expect(env.scope.getState(backupMake.reading.$progress)?.failed).toMatchObject([
      { id: 'monitor m-2', name: 'Monitor 2', reason: 'The server answered with 500.' },
    ]);
    expect(env.left).toEqual([]);
    env.server['GET /v1/monitors/m-2'] = server ?? { status: 500 };
    const before = env.requests.length;
    await env.act(backupMake.reading.retried);
    expect(env.requests).toHaveLength(before + 1);
    expect(env.scope.getState(backupMake.reading.$isComplete)).toBe(true);
  });
});

describe('pins', () => {
  const inOrder = async (env: BackupEnv) => {
    await env.act(pinned, { uuids: ['m-2'], isPinned: true });
    return env;
  };
  const only = async (env: BackupEnv) => {
    for (const part of env.scope.getState(backup.making.view.chosen))
      if (part !== 'arrangement') await env.act(backupMake.partToggled, { part, isChosen: false });
    await env.act(backupMake.readRequested);
    await env.act(backupMake.saveRequested, { passphrase: null });
    return env.files.at(-1)?.text ?? '';
  };

  it('are a part of the backup once there are any, by name and product', async () => {
    const env = await open();
    expect(env.scope.getState(backup.making.view.available)).not.toContain('arrangement');
    const text = await only(await inOrder(env));
    expect(contentOf(text)).toMatchObject({
      arrangement: ['{"name":"Monitor 2","pinned":true,"product":"Sneaker","tags":[],"uuid":"m-2"}'],
    });
  });

  it('come back in another browser and for another account, by a plan and without a write to the server', async () => {
    const text = await only(await inOrder(await open()));
    const other = createWorkspace();
    for (const { data } of other.monitors.values())
      if (data['monitor_uuid'] === 'm-2') data['monitor_uuid'] = 'n-2';
    const env = await open(other);
    await plan(env, text);
    expect(steps(env)).toEqual(['Pins: Monitor 2']);
    await env.act(restore.plan.events.onConfirm);
    expect([...env.scope.getState($pins)]).toEqual(['n-2']);
    expect(env.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await plan(env, text);
    expect(steps(env)).toEqual(['Pins: Monitor 2 (same)']);
  });
});

describe('a restore', () => {
  it('names every change, and changes nothing before it is confirmed', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    await plan(env, text);
    expect(env.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    const planned = steps(env);
    for (const step of [
      'Settings: Bot Name',
      'Redirects: Create “dunk”',
      'Keyword lists: Create “Runners” with 2 entries',
      'Monitor 1: Webhook of EU',
      'Monitor 1: Add 2 inputs',
      'Monitor 1: Delay',
      'Permissions of Server g-1: “ban”',
      'Monitor 1: Proxy List (There is no “EU pool” to choose. Restore it, then choose the file again.)',
    ])
      expect(planned).toContain(step);
  });

  it('names servers and targets that are known', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    await env.act(factsLearnt, {
      serverNames: { '1090000000000000001': 'Sole Searchers' },
      targetNames: { 'roles 5': 'Moderators' },
    });
    await plan(env, text);
    const texts = JSON.stringify(env.scope.getState(restore.plan.view.groups));
    expect(texts).toContain('Sole Searchers (1090000000000000001)');
    expect(texts).toContain('roles Moderators (5)');
  });

  it('writes only the chosen steps', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    await plan(env, text);
    for (const { name } of env.scope.getState(restore.plan.view.groups))
      await env.act(restore.plan.events.onToggle, { group: name, isChosen: name === 'Redirects' });
    await env.act(restore.plan.events.onConfirm);
    const calls = env.requests.filter(({ method }) => method !== 'GET').map(({ call }) => call);
    expect(new Set(calls)).toEqual(new Set(['redirects.createRedirect']));
    expect(env.workspace.redirects.map(({ keyword }) => keyword)).toEqual(['dunk', 'DD1391']);
  });

  it('deletes nothing that the file does not have', async () => {
    const text = await makeBackup(await open());
    const workspace = createWorkspace();
    workspace.redirects.push({ id: 3, keyword: 'samba', webhook: webhook('s'), type: 'Name', active: true });
    workspace.keywords[0] = { id: 7, name: 'Runners', keywords: ['mine'] };
    workspace.monitors.get('m-1')?.inputs.push({ id: 99, link: 'mine' });
    const env = await open(workspace);
    await restoreAll(env, text);
    expect(workspace.redirects).toHaveLength(3);
    expect(workspace.keywords[0]).toMatchObject({ keywords: ['mine', 'dunk', 'air max'] });
    expect(workspace.monitors.get('m-1')?.inputs.map(({ link }) => link)).toContain('mine');
    expect(env.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('plans only what is left after a fault, when the same file is chosen again', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    const add = env.server['POST /v1/redirects'];
    env.server['POST /v1/redirects'] = { kind: 'network' };
    await restoreAll(env, text);
    expect(env.scope.getState(restore.plan.view.result)).toMatchObject({
      failed: [
        { name: 'Redirects: Create “dunk”', reason: 'The server could not be reached.' },
        { name: 'Redirects: Create “DD1391”', reason: 'The server could not be reached.' },
      ],
    });
    env.server['POST /v1/redirects'] = add ?? { status: 500 };
    const again = await open(env.workspace);
    await plan(again, text);
    expect(
      steps(again)
        .filter((step) => !step.includes('('))
        .toSorted(),
    ).toEqual([
      'Monitor 1: Proxy List',
      'Monitor 2: Proxy List',
      'Redirects: Create “DD1391”',
      'Redirects: Create “dunk”',
    ]);
  });

  it('asks for the passphrase, and says that another one is wrong', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    await env.act(restore.fileChosen, text);
    expect(env.scope.getState(restore.$summary)).toMatchObject({ isLocked: true, hasSecrets: true });
    await env.act(restore.unlockRequested, 'guess');
    expect(env.scope.getState(restore.$isWrongPassphrase)).toBe(true);
    expect(env.scope.getState(restore.$summary)?.isLocked).toBe(true);
    await env.act(restore.unlockRequested, 'correct horse');
    expect(env.scope.getState(restore.$isWrongPassphrase)).toBe(false);
    expect(env.scope.getState(restore.$summary)?.isLocked).toBe(false);
  });

  it('skips what needs a secret if the file has none', async () => {
    const text = await makeBackup(await open(), null);
    const env = await open(emptied());
    await plan(env, text);
    expect(steps(env)).toContain('Redirects: Create “dunk” (The file has no webhook for it.)');
    expect(steps(env)).toContain('Proxy lists: “EU pool” (The file has no secrets.)');
  });

  it('finds a monitor by its name and product, and skips one without a counterpart', async () => {
    const text = await makeBackup(await open());
    const workspace = emptied();
    const [first, second] = [...workspace.monitors.values()];
    if (first === undefined || second === undefined) throw new Error('There are two monitors');
    second.data['monitor_name'] = 'Other';
    workspace.monitors = new Map([
      ['m-9', first],
      ['m-8', second],
    ]);
    first.data['monitor_uuid'] = 'm-9';
    second.data['monitor_uuid'] = 'm-8';
    const env = await open(workspace);
    await restoreAll(env, text);
    expect(workspace.monitors.get('m-9')?.inputs).toHaveLength(2);
    expect(steps(env)).toContain('Monitor 2: Inputs, webhooks and settings (There is no such monitor.)');
  });

  it('goes on without monitors that cannot be read', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    env.server['GET /v1/monitors/m-2'] = { status: 500 };
    await plan(env, text);
    expect(env.scope.getState(restore.$isPlanned)).toBe(false);
    await env.act(restore.comparedPartly);
    expect(steps(env)).toContain('Monitor 2: Inputs, webhooks and settings (It could not be read.)');
  });

  it('is unsaved work while it is running', async () => {
    const text = await makeBackup(await open());
    const env = await open(emptied());
    env.server['POST /v1/customer/update'] = () => new Promise(() => undefined);
    await restoreAll(env, text);
    expect(env.scope.getState($unsaved)).toBe(true);
    await env.act(restore.fileClosed);
    expect(env.scope.getState(restore.plan.job.$isRunning)).toBe(true);
  });
});

const name = fc.stringMatching(/^[a-z]{1,8}$/);
const lines = fc.uniqueArray(name, { maxLength: 4 });

it('any state of the server is the same after a backup and a restore to an empty server', async () => {
  const states = fc.record({
    redirects: fc.uniqueArray(
      fc.record({
        keyword: name,
        webhook: name.map(webhook),
        type: fc.constantFrom('Name', 'SKU'),
        active: fc.boolean(),
      }),
      { selector: ({ keyword, type }) => `${type} ${keyword}`, maxLength: 4 },
    ),
    keywords: fc.uniqueArray(fc.record({ name, keywords: lines }), {
      selector: (list) => list.name,
      maxLength: 3,
    }),
    inputs: fc.uniqueArray(
      fc.record({
        link: name,
        note: fc.string(),
        sizeRange: fc.constantFrom('', '36-50'),
        region: fc.constantFrom('', 'all', 'EU'),
        priceLimit: fc.option(fc.integer({ min: 1, max: 500 })),
        active: fc.boolean(),
        private: fc.boolean(),
        specialWebhook: fc.oneof(fc.constant(''), name.map(webhook)),
      }),
      { selector: ({ link }) => link, maxLength: 5 },
    ),
    delay: fc.integer({ min: 1, max: 99 }),
    own: fc.boolean(),
    servers: lines,
  });
  await fc.assert(
    fc.asyncProperty(states, async ({ redirects, keywords, inputs, delay, own, servers }) => {
      const workspace = createWorkspace();
      workspace.redirects = redirects.map((one, id) => Object.assign({ id }, one));
      workspace.keywords = keywords.map((one, id) => Object.assign({ id: `k-${id}` }, one));
      workspace.info = {
        ...workspace.info,
        bot_data: { ...workspace.info.bot_data, whitelisted_servers: servers },
      };
      const monitor = workspace.monitors.get('m-1');
      if (monitor === undefined) throw new Error('There is a monitor m-1');
      monitor.own = own;
      monitor.settings['delay'] = delay;
      const [list] = workspace.keywords;
      monitor.inputs = inputs.map((one, id) =>
        Object.assign({ id, keywordId: id % 2 === 0 ? null : (list?.['id'] ?? null) }, one),
      );
      const before = await makeBackup(await open(workspace));

      const empty = emptied();
      await restoreAll(await open(empty), before);
      // The lists get their ids from the first restore.
      await restoreAll(await open(empty), before);
      expect(contentOf(await makeBackup(await open(empty)))).toEqual(contentOf(before));
    }),
    { numRuns: 25 },
  );
});
